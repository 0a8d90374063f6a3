// The computer player beside the page: a line comes, and its answer goes back.

import init, { answer } from './engine.js';

const ready = init();

onmessage = async ({ data: { number, line } }) => {
  await ready;
  postMessage({ number, answer: answer(line) });
};

// Told to the page as an error of the worker: a promise's own wouldn't be.
ready.catch(error => setTimeout(() => { throw error; }));
