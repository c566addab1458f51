import type { Block, Span } from '@shortlist/layout';
import { type BulletLine, bulletLines, type Resume } from '@shortlist/resume';
import { bold, paragraph, plain } from './text.ts';

/** "Languages: TypeScript, Go" */
const LABELLED = /^([^:：]{1,40}[:：])\s*(?=\S)/u;

/** A line of one skill: short, and no list of its own. */
const SINGLE = /^[^,;:|，、；：]{1,40}$/u;

/**
 * The skills. A line of several skills is printed as it is, its label in bold; neighbouring lines of
 * one skill each are run together with commas, so that twenty skills do not take half a page. All are one
 * text where pages break: no line of them stands alone.
 */
export function skills(resume: Resume): Block[] {
  return groupSingles(bulletLines(resume.skills)).map((lines, at) => ({
    ...paragraph(lines.length === 1 ? lines.flatMap(labelled) : lines.map(listed)),
    ...(at > 0 && { joinsPrevious: true }),
  }));
}

function groupSingles(lines: readonly BulletLine[]): BulletLine[][] {
  const groups: BulletLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const joins = last?.every(({ text }) => SINGLE.test(text)) && SINGLE.test(line.text);
    if (last && joins) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function labelled({ text, line }: BulletLine): Span[] {
  const field = { section: 'skills', field: 'skills', line } as const;
  const label = LABELLED.exec(text)?.[1];
  if (label === undefined) return [plain(text, field)];
  return [bold(label, field), plain(` ${text.slice(label.length).trim()}`, field)];
}

const listed = ({ text, line }: BulletLine, at: number, all: readonly BulletLine[]): Span =>
  plain(at < all.length - 1 ? `${text}, ` : text, { section: 'skills', field: 'skills', line });
