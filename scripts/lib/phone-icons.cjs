// The icons of the phones from assets/icon.svg: Android's vector drawables, and iOS's one picture.

const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { Resvg } = require('@resvg/resvg-js');
const { XMLParser } = require('fast-xml-parser');
const { PNG } = require('pngjs');

const DRAWABLES = 'android/app/src/main/res/drawable';
const ICON_SET = 'ios/Assets.xcassets/AppIcon.appiconset';
const SIZE = 512;
// The launcher cuts a shape out of the middle 72 of 108; nothing within the circle of 66 is ever cut.
const CANVAS = 108;
const MARK = 0.53;

const svg = readFileSync('assets/icon.svg', 'utf8');
const document = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: true }).parse(svg);

// All paths in their order, with what they inherit from the groups around them.
const paths = (nodes, inherited) => nodes.flatMap(node => {
  const { id = inherited.id, ...own } = node[':@'] ?? {};
  const style = { ...inherited, ...own, id };
  if (node.path) return [style];
  return node.g ? paths(node.g, style) : [];
});
const sheet = paths(document.find(node => node.svg).svg, {}).filter(path => path.id !== 'sheet');

// SVG leaves the nought before the point out.
const number = text => text && String(Number(text));

const attributes = (path, color) => Object.entries({
  pathData: path.d.replace(/\s+/g, ' '),
  fillColor: path.fill !== 'none' && color(path.fill),
  fillAlpha: number(path['fill-opacity']),
  strokeColor: path.stroke && color(path.stroke),
  strokeAlpha: number(path['stroke-opacity']),
  strokeWidth: path.stroke && path['stroke-width'],
  strokeLineCap: path.stroke && path['stroke-linecap'],
  strokeLineJoin: path.stroke && path['stroke-linejoin'],
}).filter(([, value]) => value).map(([name, value]) => `\n        android:${name}="${value}"`).join('');

const drawable = (file, chosen, color) => {
  const scale = (CANVAS / SIZE) * MARK;
  const shift = (CANVAS - SIZE * scale) / 2;
  const lines = chosen.map(path => `    <path${attributes(path, color)} />\n`).join('');
  writeFileSync(`${DRAWABLES}/${file}`, `<?xml version="1.0" encoding="utf-8"?>
<!-- Made by scripts/make-icons from assets/icon.svg. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${CANVAS}dp"
    android:height="${CANVAS}dp"
    android:viewportWidth="${CANVAS}"
    android:viewportHeight="${CANVAS}">
  <group
      android:scaleX="${scale.toFixed(5)}"
      android:scaleY="${scale.toFixed(5)}"
      android:translateX="${shift.toFixed(3)}"
      android:translateY="${shift.toFixed(3)}">
${lines}  </group>
</vector>
`);
  console.log(`${DRAWABLES}/${file}`);
};

mkdirSync(DRAWABLES, { recursive: true });
drawable('ic_launcher_foreground.xml', sheet, color => color.toUpperCase());
// One colour, which the launcher chooses: neither the grid nor the washes, which would be blots.
const drawn = sheet.filter(path => path.id !== 'grid' && !path['fill-opacity']);
drawable('ic_launcher_monochrome.xml', drawn, () => '#FFFFFF');

// The store refuses an icon with transparency: three channels, not four.
mkdirSync(ICON_SET, { recursive: true });
const square = svg
  .replace('rx="104"', 'rx="0"')
  .replace('id="sheet"', 'id="sheet" transform="translate(256 256) scale(0.8) translate(-256 -256)"');
const picture = PNG.sync.read(new Resvg(square, { fitTo: { mode: 'width', value: 1024 } }).render().asPng());
writeFileSync(`${ICON_SET}/icon-1024.png`, PNG.sync.write(picture, { colorType: 2 }));
console.log(`${ICON_SET}/icon-1024.png`);
