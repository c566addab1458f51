import { linkOfInstruction } from '../flow/field-instruction.ts';
import type { TabStop } from '../flow/flow.ts';
import {
  endCell,
  endNestedCell,
  endNestedRow,
  endParagraph,
  endRow,
  rowToldOf,
} from './rtf-blocks.ts';
import { encodingOfPage, encodingOfSet } from './rtf-encodings.ts';
import {
  type Destination,
  type GroupState,
  isPassedOver,
  type Output,
  type ParagraphState,
  PLAIN_PARAGRAPH_STATE,
  type Reading,
  startOutput,
} from './rtf-state.ts';
import { addText } from './rtf-text.ts';

/** The function of a control word; `value` is undefined where it has no number. */
type Obey = (reading: Reading, value: number | undefined) => void;

const say =
  (text: string): Obey =>
  (reading) =>
    addText(reading, text);

const goTo =
  (destination: Destination): Obey =>
  ({ state }) => {
    if (!isPassedOver(state.destination)) state.destination = destination;
  };

/** The name and the value of a property of a drawing, of which one is text. */
const readProperty =
  (destination: Destination): Obey =>
  ({ state }) => {
    if (state.property) state.destination = destination;
  };

/** A part of the document whose text is not the body's. */
const begin =
  (origin: Output['origin']): Obey =>
  (reading) => {
    if (isPassedOver(reading.state.destination)) return;
    const output = startOutput(origin);
    reading.outputs.push(output);
    reading.state.output = output;
    reading.state.destination = 'text';
  };

/** A text box, which hangs on the paragraph that is being read. */
const beginBox: Obey = (reading, value) => {
  const around = reading.state.output;
  begin('text-box')(reading, value);
  const box = reading.state.output;
  if (box !== around) around.boxes.push({ at: around.paragraphs.length, box });
};

const stand =
  (change: (value: number) => Partial<ParagraphState>): Obey =>
  ({ state }, value) =>
    setParagraph(state, change(value ?? 0));

/** Markers and the style sheet speak of paragraphs, too, but of none that is read. */
function setParagraph({ destination, output }: GroupState, change: Partial<ParagraphState>) {
  if (destination === 'text') output.paragraph = { ...output.paragraph, ...change };
}

/** On without a number, off with 0. */
const isOn = (value: number | undefined) => value !== 0;
const twips = (value: number) => value / 20;

const addTab: Obey = ({ state }, value) => {
  const { tabs, tabAlign } = state.output.paragraph;
  const tab: TabStop = { at: twips(value ?? 0), align: tabAlign };
  setParagraph(state, { tabs: [...tabs, tab].slice(-100), tabAlign: 'start' });
};

const setHeading: Obey = ({ state, style }, value = 9) => {
  if (value < 0 || value > 8) return;
  if (state.destination === 'styles') style.heading = value + 1;
  else setParagraph(state, { heading: value + 1 });
};

/** Some programs leave it to the style to say how letters look. */
const setStyle: Obey = ({ state, style, styles }, value = 0) => {
  if (state.destination === 'styles') style.number = value;
  if (state.destination !== 'text') return;
  setParagraph(state, { style: value });
  const { size, bold, italic } = styles.get(value) ?? state;
  Object.assign(state, { size, bold, italic });
};

const setFont: Obey = ({ state }, value = 0) => {
  state.font = value;
};

/** The font of text that names none. */
const setDefaultFont: Obey = (reading, value = 0) => {
  reading.defaultFont = value;
  reading.state.font = value;
};

const setCharacterSet: Obey = ({ state, encodings }, value = 1) => {
  const encoding = encodingOfSet(value);
  if (state.destination === 'fonts' && encoding) encodings.set(state.font, encoding);
};

const sayUnicode: Obey = (reading, value = 0) => {
  const code = value < 0 ? value + 65_536 : value;
  if (code >= 32 && code <= 0xffff) addText(reading, String.fromCharCode(code));
  reading.skip = reading.state.fallback;
};

/** A text written both as bytes in the code page and as Unicode (`\upr`): the bytes, which may lack characters, are read only where the Unicode is missing. */
const keepBytes: Obey = ({ state }) => {
  if (isPassedOver(state.destination)) return;
  state.twice = { bytes: '', to: state.destination, hasUnicode: false };
  state.destination = 'bytes';
};

const readUnicode: Obey = ({ state }) => {
  if (!state.twice) return;
  state.twice.hasUnicode = true;
  state.destination = state.twice.to;
};

/** The result of a field carries the link that its instruction names. */
const showResult: Obey = (reading) => {
  const { state } = reading;
  const target = linkOfInstruction(state.field?.instruction ?? '');
  if (target !== undefined) state.link = target;
  goTo('text')(reading, undefined);
};

const resetLetters: Obey = ({ state, defaultFont }) => {
  Object.assign(state, { bold: false, italic: false, hidden: false, size: 12, font: defaultFont });
};

/** Told in the place of an entry where none was chosen. */
const UNCHOSEN = 25;

