import type { Cell } from '../../lines/row.ts';
import { FIRST_WEBSITE } from '../contact-patterns.ts';

/** The part of a text that is an address. */
type Written = { from: number; to: number };

/** "@ada@mastodon.social" and "@ada:matrix.org", which only our own files have as links. */
const HANDLE = /(?<=^|: )@[^\s@:]+[@:][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** An address whatever its host ends in, alone or behind a label, as our own files print it. */
const ANY_HOST =
  /(?<=^|: )[\p{Ll}\p{Lo}\d-]+(?:\.[\p{Ll}\p{Lo}\d-]+)*\.[\p{Ll}\p{Lo}]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** Finds the address that is written in a part of the contact; `target` is the address that a link on it leads to. */
export function addressIn(
  { text }: Cell,
  target: string | undefined,
  isOurs: boolean,
): Written | undefined {
  const linked = target === undefined ? undefined : findTarget(text, target);
  const known = FIRST_WEBSITE.exec(text);
  if (linked && (isOurs || !known)) return linked;
  const match = isOurs ? (HANDLE.exec(text) ?? ANY_HOST.exec(text) ?? known) : known;
  if (!match) return undefined;
  const written = match[0].replace(/(?<![.,;])[.,;]+$/u, '');
  return { from: match.index, to: match.index + written.length };
}

/** Finds a link's own address at the end of its words. */
function findTarget(text: string, target: string): Written | undefined {
  const shown = shownAddress(target);
  const said = text.toLowerCase().replace(/\/$/u, '');
  const from = said.length - shown.length;
  // A small letter may be longer than its capital, as that of "İ".
  return shown !== '' && said.length >= text.length - 1 && said.endsWith(shown)
    ? { from: withScheme(text, from), to: text.length }
    : undefined;
}

/** Returns the index at which an address begins, with what was typed before its host. */
const withScheme = (text: string, from: number): number =>
  from - (/(?:https?:\/\/)?(?:www\.)?$/iu.exec(text.slice(0, from))?.[0].length ?? 0);

/** An address as it is printed, in small letters. */
const shownAddress = (target: string): string =>
  decode(target)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/\/$/u, '');

/** The address with its letters for their codes, where it has any. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
