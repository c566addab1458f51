import {
  type Block,
  blocksOf,
  type FontStyle,
  type PrintDocument,
  type Span,
} from '@shortlist/document';
import { cleanText } from '@shortlist/text';

/** A block with its text cleaned, and its three texts apart. Spans are fresh objects, one place each. */
export type PreparedBlock = { block: Block; text: Span[]; trailing: Span[]; marker: Span[] };

/** Cleans a block's three texts; what stays empty is left out. */
export const prepareBlock = (block: Block): PreparedBlock => ({
  block,
  text: cleanSpans(block.spans),
  trailing: cleanSpans(block.trailing ?? []),
  marker: markerSpans(block),
});

/** A block without a visible character leaves no trace. */
export const isPrinted = ({ text, trailing }: PreparedBlock) =>
  isVisible(text) || isVisible(trailing);

/**
 * Every text that a document prints, cleaned as the layout cleans it, with its font: what to ask
 * the fonts about before laying out.
 */
export function printedTexts(document: PrintDocument): (FontStyle & { text: string })[] {
  const { footer, stationery } = document;
  return blocksOf(document)
    .map(prepareBlock)
    .filter(isPrinted)
    .flatMap(({ marker, text, trailing }) => [...marker, ...text, ...trailing])
    .concat(footer ? [{ ...footer, text: `${footer.text}0123456789` }] : [])
    .concat(stationery?.notes.map(({ span }) => span) ?? [])
    .map((span) => ({ ...fontStyleOf(span), text: span.text }));
}

function cleanSpans(spans: readonly Span[]): Span[] {
  return spans
    .map((span) => ({ ...span, text: cleanText(inCapitals(span)) }))
    .filter(({ text }) => text !== '');
}

/** The marker has size and color of the text it marks, but no style of its first words, and ends in a space so that machines do not join the two. */
function markerSpans({ marker, spans: [first] }: Block): Span[] {
  if (marker === undefined || first === undefined) return [];
  if (typeof marker !== 'string') return cleanSpans([...marker, { ...first, text: ' ' }]);
  const { family, size, color } = first;
  return cleanSpans([{ family, weight: 400, text: `${marker} `, size, ...(color && { color }) }]);
}

const fontStyleOf = ({ family, weight, italic }: FontStyle): FontStyle =>
  italic ? { family, weight, italic } : { family, weight };

const inCapitals = ({ text, capitals }: Span) =>
  capitals === undefined ? text : text.toLocaleUpperCase(capitals);

const isVisible = (spans: readonly Span[]) =>
  spans.some(({ text, separator }) => !separator && text.trim() !== '');
