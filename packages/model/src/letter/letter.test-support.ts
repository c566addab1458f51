import { fc } from '@fast-check/vitest';
import { readLook } from '../look/look.ts';
import type { PointId } from '../points/point.ts';
import { anyOpenResume } from '../resume/open-resume.test-support.ts';
import type { Letter } from './letter.ts';
import { LETTER_LAYOUTS } from './letter-layout.ts';
import { makeBlocks } from './letter-parts.ts';

const anyLine = fc.string({ maxLength: 20 });
const anyLines = fc.array(anyLine, { maxLength: 4 }).map((lines) => lines.join('\n'));

const anyBlock = fc.record({
  text: fc.oneof(anyLine, fc.constantFrom('Dear reader', 'I build bridges', '')),
  item: fc.boolean(),
  marks: fc.array(
    fc.record({ from: fc.nat(8), to: fc.nat(12), bold: fc.constant(true as const) }),
    { maxLength: 2 },
  ),
});

/** Any letter, in which each block has an id of its own. */
export const anyLetter: fc.Arbitrary<Letter> = fc.record({
  letter: fc.record({
    date: fc.oneof(anyLine, fc.constant('2026-11-28')),
    subject: anyLine,
    salutation: anyLine,
    closing: anyLine,
    name: anyLine,
    enclosures: anyLines,
    layout: fc.constantFrom(...LETTER_LAYOUTS),
  }),
  recipient: fc.record({ name: anyLine, title: anyLine, company: anyLine, address: anyLines }),
  body: fc.array(anyBlock, { maxLength: 6 }).map((drafts) => ({ blocks: makeBlocks(drafts) })),
  contact: anyOpenResume.map(({ contact }) => contact),
  look: fc.record({ design: fc.constantFrom(null, 'harvard', 'sidebar') }).map(readLook),
});

/** Ids for new blocks: n1, n2, … */
export function numberedBlockIds(): () => PointId {
  let last = 0;
  return () => {
    last += 1;
    return `n${last}` as PointId;
  };
}
