import {
  type Element,
  elementsOf,
  listChildren,
  listInside,
  textInside,
} from '../markup/element.ts';
import type { DocxReading } from './docx-document.ts';

/** Paragraphs that hang on a paragraph: those of a text box or a diagram, and words of a chart, which are notes. */
export type Box = { origin: 'text-box' | 'note'; content: Element };

/** Lists the ways in which the same is there for newer and older programs (ECMA-376 part 3, 7.3), the newest first. */
export const listWays = (alternatives: Element): Element[] => [
  ...listChildren(alternatives, 'mc:Choice'),
  ...listChildren(alternatives, 'mc:Fallback'),
];

/** The texts of a drawing. It may be there twice, for newer and older programs: the first way that says something is read. */
export function listBoxes(element: Element, reading: DocxReading): Box[] {
  if (element.name === 'mc:AlternateContent') {
    for (const way of listWays(element)) {
      const boxes = listBoxes(way, reading);
      if (boxes.length > 0) return boxes;
    }
    return [];
  }
  return elementsOf(element).flatMap((child) => boxesOf(child, reading));
}

function boxesOf(child: Element, reading: DocxReading): Box[] {
  const { attributes } = child;
  switch (child.name) {
    case 'w:txbxContent':
      return [{ origin: 'text-box', content: child }];
    // Letters along a line, as Word 97 to 2007 drew them (ECMA-376 part 4, 19.1.2.23).
    case 'v:textpath':
      return boxOf('text-box', [attributes.string ?? '']);
    case 'a:txBody':
      return boxOf('text-box', paragraphsIn(child));
    case 'dgm:relIds':
      return boxOf('text-box', paragraphsIn(reading.readOnce(attributes['r:dm'])));
    case 'c:chart':
    case 'cx:chart':
      return boxOf('note', wordsOfChart(reading.readOnce(attributes['r:id'])));
    default:
      return listBoxes(child, reading);
  }
}

function boxOf(origin: Box['origin'], texts: readonly string[]): Box[] {
  const said = texts.filter((text) => text.trim() !== '');
  if (said.length === 0) return [];
  return [{ origin, content: elementOf('w:txbxContent', said.map(wordParagraph)) }];
}

const elementOf = (name: string, children: Element['children']): Element => ({
  name,
  attributes: {},
  children,
});

const wordParagraph = (text: string): Element =>
  elementOf('w:p', [elementOf('w:r', [elementOf('w:t', [text])])]);

/** The paragraphs of a drawing's own text (ECMA-376 part 1, 21.1.2.2.6). */
const paragraphsIn = (element: Element | undefined): string[] =>
  listInside(element, 'a:p').map((paragraph) =>
    listInside(paragraph, 'a:t').map(textInside).join(''),
  );

/** Titles, and the names of series and categories that are kept with the chart (ECMA-376 part 1, 21.2.2), each once. */
const wordsOfChart = (chart: Element | undefined): string[] => [
  ...new Set([...paragraphsIn(chart), ...NAMES.flatMap((name) => namesIn(chart, name))]),
];

/** Elements of kept texts, in charts and in those of 2016 and later. */
const NAMES = ['c:strCache', 'c:multiLvlStrCache', 'c:tx', 'cx:strDim', 'cx:txData'];

const namesIn = (chart: Element | undefined, name: string): string[] =>
  listInside(chart, name).flatMap((cache) =>
    ['c:v', 'cx:v', 'cx:pt'].flatMap((value) => listInside(cache, value).map(textInside)),
  );
