import type { Span } from '@shortlist/document';
import { FADING, LASTING } from '../parts/style.ts';
import { ofBlocks, ofSpans, type Rule } from './rule.ts';

/** A running text ends with two words at least, where that takes no line more (`text-wrap: pretty` of CSS Text 4). */
export const noRunts = ofBlocks((block) =>
  block.align === 'start' && (block.role === 'paragraph' || block.role === 'bullet')
    ? { ...block, avoidsRunt: 'by-words' }
    : block,
);

/** So do titles of entries; a text of ideographs ends with a few of them, and no line is emptied for it. */
export const noRuntsInAnyScript = ofBlocks((block) =>
  block.align === 'start' && block.role !== 'title' && block.role !== 'heading'
    ? { ...block, avoidsRunt: 'by-breaks' }
    : block,
);

/** The last of three points or more is not alone at the head of a page. */
export const noLonePoints = ofBlocks((block, at, blocks) => {
  const [isBefore, isNext, isAfter] = [at - 1, at + 1, at + 2].map(
    (other) => blocks[other]?.role === 'bullet',
  );
  const isLastButOne = block.role === 'bullet' && isBefore && isNext && !isAfter;
  return isLastButOne ? { ...block, keepWithNext: true } : block;
});

/** The first of several points is not alone at the foot of a page. */
export const noLoneFirstPoints = ofBlocks((block, at, blocks) => {
  const isFirst = block.role === 'bullet' && blocks[at - 1]?.role !== 'bullet';
  return isFirst && blocks[at + 1]?.role === 'bullet'
    ? { ...block, avoidsBreakAfter: true }
    : block;
});

/** The distance between the lines of a large name, in sizes of its text. */
const NAME_LEADING = 1.15;

/** A name of several lines has lines of about one length, and close ones. */
export const evenNames = ofBlocks((block) => {
  if (block.role !== 'title') return block;
  const leading = Math.max(...block.spans.map(({ size }) => size)) * NAME_LEADING;
  return { ...block, isBalanced: true, ...(leading < block.lineHeight && { leading }) };
});

/** No address is set smaller than this. Points. */
const LEAST_ADDRESS = 8;

/** An address that a side column is a little too narrow for is set smaller: in two parts no program would know it. */
export const wholeAddresses = ofBlocks((block) => {
  const [address, ...others] = block.spans;
  const isAddress = address?.unbreakable && others.length === 0 && !/\s/u.test(address.text);
  return isAddress ? { ...block, leastSize: LEAST_ADDRESS } : block;
});

/** The factor by which a heading whose letters have no case is larger than small capitals. */
const CASELESS = 1.25;

/** Headings in capitals smaller than the text are larger where their script has none; beside another column they are as large as the text (`SectionOptions.isBeside`). */
export const largeCaselessHeadings = ofBlocks((block, at, blocks) => {
  const text = blocks[at + 1]?.spans[0]?.size ?? 0;
  const isSmall = block.spans.every((span) => isCaseless(span) && span.size < text);
  return block.role === 'heading' && isSmall
    ? { ...block, spans: block.spans.map((span) => ({ ...span, size: span.size * CASELESS })) }
    : block;
});

const isCaseless = ({ text, capitals }: Span): boolean =>
  capitals !== undefined && text.toUpperCase() === text.toLowerCase();

/** The depth by which letters of Arabic reach further below their line than those of other scripts, in sizes of the text. */
const ARABIC_DEPTH = 0.4;

/** The rule under a heading in Arabic runs below its letters, not through them. */
export const clearRules = ofBlocks((block) => {
  if (!block.rule || !block.spans.some(({ text }) => /\p{Script=Arabic}/u.test(text))) return block;
  const size = Math.max(...block.spans.map((span) => span.size));
  return { ...block, rule: { ...block.rule, gap: block.rule.gap + size * ARABIC_DEPTH } };
});

/** Makes what is grey last on a photocopy. */
export const lastingGreys: Rule = (document) => {
  const inked = (span: Span): Span => (span.color === FADING ? { ...span, color: LASTING } : span);
  const { footer } = document;
  return {
    ...ofSpans(inked)(document),
    ...(footer && { footer: inked(footer) }),
  };
};

/** Texts beside a column of labels keep one edge, whatever length a label has. */
export const evenLabels: Rule = (document) =>
  document.regions.some(({ blocks }) => blocks.some(({ markerAlign }) => markerAlign))
    ? { ...document, alignsLabels: true }
    : document;

/** Pages that a side column does not reach belong to the other. */
export const wholePages: Rule = (document) =>
  document.regions.some(({ alone }) => alone) ? { ...document, widens: true } : document;
