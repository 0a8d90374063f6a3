// The licences of the libraries, which are loaded when somebody looks at them.

import { gameTest } from './harness.mjs';

const RULE = '='.repeat(80);
const FILE = `${RULE}\nMIT: paper 1.0, pencil 2.0\n\nMay be copied.\n\n${RULE}\nISC: rubber 3.0\n\nMay be rubbed.\n`;

/** The page as it's published; those that are only tested don't name the file. */
const published = async route => {
  const response = await route.fetch();
  const body = (await response.text()).replace('data-licences=""', 'data-licences="licences.txt"');
  await route.fulfill({ response, body });
};

const PUBLISHED = {
  serviceWorkers: 'block',
  routes: { '**/kletki/?probe': published },
  expected: [/Service Worker registration blocked/],
};

async function look(game) {
  await game.screen('home');
  await game.tapButton('home-settings');
  await game.screen('settings');
  await game.scrollTo('settings-licences');
  await game.tapButton('settings-licences');
  await game.screen('licences');
}

const shown = (game, text) => game.page.waitForFunction(text => document.querySelector('#mirror').textContent.includes(text), text);

gameTest('the licences of the libraries can be read', {
  ...PUBLISHED,
  routes: { ...PUBLISHED.routes, '**/licences.txt': route => route.fulfill({ body: FILE }) },
}, async game => {
  await look(game);
  await shown(game, 'MIT: paper 1.0, pencil 2.0');
  await shown(game, 'ISC: rubber 3.0');
  await game.screenshot('licences');
});

gameTest('licences that cannot be loaded are told as such', {
  ...PUBLISHED,
  routes: { ...PUBLISHED.routes, '**/licences.txt': route => route.fulfill({ status: 404 }) },
  expected: [...PUBLISHED.expected, /404/, /licences\.txt/],
}, async game => {
  await look(game);
  await shown(game, 'be read at the moment');
});
