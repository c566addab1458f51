import type { Command } from './command.ts';
import { check } from './commands/check.ts';
import { convert } from './commands/convert.ts';
import { designs } from './commands/designs.ts';
import { diff } from './commands/diff.ts';
import { match } from './commands/match.ts';
import { parse } from './commands/parse.ts';
import { render } from './commands/render.ts';
import { watch } from './commands/watch.ts';

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['render', render],
  ['watch', watch],
  ['match', match],
  ['parse', parse],
  ['convert', convert],
  ['check', check],
  ['diff', diff],
  ['designs', designs],
]);
