import type { Span } from '@shortlist/document';
import { paragraphProperties } from '../looks/paragraph-look.ts';
import { runLook, runProperties } from '../looks/run-look.ts';
import { cleanSpans, directionOf, piecesOf } from '../paragraphs/pieces.ts';
import { SCHEMAS } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';
import { writeText } from './body.ts';
import { FOOTER_STYLE } from './styles.ts';

const FIELDS: Readonly<Record<string, string>> = { '{page}': 'PAGE', '{pages}': 'NUMPAGES' };

/** The height of a footer's line in sizes of its letters, as on paper. */
export const FOOTER_LINE = 1.2;

/** The footer of all pages but the first: its text, in which page numbers are fields. */
export function writeFooter(footer: Span, isRightToLeft: boolean): string {
  const [span = footer] = cleanSpans([footer]);
  const direction = isRightToLeft ? 'rtl' : directionOf([span], undefined);
  const parts = span.text.split(/(\{pages?\})/).filter((part) => part !== '');
  const content = parts.map((text) => {
    const field = FIELDS[text];
    // Word counts anew; who does not sees the first page that has a footer.
    const shown = { ...span, text: field === undefined ? text : '2' };
    const runs = piecesOf([shown], direction, () => runLook(span).color).flatMap((piece) =>
      piece.kind === 'text' ? [run(piece.look, piece.text)] : [],
    );
    return field === undefined ? runs.join('') : tag('w:fldSimple', { 'w:instr': field }, runs);
  });
  const properties = paragraphProperties(
    {
      isRightToLeft: direction === 'rtl',
      spaceBefore: 0,
      lineHeight: Math.round(span.size * FOOTER_LINE * 20),
      start: 0,
      end: 0,
      isCentred: true,
    },
    { style: FOOTER_STYLE },
  );
  return xmlFile(tag('w:ftr', SCHEMAS, tag('w:p', {}, [properties, ...content])));
}

const run = (look: ReturnType<typeof runLook>, text: string): string =>
  tag('w:r', {}, [runProperties(look), writeText(text)]);
