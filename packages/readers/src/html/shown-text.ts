import { type Element, elementsOf, listInside, textInside } from '../markup/element.ts';

/** Text that an element shows in its own place; hidden where it is only said of a picture. */
export type ShownText = { text: string; isOfPicture?: boolean };

/**
 * The text of an element that shows something else than the text within it (HTML Standard, 4.8 and 4.10): the value of a
 * field, the chosen options of a list, the words for a picture. Undefined for all others, whose text is what is in them.
 */
export function shownText(element: Element): ShownText | undefined {
  switch (element.name) {
    case 'img':
    case 'area':
      return { text: element.attributes.alt ?? '', isOfPicture: true };
    case 'input':
      return valueIn(element);
    case 'select':
      return { text: ` ${chosenIn(element).join(', ')} ` };
    case 'datalist':
      return { text: '' };
    default:
      return undefined;
  }
}

/** Types of input that show no text: their values are for the program, or secret. */
const SILENT = new Set(['hidden', 'password', 'checkbox', 'radio', 'file', 'range', 'color']);

/** A prompt that nobody has answered ("placeholder") is no value. */
function valueIn({
  attributes: { type = 'text', value = '', alt: words = '' },
}: Element): ShownText {
  const kind = type.toLowerCase();
  if (kind === 'image') return { text: words, isOfPicture: true };
  return { text: SILENT.has(kind) || value === '' ? '' : ` ${value} ` };
}

/** The options that are selected; else the first, where the list shows one. */
function chosenIn(select: Element): string[] {
  const options = listInside(select, 'option');
  const selected = options.filter(({ attributes }) => attributes.selected !== undefined);
  const isOpen = select.attributes.multiple !== undefined;
  const chosen = selected.length > 0 || isOpen ? selected : options.slice(0, 1);
  return chosen.map((option) => option.attributes.label ?? textInside(option).trim());
}

/** A line of text in a drawing, or words that are said of the drawing. */
export type DrawnText = { text: string; link?: string; isOfPicture?: boolean };

/** Elements of SVG 2 that are not drawn where they stand. */
const UNDRAWN = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker']);
/** The page that is a foreign object is read as a page. */
const NO_TEXT = new Set(['style', 'script', 'metadata', 'foreignObject']);

/** The texts of a drawing in SVG, in their order; what is not drawn itself is said of it. */
export const drawnTexts = (svg: Element, link?: string): DrawnText[] =>
  elementsOf(svg)
    .filter(({ name }) => !NO_TEXT.has(name))
    .flatMap((child) => drawnBy(child, link));

function drawnBy(child: Element, around: string | undefined): DrawnText[] {
  const { href = child.attributes['xlink:href'] } = child.attributes;
  const link = child.name === 'a' ? href : around;
  const linked = link !== undefined && { link };
  if (child.name === 'text') return [{ text: linesIn(child), ...linked }];
  if (child.name === 'title' || child.name === 'desc') {
    return [{ text: textInside(child), isOfPicture: true, ...linked }];
  }
  const inside = drawnTexts(child, link);
  return UNDRAWN.has(child.name) ? inside.map((each) => ({ ...each, isOfPicture: true })) : inside;
}

/** A part of a text that has a place of its own stands apart. */
const linesIn = ({ children }: Element): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return child;
      const { x, y, dy } = child.attributes;
      return (x ?? y ?? dy) === undefined ? linesIn(child) : `\n${linesIn(child)}`;
    })
    .join('');
