// The game for those who hear it: the app hands over what is on the screen as a tree (src/app/spoken), and it becomes elements
// that a screen reader reads and a keyboard reaches. They lie unseen over their places on the canvas.

const canvas = document.getElementById('kletki');
const mirror = document.getElementById('mirror');
const said = document.getElementById('said');

const TAGS = { heading: 'h2', text: 'p', group: 'div', button: 'button', switch: 'button', input: 'button', slider: 'input' };
const elements = new Map();
let scale = 1;

// Called by the app with the whole tree, each time that it has changed.
globalThis.kletkiMirror = text => {
  const tree = JSON.parse(text);
  scale = tree.scale / devicePixelRatio;
  document.documentElement.lang = tree.language;
  const lost = whatHasFocus();
  const kept = new Set(idsOf(tree.heard));
  for (const [id, element] of elements) {
    if (!kept.has(id)) { element.remove(); elements.delete(id); }
  }
  fill(mirror, tree.heard);
  giveFocusBack(lost);
  announce(tree.heard);
};

const idsOf = nodes => nodes.flatMap(node => [node.id, ...idsOf(node.inside ?? [])]);

function fill(parent, nodes) {
  let before = null;
  for (const node of nodes) {
    const element = elementOf(node);
    const place = before ? before.nextSibling : parent.firstChild;
    // An element that stands right already isn't touched: moving it would take the focus from it.
    if (element !== place) parent.insertBefore(element, place);
    if (node.role === 'group') fill(element, node.inside ?? []);
    before = element;
  }
  if (parent !== mirror) rove(parent);
}

function elementOf(node) {
  let element = elements.get(node.id);
  if (element?.dataset.role !== node.role) {
    element?.remove();
    element = document.createElement(TAGS[node.role]);
    element.dataset.role = node.role;
    element.dataset.node = node.id;
    if (node.role === 'group' || node.role === 'switch') element.setAttribute('role', node.role);
    if (node.role === 'slider') element.type = 'range';
    elements.set(node.id, element);
  }
  if (node.role === 'group' || node.role === 'slider') element.setAttribute('aria-label', node.text);
  else if (element.textContent !== node.text) element.textContent = node.text;
  if (node.range) [element.min, element.max, element.value] = node.range;
  set(element, node.role === 'switch' ? 'aria-checked' : 'aria-pressed', node.on);
  set(element, 'aria-disabled', node.disabled);
  stand(element, node.place);
  return element;
}

function set(element, attribute, value) {
  if (value === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

function stand(element, place) {
  element.classList.toggle('placed', place !== undefined);
  if (!place) return;
  const [left, top, width, height] = place.map(side => `${side * scale}px`);
  Object.assign(element.style, { left, top, width, height });
}

// The moves of one kind are one stop of the Tab key: arrows go from one to the next.
function rove(group) {
  const buttons = buttonsOf(group);
  const current = buttons.find(button => button.tabIndex === 0 && button.dataset.current) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
}

function buttonsOf(group) {
  return [...group.children].filter(element => element.tagName === 'BUTTON');
}

function choose(button) {
  for (const other of buttonsOf(button.parentElement)) {
    other.tabIndex = other === button ? 0 : -1;
    delete other.dataset.current;
  }
  button.dataset.current = '';
  button.focus();
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

mirror.addEventListener('keydown', event => {
  const button = event.target.closest('[role=group] > button');
  if (!button || !(event.key in STEPS)) return;
  const buttons = buttonsOf(button.parentElement);
  const next = Math.min(buttons.length - 1, Math.max(0, buttons.indexOf(button) + STEPS[event.key]));
  choose(buttons[next]);
  event.preventDefault();
});

mirror.addEventListener('click', event => {
  const { node, role } = event.target.closest('button')?.dataset ?? {};
  if (!node || event.target.closest('[aria-disabled=true]')) return;
  globalThis.kletkiAsk?.(node);
  // What is typed goes to the app, which has the field.
  if (role === 'input') canvas.focus();
});

mirror.addEventListener('input', event => {
  globalThis.kletkiAsk?.(event.target.dataset.node, Number(event.target.value));
});

// The app would keep the Tab key to itself, and nobody could leave the canvas by keyboard.
addEventListener('keydown', event => {
  if (event.key === 'Tab' && event.target === canvas) event.stopImmediatePropagation();
}, { capture: true });

// Where the focus is now, to find a place near it if that goes: a move that was made is no move any more.
function whatHasFocus() {
  const element = document.activeElement;
  if (element !== mirror && !mirror.contains(element)) return undefined;
  if (element === mirror) return waiting;
  const group = element.parentElement;
  return { element, group, number: buttonsOf(group).indexOf(element) };
}

// What had the focus last, while there is nothing like it.
let waiting;

function giveFocusBack(lost) {
  if (!lost || lost.element.isConnected) return;
  const groups = [...mirror.querySelectorAll('[role=group] > [role=group]')];
  const group = lost.group.isConnected ? lost.group : groups[0];
  const buttons = group ? buttonsOf(group) : [];
  const near = buttons[Math.min(Math.max(lost.number, 0), buttons.length - 1)];
  waiting = near ? undefined : lost;
  if (near && group !== mirror) choose(near);
  else (near ?? mirror).focus();
}

// What is said at once: the last move, whose turn it is, why a move is refused.
function announce(heard) {
  const live = nodes => nodes.flatMap(node => [...node.live ? [node.text] : [], ...live(node.inside ?? [])]);
  const text = live(heard).map(said => /[.!?…]$/.test(said) ? said : `${said}.`).join(' ');
  if (said.textContent !== text) said.textContent = text;
}
