import type { Block, Span } from '@shortlist/document';
import type { PrintedText } from '@shortlist/model';
import { bold, paragraph, plain } from './text.ts';

/** "Languages: TypeScript, Go" */
export const LABELLED = /^([^:：]{1,40}[:：])\s*(?=\S)/u;

/** A line of one skill: short, and no list of its own. */
const SINGLE = /^[^,;:|，、；：]{1,40}$/u;

/**
 * The skills. A line of several skills is printed as it is, its label in bold; neighbouring lines of
 * one skill each are run together with commas, so that twenty skills do not take half a page. All are one
 * text where pages break: no line of them stands alone.
 */
export function skills(lines: readonly PrintedText[]): Block[] {
  return groupSingles(lines).map((group, at) => ({
    ...paragraph(group.length === 1 ? group.flatMap(labelled) : group.map(listed)),
    ...(at > 0 && { joinsPrevious: true }),
  }));
}

/** Neighbouring lines of one skill each together, every other line alone. */
export function groupSingles(lines: readonly PrintedText[]): PrintedText[][] {
  const groups: PrintedText[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const joins = last?.every(({ text }) => SINGLE.test(text)) && SINGLE.test(line.text);
    if (last && joins) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function labelled({ text, ref }: PrintedText): Span[] {
  const label = LABELLED.exec(text)?.[1];
  if (label === undefined) return [plain(text, ref)];
  return [bold(label, ref), plain(` ${text.slice(label.length).trim()}`, ref)];
}

const listed = ({ text, ref }: PrintedText, at: number, all: readonly PrintedText[]): Span =>
  plain(at < all.length - 1 ? `${text}, ` : text, ref);
