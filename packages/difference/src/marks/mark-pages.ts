import { areasOf, type TextMeasurer, type TextPlace } from '@shortlist/layout';
import type { Difference, Side, TextChange } from '../difference.ts';
import { barsBeside } from './bars.ts';
import type { Area, Mark } from './mark.ts';
import { placePieces } from './place-words.ts';
import { type Paged, type PrintedParts, partOf, partsOf, printedParts } from './printed-parts.ts';
import { ruleOf } from './rule-of.ts';

export type MarkOptions = {
  /** The document that the pages are of. */
  side: 'before' | 'after';
  measurer: Pick<TextMeasurer, 'width'>;
};

/**
 * Marks a difference on the pages of one of its documents, page by page: what is gone on those of the one before, what is added on those
 * of the one after, what is moved on both. Fields are found by their sources, words by their place in their field.
 */
export function markPages(difference: Difference, paged: Paged, options: MarkOptions): Mark[][] {
  const parts = printedParts(paged);
  const marks: Mark[][] = paged.pages.map(() => []);
  for (const [at, change] of difference.texts.entries()) {
    const seen = seenOn(change, parts, options.side);
    if (!seen) continue;
    for (const [page, places] of byPage([...seen.words.flat(), ...seen.around]))
      marks[page]?.push(markOf({ ...seen, change: at + 1, page, places }, options));
  }
  return marks;
}

/** A change as one side shows it: its words, each in its places, and the text around it where it has none here. */
type Seen = { kind: Mark['kind']; words: readonly TextPlace[][]; around: readonly TextPlace[] };

function seenOn(
  change: TextChange,
  parts: PrintedParts,
  side: MarkOptions['side'],
): Seen | undefined {
  const kind = side === 'before' ? 'gone' : 'added';
  const said = sideOf(change, side);
  if (!said) return undefined;
  if (change.kind !== 'changed') {
    const words = partsOf(parts, change, said).map((part) =>
      placePieces(part, [
        { text: said.sources.length === 1 ? said.text : part.text, isMarked: true },
      ]),
    );
    return { kind: change.kind === 'moved' ? 'moved' : kind, words: words.flat(), around: [] };
  }
  const part = partOf(parts, change, said);
  if (!part) return undefined;
  const pieces = change.runs
    .filter((run) => run.kind !== (side === 'before' ? 'added' : 'removed'))
    .map((run) => ({ text: run.text, isMarked: run.kind !== 'same' }));
  const words = placePieces(part, pieces);
  return { kind, words, around: words.length > 0 ? [] : part.places };
}

function sideOf(change: TextChange, side: MarkOptions['side']): Side | undefined {
  if (side === 'before') return 'before' in change ? change.before : undefined;
  return 'after' in change ? change.after : undefined;
}

function byPage(places: readonly TextPlace[]): Map<number, TextPlace[]> {
  const pages = new Map<number, TextPlace[]>();
  for (const place of places) {
    const onPage = pages.get(place.page) ?? [];
    pages.set(place.page, onPage);
    onPage.push(place);
  }
  return pages;
}

/** Space between the number of a change and the lines. Points. */
const NOTE_GAP = 8;

type OnPage = Seen & { change: number; page: number; places: readonly TextPlace[] };

function markOf({ kind, words, change, page, places }: OnPage, { measurer }: MarkOptions): Mark {
  const [first] = places;
  const here = words.map((word) => word.filter((place) => place.page === page));
  const areas = here.flatMap((word) => areasOf(word, measurer));
  return {
    kind,
    change,
    areas: (areas.length > 0 ? areas : areasOf(places, measurer)).map(toArea),
    rules: kind === 'moved' ? [] : areas.map((area) => ruleOf(area, kind)),
    bars: kind === 'moved' ? barsBeside(places) : [],
    note: { x: (first?.line.left ?? 0) - NOTE_GAP, baseline: first?.line.baseline ?? 0 },
  };
}

const toArea = ({ x, y, width, height }: Area): Area => ({ x, y, width, height });