/** By name (RTF 1.9.1); what is not here does nothing to what is read. */
export const WORDS: Readonly<Record<string, Obey>> = {
  par: endParagraph,
  sect: endParagraph,
  page: endParagraph,
  cell: endCell,
  row: endRow,
  nestcell: endNestedCell,
  nestrow: endNestedRow,
  tab: say('\t'),
  line: say('\n'),
  lbr: say('\n'),
  '~': say(' '),
  _: say('-'),
  emdash: say('—'),
  endash: say('–'),
  emspace: say(' '),
  enspace: say(' '),
  qmspace: say(' '),
  bullet: say('•'),
  lquote: say('‘'),
  rquote: say('’'),
  ldblquote: say('“'),
  rdblquote: say('”'),
  u: sayUnicode,
  uc: ({ state }, value = 1) => {
    state.fallback = Math.min(Math.max(value, 0), 8);
  },

  plain: resetLetters,
  b: ({ state }, value) => {
    state.bold = isOn(value);
  },
  i: ({ state }, value) => {
    state.italic = isOn(value);
  },
  v: ({ state }, value) => {
    state.hidden = isOn(value);
  },
  deleted: ({ state }, value) => {
    state.hidden = isOn(value);
  },
  fs: ({ state }, value = 24) => {
    if (value > 0) state.size = value / 2;
  },
  f: setFont,
  deff: setDefaultFont,
  fcharset: setCharacterSet,
  ansicpg: (reading, value = 1252) => {
    reading.encoding = encodingOfPage(value);
  },
  mac: (reading) => {
    reading.encoding = encodingOfPage(10_000);
  },

  pard: ({ state: { destination, output } }) => {
    if (destination === 'text') output.paragraph = PLAIN_PARAGRAPH_STATE;
  },
  li: stand((value) => ({ indent: twips(value) })),
  fi: stand((value) => ({ firstLine: twips(value) })),
  sb: stand((value) => ({ spaceBefore: twips(value) })),
  sa: stand((value) => ({ spaceAfter: twips(value) })),
  ql: stand(() => ({ align: 'start' })),
  qj: stand(() => ({ align: 'start' })),
  qc: stand(() => ({ align: 'center' })),
  qr: stand(() => ({ align: 'end' })),
  tqr: stand(() => ({ tabAlign: 'end' })),
  tqdec: stand(() => ({ tabAlign: 'end' })),
  tqc: stand(() => ({ tabAlign: 'center' })),
  tx: addTab,
  ilvl: stand((value) => ({ level: Math.min(Math.max(value, 0), 8) })),
  intbl: stand(() => ({ inTable: true })),
  itap: stand((depth) => ({ depth, inTable: depth > 0 })),
  nesttableprops: ({ state }) => {
    state.isOfNested = true;
  },
  s: setStyle,
  outlinelevel: setHeading,
  trowd: ({ state }) => {
    Object.assign(rowToldOf(state), { edges: [], isHead: false });
  },
  trhdr: ({ state }) => {
    rowToldOf(state).isHead = true;
  },
  cellx: ({ state }, value = 0) => {
    const { edges } = rowToldOf(state);
    if (edges.length < 100) edges.push(twips(value));
  },

  fonttbl: goTo('fonts'),
  stylesheet: goTo('styles'),
  listtext: goTo('marker'),
  pntext: goTo('marker'),
  field: ({ state }) => {
    state.field = { instruction: '', isShown: false, entries: [], first: 0 };
  },
  fldinst: goTo('instruction'),
  upr: keepBytes,
  ud: readUnicode,
  fldrslt: showResult,
  ffres: ({ state }, value = UNCHOSEN) => {
    if (state.field && value !== UNCHOSEN) state.field.chosen = value;
  },
  ffdefres: ({ state }, value = 0) => {
    if (state.field) state.field.first = value;
  },
  ffl: ({ state }) => {
    if (state.destination !== 'instruction' || !state.field) return;
    state.field.entries.push('');
    state.destination = 'entry';
  },
  header: begin('header'),
  headerf: begin('header'),
  headerl: begin('header'),
  headerr: begin('header'),
  footer: begin('footer'),
  footerf: begin('footer'),
  footerl: begin('footer'),
  footerr: begin('footer'),
  shptxt: beginBox,
  dptxbxtext: beginBox,
  footnote: begin('note'),
  annotation: begin('comment'),
  mden: say('/'),
  sp: ({ state }) => {
    state.property = { name: '', value: '' };
    state.destination = 'left-out';
  },
  sn: readProperty('property-name'),
  sv: readProperty('property-value'),
};

/** Groups whose text is not the document's; further ones begin with \* and are not known here. */
export const LEFT_OUT: ReadonlySet<string> = new Set(
  (
    'pict info colortbl atnid atnauthor atntime atndate atnref bkmkstart bkmkend nonshppict shppict ' +
    'shprslt objclass objname objdata mmathPict nonesttables xe tc rxe txe pnseclvl listtable listoverridetable filetbl revtbl rsidtbl themedata'
  ).split(' '),
);

/** Groups that begin with \* and are read nonetheless. */
export const STARRED: ReadonlySet<string> = new Set([
  'fldinst',
  'ud',
  'shpinst',
  'pntext',
  'listtext',
  'nesttableprops',
  'footnote',
  'annotation',
  'do',
  'formfield',
  'ffl',
  'moMath',
  'moMathPara',
]);

/** Groups that say how a part of a formula looks. */
export const FORMULA_PROPERTIES = /^m[a-z]+Pr$/i;
