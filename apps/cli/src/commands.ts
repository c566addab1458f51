import type { Command } from './command.ts';
import { render } from './commands/render.ts';

export const COMMANDS: ReadonlyMap<string, Command> = new Map([['render', render]]);
