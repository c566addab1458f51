import type { PlacedText } from '@shortlist/placed-text';
import { equationWords } from '../flow/field-instruction.ts';
import { type FlowParagraph, LETTER } from '../flow/flow.ts';
import { headingNamed } from '../flow/heading-named.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { withoutRepeats } from '../flow/without-repeats.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import { endOutput } from './rtf-blocks.ts';
import { WESTERN } from './rtf-encodings.ts';
import {
  type GroupState,
  isPassedOver,
  type Output,
  type Reading,
  type RtfField,
  startOutput,
} from './rtf-state.ts';
import { addText, flushBytes } from './rtf-text.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';
import { FORMULA_PROPERTIES, LEFT_OUT, STARRED, WORDS } from './rtf-words.ts';

/** Reads an RTF document (Rich Text Format Specification 1.9.1), often under the name of a DOC. */
export const readRtf = (bytes: Uint8Array): PlacedText =>
  placeFlow({ format: 'rtf', ...LETTER, paragraphs: rtfParagraphs(bytes) });

/** The paragraphs of an RTF document. */
export function rtfParagraphs(bytes: Uint8Array): FlowParagraph[] {
  const body = startOutput('body');
  const reading = startReading(body);
  let isStarred = false;
  for (const token of rtfTokens(new TextDecoder('latin1').decode(bytes))) {
    if (token.type === 'word' && token.name === '*') isStarred = true;
    else {
      readToken(reading, token, isStarred);
      isStarred = false;
    }
  }
  flushBytes(reading);
  reading.state.output = body;
  endOutput(reading);
  return inOrder(reading.outputs);
}

/** Headers, body, footers, notes, comments. */
function inOrder(outputs: readonly Output[]) {
  const of = (wanted: Output['origin']) =>
    outputs.filter(({ origin }) => origin === wanted).map(withBoxes);
  return [
    ...withoutRepeats(of('header')),
    ...of('body').flat(),
    ...withoutRepeats(of('footer')),
    ...of('note').flat(),
    ...of('comment').flat(),
  ];
}

/** The paragraphs of a part in the order of reading; a text box follows its paragraph. */
function withBoxes({ paragraphs, boxes }: Output): FlowParagraph[] {
  const read: FlowParagraph[] = [];
  let next = 0;
  for (const { at, box } of boxes) {
    read.push(...paragraphs.slice(next, at + 1), ...withBoxes(box));
    next = Math.max(next, at + 1);
  }
  return [...read, ...paragraphs.slice(next)];
}

const startReading = (body: Output): Reading => ({
  state: {
    destination: 'text',
    output: body,
    font: 0,
    size: 12,
    bold: false,
    italic: false,
    hidden: false,
    fallback: 1,
  },
  groups: [],
  defaultFont: 0,
  encodings: new Map(),
  encoding: WESTERN,
  styles: new Map(),
  style: { number: 0, name: '' },
  outputs: [body],
  bytes: [],
  skip: 0,
  tables: 0,
});

function readToken(reading: Reading, token: RtfToken, isStarred: boolean) {
  if (token.type === 'byte') {
    if (reading.skip > 0) reading.skip -= 1;
    else reading.bytes.push(token.byte);
    return;
  }
  flushBytes(reading);
  // A group's end ends what stands for a Unicode character, too.
  if (token.type !== 'word' || token.name !== 'u') reading.skip = 0;
  if (token.type === 'open') openGroup(reading);
  else if (token.type === 'close') closeGroup(reading);
  else obey(reading, token, isStarred);
}

function openGroup(reading: Reading) {
  if (reading.groups.length >= READING_LIMITS.depth) throw new ReadError('hostile');
  reading.groups.push(reading.state);
  reading.state = { ...reading.state };
}

function closeGroup(reading: Reading) {
  const { state } = reading;
  const around = reading.groups.pop();
  if (around === undefined) return;
  if (state.destination === 'styles') keepStyle(reading);
  if (state.property && state.property !== around.property) {
    sayProperty(reading, around, state.property);
  }
  if (state.output !== around.output) endOutput(reading);
  reading.state = around;
  const { field, twice } = state;
  if (field && field !== around.field && !field.isShown) addText(reading, shownBy(field));
  if (twice && twice !== around.twice && !twice.hasUnicode) addText(reading, twice.bytes);
}

/** Returns what a field shows that has no result: the entry of a list in a form, or an equation. */
const shownBy = ({ instruction, entries, chosen, first }: RtfField): string =>
  entries[chosen ?? first] ?? equationWords(instruction);

/** Letters along a line (WordArt) are a property of a drawing: they are said as a text box. */
function sayProperty(
  reading: Reading,
  around: GroupState,
  { name, value }: NonNullable<GroupState['property']>,
) {
  if (name.trim() !== 'gtextUNICODE' || isPassedOver(around.destination)) return;
  const box = startOutput('text-box');
  reading.outputs.push(box);
  around.output.boxes.push({ at: around.output.paragraphs.length, box });
  reading.state = { ...around, output: box, destination: 'text' };
  addText(reading, value);
  endOutput(reading);
}

/** A style ends with its group, and its name with a semicolon. */
function keepStyle(reading: Reading) {
  const { number, name, heading } = reading.style;
  const shown = (name.split(';', 1)[0] ?? '').trim();
  if (shown !== '') {
    const { size, bold, italic } = reading.state;
    const level = heading ?? headingNamed(shown);
    const look = { size, bold, italic, ...(level !== undefined && { heading: level }) };
    reading.styles.set(number, { name: shown, ...look });
  }
  reading.style = { number: 0, name: '' };
}

type ControlWord = { name: string; value: number | undefined };

function obey(reading: Reading, { name, value }: ControlWord, isStarred: boolean) {
  const isLeftOut =
    LEFT_OUT.has(name) || FORMULA_PROPERTIES.test(name) || (isStarred && !STARRED.has(name));
  if (isLeftOut) reading.state.destination = 'left-out';
  else if (Object.hasOwn(WORDS, name)) WORDS[name]?.(reading, value);
}
