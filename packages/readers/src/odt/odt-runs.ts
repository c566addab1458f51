import type { FlowRun } from '../flow/flow.ts';
import { type Element, elementsOf, findChild } from '../markup/element.ts';
import { type Drawings, listDrawn } from './odt-drawings.ts';
import type { OdtStyle, OdtStyles } from './odt-styles.ts';

/** Text that stands in a paragraph and is none of it. */
type Note = { origin: 'note' | 'comment'; content: Element };

type Walk = {
  reading: Drawings & { styles: OdtStyles };
  runs: FlowRun[];
  frames: Element[];
  notes: Note[];
  link?: string;
};

/** Names and descriptions of pictures, which are not shown. */
const LEFT_OUT = new Set(['svg:title', 'svg:desc']);

const EMPTY: Element = { name: '', attributes: {}, children: [] };

/** The text of a paragraph, the drawings in it, which may hold text boxes, and its notes. */
export function readOdtRuns(paragraph: Element, reading: Walk['reading'], style: OdtStyle) {
  const walk: Walk = { reading, runs: [], frames: [], notes: [] };
  walkInline(paragraph, walk, style);
  return { runs: walk.runs, frames: walk.frames, notes: walk.notes };
}

function walkInline(element: Element, walk: Walk, style: OdtStyle) {
  for (const child of element.children) {
    if (typeof child === 'string') addText(child.replace(/[ \t\r\n]+/g, ' '), walk, style);
    else if (child.name.startsWith('draw:')) readDrawing(child, walk, style);
    else if (!LEFT_OUT.has(child.name)) readElement(child, walk, style);
  }
}

function readDrawing(drawing: Element, walk: Walk, style: OdtStyle) {
  walk.frames.push(drawing);
  const { text, charts } = listDrawn(drawing, walk.reading);
  addText(text, walk, style);
  walk.notes.push(...charts.map((content): Note => ({ origin: 'note', content })));
}

function readElement(child: Element, walk: Walk, style: OdtStyle) {
  switch (child.name) {
    case 'text:note':
      walk.notes.push({ origin: 'note', content: findChild(child, 'text:note-body') ?? child });
      break;
    case 'text:ruby-text':
      walk.notes.push({
        origin: 'note',
        content: { ...EMPTY, children: [{ ...child, name: 'text:p' }] },
      });
      break;
    case 'office:annotation':
      walk.notes.push({ origin: 'comment', content: child });
      break;
    case 'text:s':
      addText(' '.repeat(spaces(child)), walk, style);
      break;
    case 'text:tab':
      addText('\t', walk, style);
      break;
    case 'text:line-break':
      addText('\n', walk, style);
      break;
    case 'text:a': {
      const link = child.attributes['xlink:href'];
      const isInside = link === undefined || link.startsWith('#');
      walkInline(child, { ...walk, ...(!isInside && { link }) }, style);
      break;
    }
    case 'text:span': {
      const own = walk.reading.styles.find('text', child.attributes['text:style-name']);
      walkInline(child, walk, { ...style, ...withoutParagraph(own) });
      break;
    }
    default:
      walkInline(child, walk, style);
  }
}

const withoutParagraph = ({ paragraph: _, name: __, ...letters }: OdtStyle) => letters;

function spaces({ attributes }: Element): number {
  const count = Number.parseInt(attributes['text:c'] ?? '1', 10);
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), 200) : 1;
}

function addText(text: string, { runs, link }: Walk, style: OdtStyle) {
  if (text === '') return;
  runs.push({
    text,
    size: style.size ?? 12,
    bold: style.bold ?? false,
    italic: style.italic ?? false,
    ...(link !== undefined && { link }),
    ...(style.hidden && { hidden: true }),
  });
}

/** The text boxes in a drawing, and shapes that have text of their own; not the documents in it, which are notes. */
export function listTextBoxes(frame: Element): Element[] {
  const inside = elementsOf(frame).filter(({ name }) => name !== 'draw:object');
  if (frame.name === 'draw:text-box' || inside.some(({ name }) => name === 'text:p'))
    return [frame];
  return inside.flatMap(listTextBoxes);
}
