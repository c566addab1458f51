import type { ParsedResume } from '@shortlist/parser';
import { lineText, type PlacedText, type TextPlace } from '@shortlist/placed-text';
import { type Exception, exceptionOf } from './exceptions.ts';
import { wordsIn } from './words-in.ts';

/** The place where a word stands: in a field, in the unplaced text, or among what was left out, by the reason. */
type Where = 'field' | 'unplaced' | ParsedResume['leftOut'][number]['why'];

export type Words = {
  /** The number of words that the other program has. */
  all: number;
  /** The places where our words stand. */
  held: ReadonlyMap<Where, number>;
  /** Words of the other program that ours need not have, by the reason. */
  exceptions: ReadonlyMap<Exception, number>;
  /** All others of its words that ours has less often, or nowhere. */
  lost: readonly string[];
};

/** The reading of a document, and the bytes that it was read from. */
export type Read = { bytes: Uint8Array; text: PlacedText; parsed: ParsedResume };

/** Compares the words that another program has of a document with ours, each as often as it stands there. */
export function findLost(theirs: string, { bytes, text, parsed }: Read): Words {
  const stretches = heldIn(text, parsed);
  const held = new Map<Where, number>();
  const left = new Map<string, number>();
  for (const { where, said } of stretches)
    for (const word of wordsIn(said)) {
      held.set(where, (held.get(where) ?? 0) + 1);
      left.set(word, (left.get(word) ?? 0) + 1);
    }
  const words = wordsIn(theirs);
  const missing = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const said = stretches.map((stretch) => stretch.said).join('\n');
  const hasIcons = text.lines.some((line) => /\p{Co}/u.test(lineText(line)));
  const except = exceptionOf({ bytes, theirs, said, spare: left, hasIcons });
  const exceptions = new Map<Exception, number>();
  const lost = missing.filter((word) => {
    const why = except(word);
    if (why) exceptions.set(why, (exceptions.get(why) ?? 0) + 1);
    return why === undefined;
  });
  return { all: words.length, held, exceptions, lost };
}

/** The words and marks of the lines that stand somewhere, and where: in the first of several. */
function heldIn({ lines }: PlacedText, { fields, unplaced, leftOut }: ParsedResume) {
  const places: readonly (readonly [Where, readonly TextPlace[]])[] = [
    ...fields.map((field) => ['field', field.places] as const),
    ...unplaced.map((piece) => ['unplaced', piece.places] as const),
    ...leftOut.map((piece) => [piece.why, piece.places] as const),
  ];
  const marks = lines.map((line): (Where | undefined)[] => Array(lineText(line).length));
  for (const [where, held] of places)
    for (const { line, start, end } of held)
      for (let at = start; at < end; at += 1) if (marks[line]) marks[line][at] ??= where;
  return lines.flatMap((line, index) => stretchesOf(lineText(line), marks[index] ?? []));
}

/** The words of a line, each with where it begins or ends to stand. */
function stretchesOf(text: string, marks: readonly (Where | undefined)[]) {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).flatMap(({ 0: word, index }) => {
    const where = marks[index] ?? marks[index + word.length - 1];
    return where ? [{ said: word, where }] : [];
  });
}
