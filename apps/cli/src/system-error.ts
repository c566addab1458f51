import { en, type Message } from '@shortlist/messages';
import { toText } from './to-text.ts';

/** A refusal of ours in the place of the system's. */
export const systemError = (message: Message<'system'>) => new Error(toText(message));

/** Returns why the system refused, in words: "the disk is full". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return isKnown(code) ? en.system[code] : error.message;
}

type Known = Extract<keyof typeof en.system, `E${string}`>;

const isKnown = (code: string | undefined): code is Known =>
  code !== undefined && Object.hasOwn(en.system, code);
