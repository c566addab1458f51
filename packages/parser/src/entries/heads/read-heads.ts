import type { Cell } from '../../lines/row.ts';
import type { Chunk } from '../chunks.ts';
import type { HeadModel, HeadReading, Where } from './head-model.ts';
import { joinPieces, type Piece, type PieceMark, piecesOf } from './head-pieces.ts';
import { favourShared } from './head-templates.ts';

/** A head as it was read, with the log-odds against the best reading of other names. */
export type ReadHead<Label extends string> = HeadReading<Label> & { margin: number };

/** A beam of so many readings is followed. */
const MOST_READINGS = 10;

/** The margin of a head that can be read in one way only. */
const SURE = 10;

/**
 * The heads of a section's entries, each read in the way that its words and the other heads together make the most
 * likely: every way to cut it at its marks and to name the parts is scored.
 */
export function readHeads<Label extends string>(
  heads: readonly (readonly Chunk[])[],
  model: HeadModel<Label>,
): ReadHead<Label>[] {
  const stretches = heads.map((chunks) => stretchesOf(piecesOf(chunks)));
  const repeated = repeatedTexts(stretches);
  const readings = stretches.map((each) => readingsOf(each, model, repeated));
  return favourShared(readings, model).map(best);
}

function best<Label extends string>(readings: readonly HeadReading<Label>[]): ReadHead<Label> {
  const sorted = readings.toSorted((a, b) => b.score - a.score);
  const [first] = sorted;
  if (!first) return { parts: [], score: 0, margin: 0 };
  const names = namesOf(first);
  const other = sorted.find((each) => namesOf(each) !== names);
  return { ...first, margin: other ? first.score - other.score : SURE };
}

const namesOf = <Label extends string>({ parts }: HeadReading<Label>): string =>
  parts.map(({ label, cell }) => (label ? `${label}=${cell.text}` : '')).join('\n');

/** A text from one piece to the same or a later one of its chunk, and the marks that it holds. */
type Stretch = { cell: Cell; where: Where; end: number; kept: readonly PieceMark[] };

/** For each piece the stretches that begin with it. */
const stretchesOf = (pieces: readonly Piece[]): Stretch[][] =>
  pieces.map((first, at) => {
    const end = pieces.findIndex(({ chunk }, index) => index > at && chunk !== first.chunk);
    const own = pieces.slice(at, end < 0 ? pieces.length : end);
    return own.map((last, index) => stretchOf(own.slice(0, index + 1), last, at + index + 1));
  });

function stretchOf(pieces: readonly Piece[], last: Piece, end: number): Stretch {
  const [first = last, ...others] = pieces;
  const { labelled, isDated } = first.chunk;
  return {
    cell: { ...joinPieces(first, last), ...(labelled && { labelled }) },
    where: { mark: first.mark, isDated },
    end,
    kept: others.map(({ mark }) => mark),
  };
}

/** Texts that several heads hold. */
function repeatedTexts(heads: readonly Stretch[][][]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const stretches of heads) {
    const own = new Set(stretches.flat().map(({ cell }) => cell.text));
    for (const text of own) (seen.has(text) ? repeated : seen).add(text);
  }
  return repeated;
}

/** The likeliest ways to part a head into names, by beam search. */
function readingsOf<Label extends string>(
  stretches: readonly Stretch[][],
  model: HeadModel<Label>,
  repeated: ReadonlySet<string>,
): HeadReading<Label>[] {
  const ways: HeadReading<Label>[][] = [...stretches.map(() => []), []];
  ways[0] = [{ parts: [], score: 0 }];
  stretches.forEach((own, at) => {
    const kept = likeliest(ways[at] ?? []).map(withLabels);
    for (const stretch of own.filter(({ cell }) => cell.text !== '')) {
      const names = namedScores(stretch, model, repeated);
      for (const way of kept) ways[stretch.end]?.push(...goOn(way, stretch, model, names));
    }
  });
  const whole = ways[stretches.length] ?? [];
  return likeliest(whole.map((way) => ({ ...way, score: way.score + wholeScore(way, model) })));
}

const likeliest = <Label extends string>(
  readings: readonly HeadReading<Label>[],
): HeadReading<Label>[] => readings.toSorted((a, b) => b.score - a.score).slice(0, MOST_READINGS);

/** The score of a text's words and of the marks in it for each label, whatever stands before it. */
type NamedScore<Label extends string> = { label: Label; text: number; held: number };

const namedScores = <Label extends string>(
  { cell, kept }: Stretch,
  model: HeadModel<Label>,
  repeated: ReadonlySet<string>,
): NamedScore<Label>[] =>
  model.labels.map((label) => ({
    label,
    text: model.scoreText(label, cell, repeated.has(cell.text)),
    held: kept.reduce((all, each) => all + model.keepMark(label, each), 0),
  }));

/** A reading so far, and its labels. */
type Way<Label extends string> = HeadReading<Label> & { before: readonly Label[] };

const withLabels = <Label extends string>(reading: HeadReading<Label>): Way<Label> => ({
  ...reading,
  before: reading.parts.flatMap(({ label }) => label ?? []),
});

/** A reading gone on with a text as each of the labels, or as none. */
function goOn<Label extends string>(
  { parts, score, before }: Way<Label>,
  { cell, where }: Stretch,
  model: HeadModel<Label>,
  names: readonly NamedScore<Label>[],
): HeadReading<Label>[] {
  const { mark } = where;
  const { optional, again, cut } = model;
  const sum = score + (cut[mark] ?? 0);
  const named = names.flatMap(({ label, text, held }): HeadReading<Label>[] => {
    // Labels tell a town and its country one by one.
    const isAgain = before.includes(label) && !(cell.labelled && label === optional);
    const further = isAgain ? again[label] : 0;
    if (further === undefined) return [];
    const own = text + model.scorePosition(label, before, where, cell);
    return [{ parts: [...parts, { label, cell, mark }], score: sum + own + held + further }];
  });
  const other = { parts: [...parts, { label: undefined, cell, mark }] };
  return [{ ...other, score: sum + model.scoreOther(cell, mark) }, ...named];
}

function wholeScore<Label extends string>(
  { parts }: HeadReading<Label>,
  { labels, missing, scoreWhole }: HeadModel<Label>,
): number {
  const whole = scoreWhole?.(parts) ?? 0;
  return labels
    .filter((label) => parts.every((part) => part.label !== label))
    .reduce((sum, label) => sum + (missing[label] ?? 0), whole);
}
