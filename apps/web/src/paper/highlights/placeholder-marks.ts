import type { Measurer } from '@shortlist/fonts';
import { type PagedDocument, type PlacedRun, stretchOfRun } from '@shortlist/layout';
import {
  findPlaceholders,
  mayHoldPlaceholders,
  parseFieldRef,
  type Sections,
} from '@shortlist/model';

/** Area of a placeholder, or of the part of it that fits on one line, on a page. Points from the sheet's top left. */
export type PlaceholderMark = { x: number; y: number; width: number; height: number };

/** A run with its line, and where its text begins in the text it is a part of. */
type Piece = { run: PlacedRun; page: number; baseline: number; start: number };

/** A text of the resume as it stands on the paper, over as many lines as it takes. */
type Printed = { text: string; pieces: Piece[] };

/**
 * The marks of each page: one for every piece of a line that belongs to a placeholder such as "[number]". They
 * are for the screen only; the PDF is the same without them.
 */
export function markPlaceholders(
  { pages }: PagedDocument,
  measurer: Measurer,
  sections: Sections,
): PlaceholderMark[][] {
  const marks: PlaceholderMark[][] = pages.map(() => []);
  // With every keystroke: most resumes have no bracket at all.
  if (!pages.some(hasBracket)) return marks;
  for (const { text, pieces } of collectTexts(pages, sections)) {
    for (const placeholder of findPlaceholders(text)) {
      for (const { run, page, baseline, start } of pieces) {
        const from = Math.max(placeholder.start - start, 0);
        const to = Math.min(placeholder.end - start, run.text.length);
        if (from >= to) continue;
        const stretch = stretchOfRun(run, [from, to], measurer);
        const { size, ascent, descent } = run;
        const y = baseline - size * ascent;
        marks[page]?.push({ ...stretch, y, height: size * (ascent + descent) });
      }
    }
  }
  return marks;
}

const hasBracket = ({ lines }: PagedDocument['pages'][number]) =>
  lines.some(({ runs }) => runs.some(({ text }) => text.includes('[')));

/** The free texts of the paper, each put together from its runs, which follow one another in reading order. */
function collectTexts(pages: PagedDocument['pages'], sections: Sections): Iterable<Printed> {
  const texts = new Map<string, Printed>();
  for (const [page, { lines }] of pages.entries()) {
    for (const { baseline, runs } of lines) {
      for (const run of runs) {
        const { source = '', text } = run;
        const field = parseFieldRef(source, sections)?.field;
        if (field === undefined || !mayHoldPlaceholders(field, sections)) continue;
        const printed = texts.get(source) ?? { text: '', pieces: [] };
        printed.pieces.push({ run, page, baseline, start: printed.text.length });
        printed.text += text;
        texts.set(source, printed);
      }
    }
  }
  return texts.values();
}
