import type { FlowRun } from '../flow/flow.ts';
import { type Element, elementsOf } from '../markup/element.ts';
import type { OdtStyle, OdtStyles } from './odt-styles.ts';

type Walk = { styles: OdtStyles; runs: FlowRun[]; frames: Element[]; link?: string };

/** Remarks, notes and forms' inner life; frames are read behind the paragraph they hang on. */
const LEFT_OUT = new Set([
  'office:annotation',
  'text:note',
  'text:ruby-text',
  'svg:title',
  'svg:desc',
]);

/** The text of a paragraph and the drawings in it, which may hold text boxes. */
export function readOdtRuns(paragraph: Element, styles: OdtStyles, style: OdtStyle) {
  const walk: Walk = { styles, runs: [], frames: [] };
  walkInline(paragraph, walk, style);
  return { runs: walk.runs, frames: walk.frames };
}

function walkInline(element: Element, walk: Walk, style: OdtStyle) {
  for (const child of element.children) {
    if (typeof child === 'string') addText(child.replace(/[ \t\r\n]+/g, ' '), walk, style);
    else if (child.name.startsWith('draw:')) walk.frames.push(child);
    else if (!LEFT_OUT.has(child.name)) readElement(child, walk, style);
  }
}

function readElement(child: Element, walk: Walk, style: OdtStyle) {
  switch (child.name) {
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
      const own = walk.styles.find('text', child.attributes['text:style-name']);
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

/** The text boxes in a drawing, and shapes that have text of their own. */
export function listTextBoxes(frame: Element): Element[] {
  const inside = elementsOf(frame);
  if (frame.name === 'draw:text-box' || inside.some(({ name }) => name === 'text:p'))
    return [frame];
  return inside.flatMap(listTextBoxes);
}
