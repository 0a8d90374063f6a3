// The web app as scripts/build-web has left it.

import { readdirSync } from 'node:fs';

export const DIST = new URL('../../dist/web', import.meta.url).pathname;

/** The folder in it, named by its content, of all that is built from Rust. */
export const appFolder = () => readdirSync(DIST).find(name => name.startsWith('app-'));
