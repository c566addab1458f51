import { equationWords, linkOfInstruction } from '../flow/field-instruction.ts';
import type { FlowRun } from '../flow/flow.ts';
import {
  type Element,
  elementsOf,
  findChild,
  listChildren,
  listInside,
  textInside,
} from '../markup/element.ts';
import type { DocxReading } from './docx-document.ts';
import { isOn, settingOf } from './docx-parts.ts';
import { type Box, listBoxes, listWays } from './drawing.ts';
import { type RunProperties, readRunProperties } from './properties.ts';
import { isSymbolFont, symbolOf, symbolsOf } from './symbols.ts';
import { wordFormulaText } from './word-formula.ts';

const DEFAULT_SIZE = 10;

/** A field of which the first half has been read: its instruction, then its result. */
type Field = { instruction: string; link?: string; isShown?: boolean };

type Walk = {
  reading: DocxReading;
  runs: FlowRun[];
  boxes: Box[];
  /** The innermost is last. */
  fields: Field[];
  /** Of the hyperlink element around. */
  link?: string;
  /** The font of symbols that the run is set in. */
  font?: string;
};

/** The text of a paragraph in its order, with `inherited` as the look of runs that say nothing. */
export function readRuns(paragraph: Element, reading: DocxReading, inherited: RunProperties) {
  const walk: Walk = { reading, runs: [], boxes: [], fields: [] };
  walkInline(paragraph, walk, inherited);
  return { runs: walk.runs, boxes: walk.boxes };
}

function walkInline(element: Element, walk: Walk, inherited: RunProperties) {
  for (const child of elementsOf(element).filter((each) => !isPrompt(each))) {
    if (child.name === 'w:r') readRun(child, walk, inherited);
    else if (child.name === 'm:oMath') addText(wordFormulaText(child), walk, inherited);
    else if (child.name === 'w:hyperlink') {
      walkInline(child, { ...walk, ...linkOf(child, walk) }, inherited);
    } else if (child.name === 'w:fldSimple') {
      walkInline(child, { ...walk, ...linkOfSimple(child) }, inherited);
    } else if (!LEFT_OUT.has(child.name)) walkInline(child, walk, inherited);
  }
}

/** Checks whether an element is a field of a form that nobody has filled: what it shows asks for it (ECMA-376 part 1, 17.5.2.39). */
export function isPrompt(element: Element): boolean {
  if (element.name !== 'w:sdt' || !isOn(findChild(element, 'w:sdtPr'), 'w:showingPlcHdr'))
    return false;
  // Templates have their samples in such fields too, set like text.
  const runs = listInside(findChild(element, 'w:sdtContent'), 'w:r');
  return runs.every((run) =>
    /placeholder/i.test(settingOf(findChild(run, 'w:rPr'), 'w:rStyle') ?? ''),
  );
}

/** Elements that are left out: deleted or moved away in tracked changes, and properties' insides. */
const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:sdtPr']);

function linkOf({ attributes }: Element, { reading }: Walk): { link?: string } {
  const address = reading.part.targets.get(attributes['r:id'] ?? '')?.address;
  return address ? { link: address } : {};
}

function linkOfSimple({ attributes }: Element): { link?: string } {
  const link = linkOfInstruction(attributes['w:instr'] ?? '');
  return link === undefined ? {} : { link };
}

function readRun(run: Element, walk: Walk, inherited: RunProperties) {
  const properties = findChild(run, 'w:rPr');
  const style = walk.reading.styles.byId.get(settingOf(properties, 'w:rStyle') ?? '');
  const look = { ...inherited, ...style?.run, ...readRunProperties(properties) };
  const font = findChild(properties, 'w:rFonts')?.attributes['w:ascii'];
  readContents(run, { ...walk, ...(font !== undefined && isSymbolFont(font) && { font }) }, look);
}

function readContents(holder: Element, walk: Walk, look: RunProperties) {
  for (const child of elementsOf(holder)) {
    if (!readField(child, walk, look)) readContent(child, walk, look);
  }
}

/** Fields are an instruction, which is not text, and its result, which is (ECMA-376 part 1, 17.16.18). */
function readField(child: Element, walk: Walk, look: RunProperties): boolean {
  const { fields } = walk;
  const field = fields.at(-1);
  if (child.name === 'w:instrText') {
    if (field) field.instruction += textInside(child);
    return true;
  }
  if (child.name !== 'w:fldChar') return false;
  const kind = child.attributes['w:fldCharType'];
  if (kind === 'begin') {
    fields.push({ instruction: '' });
    addText(chosenIn(child), walk, look);
  }
  if (kind === 'end' && fields.pop() === field && field && !field.isShown) {
    addText(equationWords(field.instruction), walk, look);
  }
  if (kind === 'separate' && field) {
    const link = linkOfInstruction(field.instruction);
    if (link !== undefined) field.link = link;
  }
  return true;
}

/** The entry that was chosen from the list of a form, which has no other result (ECMA-376 part 1, 17.16.9). */
function chosenIn(begin: Element): string {
  const list = findChild(findChild(begin, 'w:ffData'), 'w:ddList');
  const chosen = settingOf(list, 'w:result') ?? settingOf(list, 'w:default') ?? '0';
  return listChildren(list, 'w:listEntry')[Number(chosen)]?.attributes['w:val'] ?? '';
}

function readContent(child: Element, walk: Walk, look: RunProperties) {
  const text = textOf(child);
  if (text !== undefined) {
    addText(child.name === 'w:t' && walk.font ? symbolsOf(text, walk.font) : text, walk, look);
    return;
  }
  if (child.name === 'w:ruby') {
    walkInline(findChild(child, 'w:rubyBase') ?? child, walk, look);
    const reading = findChild(child, 'w:rt');
    if (reading) walk.boxes.push({ origin: 'note', content: reading });
  } else if (child.name === 'mc:AlternateContent') readFirstWay(child, walk, look);
  else if (HOLDERS.has(child.name)) walk.boxes.push(...listBoxes(child, walk.reading));
}

const HOLDERS = new Set(['w:drawing', 'w:pict', 'w:object']);

/** Reads the first way of saying the same that says something: a newer program's sign may have its text in the older one's way alone. */
function readFirstWay(alternatives: Element, walk: Walk, look: RunProperties) {
  const { runs, boxes } = walk;
  const before = runs.length + boxes.length;
  for (const way of listWays(alternatives)) {
    readContents(way, walk, look);
    if (runs.length + boxes.length > before) return;
  }
}

function addText(text: string, { runs, fields, link }: Walk, look: RunProperties) {
  if (text === '') return;
  const field = fields.at(-1);
  if (field) field.isShown = true;
  const target = link ?? fields.findLast((field) => field.link !== undefined)?.link;
  runs.push({
    text,
    size: look.size ?? DEFAULT_SIZE,
    bold: look.bold ?? false,
    italic: look.italic ?? false,
    ...(target !== undefined && { link: target }),
    ...(look.hidden && { hidden: true }),
  });
}

function textOf(child: Element): string | undefined {
  switch (child.name) {
    case 'w:t':
      return textInside(child).replace(/[\t\n\r]+/g, ' ');
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return symbolOf(
        Number.parseInt(child.attributes['w:char'] ?? '', 16),
        child.attributes['w:font'],
      );
    default:
      return undefined;
  }
}
