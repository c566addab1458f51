import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontLoader } from './loaded-fonts.ts';

/**
 * Gives jsdom what it lacks of a browser for fonts: a server of the installed font files, and
 * `FontFace`. Returns the list of every address asked for, which grows.
 */
export function serveFonts(): string[] {
  const asked: string[] = [];
  const root = join(import.meta.dirname, '../../../../../node_modules');

  globalThis.fetch = async (input) => {
    const address = String(input);
    asked.push(address);
    const path = address.split(/node_modules\/|\?/)[1] ?? '';
    return new Response(await readFile(join(root, path)));
  };
  globalThis.FontFace = class {
    load = async () => this;
  } as unknown as typeof FontFace;
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set() });
  // Another file of tests may have had no fonts to give.
  fontLoader.retry();
  return asked;
}

/** Opens a network of the server's calls with the fonts beside it. */
export function serveFontsBeside<Network>(openCalls: () => Network): Network {
  serveFonts();
  const fonts = globalThis.fetch;
  const network = openCalls();
  const calls = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith('/api/') ? calls(input, init) : fonts(input, init);
  return network;
}
