import { tag } from '../xml/tag.ts';
import { switches } from './run-look.ts';

/** The formatting of a paragraph. Lengths in twentieths of a point. */
export type ParagraphLook = {
  keepWithNext: boolean;
  startsPage: boolean;
  /** The frame that it stands in, as XML; empty in the text. */
  frame: string;
  /** Number of its list; 0 is none. */
  list: number;
  /** The line under it, and what is painted behind it, as XML of their properties; empty where there is none. */
  rule: string;
  fill: string;
  /** Stops, as XML. */
  tabs: string;
  isRightToLeft: boolean;
  spaceBefore: number;
  lineHeight: number;
  /** Indents on the side where its text begins and on the other; of the first line, how far it hangs out. */
  start: number;
  end: number;
  hanging: number;
  isCentred: boolean;
};

/** Paragraph properties in the order of the schema (ECMA-376 part 1, 17.3.1.26); empty where nothing is said. */
export function paragraphProperties(
  said: Partial<ParagraphLook>,
  { style, outline, mark = '' }: { style?: string; outline?: number; mark?: string } = {},
): string {
  const properties = [
    style === undefined ? '' : tag('w:pStyle', { 'w:val': style }),
    switches(['w:keepNext'], said.keepWithNext),
    switches(['w:pageBreakBefore'], said.startsPage),
    said.frame,
    said.list === undefined ? '' : listProperty(said.list),
    said.rule === undefined ? '' : tag('w:pBdr', {}, said.rule || NO_RULE),
    said.fill === undefined ? '' : said.fill || NO_FILL,
    said.tabs ? tag('w:tabs', {}, said.tabs) : '',
    switches(['w:bidi'], said.isRightToLeft),
    spacing(said),
    indents(said),
    said.isCentred === undefined
      ? ''
      : tag('w:jc', { 'w:val': said.isCentred ? 'center' : 'left' }),
    outline === undefined ? '' : tag('w:outlineLvl', { 'w:val': outline }),
    mark,
  ].join('');
  return properties === '' ? '' : tag('w:pPr', {}, properties);
}

const NO_RULE = tag('w:bottom', { 'w:val': 'nil' });
const NO_FILL = tag('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'auto' });

const listProperty = (list: number): string =>
  tag('w:numPr', {}, [
    ...(list === 0 ? [] : [tag('w:ilvl', { 'w:val': 0 })]),
    tag('w:numId', { 'w:val': list }),
  ]);

/** Lines are as high as the design has them, and higher where another font or larger letters need it. */
function spacing({ spaceBefore, lineHeight }: Partial<ParagraphLook>): string {
  if (spaceBefore === undefined && lineHeight === undefined) return '';
  return tag('w:spacing', {
    'w:before': spaceBefore,
    'w:line': lineHeight,
    'w:lineRule': lineHeight === undefined ? undefined : 'atLeast',
  });
}

function indents({ start, end, hanging }: Partial<ParagraphLook>): string {
  if (start === undefined && end === undefined && hanging === undefined) return '';
  // In a paragraph from right to left, Word counts what it calls left from the right.
  return tag('w:ind', { 'w:left': start, 'w:right': end, 'w:hanging': hanging });
}
