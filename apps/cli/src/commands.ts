import type { Command } from './command.ts';
import { parse } from './commands/parse.ts';
import { render } from './commands/render.ts';

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['render', render],
  ['parse', parse],
]);
