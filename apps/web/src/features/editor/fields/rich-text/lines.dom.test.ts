import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import {
  linesOfText,
  linkAround,
  linkIn,
  linkStretch,
  moveLines,
  moveStretch,
  offsetOfPlace,
  placeOfOffset,
  replaceStretch,
  sliceLines,
  textOfLines,
  withoutBullet,
} from './change-lines.ts';
import { drawLines, nameLines } from './draw-lines.ts';
import { historyOf } from './plain-state.ts';
import { readAddress } from './read-address.ts';
import { findPlace, isDrawn, readLines, readPlace } from './read-lines.ts';
import { rebaseState } from './rebase-state.ts';
import { lineOfRuns, type RichLine, type Run } from './rich-line.ts';

const anyText = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\u200b]/gu, ''));
const anyRun = fc.record<Run>(
  {
    text: anyText,
    bold: fc.constant(true),
    italic: fc.constant(true),
    href: fc.constantFrom('https://example.com/a', 'tel:+4930'),
  },
  { requiredKeys: ['text'] },
);
const anyLine = fc
  .tuple(fc.array(anyRun, { maxLength: 4 }), fc.boolean())
  .map(([runs, hidden]) => lineOfRuns(runs, hidden ? { hidden } : {}));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 5 });

function field(lines: readonly RichLine[] = []): HTMLElement {
  const root = document.createElement('div');
  drawLines(root, lines);
  return root;
}

/** A field in which a browser or an extension has written by itself. */
function fieldOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test.prop([anyLines, anyLines])('[OC5] lines that are drawn are read again', (before, after) => {
  const root = field(before);
  expect(readLines(root)).toEqual(before);
  drawLines(root, after);
  expect(readLines(root)).toEqual(after);
  expect(isDrawn(root, after)).toBe(true);
});

test.prop([anyLines, fc.nat()])(
  '[OC5] each place of the text has one in the field',
  (lines, at) => {
    const root = field(lines);
    const place = placeOfOffset(lines, at % (textOfLines(lines).length + 1));
    expect(readPlace(root, ...findPlace(root, place))).toEqual(place);
    expect(placeOfOffset(lines, offsetOfPlace(lines, place))).toEqual(place);
  },
);

test.prop([anyLines, fc.nat(), fc.nat(), anyLines])(
  '[OC5] what replaces a stretch stands there, and undoing that gives the lines back',
  (lines, one, other, inserted) => {
    const size = textOfLines(lines).length + 1;
    const [from, to] = [one % size, other % size]
      .sort((a, b) => a - b)
      .map((offset) => placeOfOffset(lines, offset));
    if (!from || !to) return;
    const gone = sliceLines(lines, { from, to });
    const changed = replaceStretch(lines, { from, to }, inserted);
    const texts = (of: readonly RichLine[]) => of.map(({ text, marks }) => ({ text, marks }));
    expect(texts(sliceLines(changed.lines, { from, to: changed.caret }))).toEqual(texts(inserted));
    const back = replaceStretch(changed.lines, { from, to: changed.caret }, gone);
    expect(texts(back.lines)).toEqual(texts(lines));
  },
);

it.each([
  { it: 'a broken line', html: '<p>one<br>two</p>', lines: ['one', 'two'] },
  { it: 'text without a paragraph', html: 'one<div>two</div>', lines: ['one', 'two'] },
  {
    it: 'another style',
    html: '<p><span style="color: red">o</span><u>n</u>e</p>',
    lines: ['one'],
  },
  { it: 'a bookmark', html: '<p>o<input type="hidden">ne</p>', lines: ['one'] },
  { it: 'nothing', html: '', lines: [''] },
])('[OC5] $it is read as lines and is to be drawn again', ({ html, lines }) => {
  const root = fieldOf(html);
  const read = readLines(root);
  expect(read).toEqual(lines.map((text) => ({ text })));
  expect(isDrawn(root, read)).toBe(false);
});

it('[OC5] the library’s zero-width spaces are none of the text', () => {
  const root = fieldOf('<p>a<b>\u200bb</b></p>');
  expect(readLines(root)).toEqual([{ text: 'ab', marks: [{ from: 1, to: 2, bold: true }] }]);
  const [text] = root.querySelector('b')?.childNodes ?? [];
  expect(text && readPlace(root, text, 2)).toEqual({ line: 0, offset: 2 });
});

it('[OC5] a line that is named keeps its id while others change', () => {
  const root = field([{ text: 'one' }, { text: 'two' }]);
  const id = 'l7' as Exclude<RichLine['id'], undefined>;
  nameLines(root, [{ text: 'one' }, { text: 'two', id }]);
  expect(readLines(root)).toEqual([{ text: 'one' }, { text: 'two', id }]);
});

const at = (line: number, offset: number) => ({ line, offset });

it('[OC5] a link goes over a word, over all of a link, or away', () => {
  const [plain] = [[{ text: 'see the site' }]];
  const word = linkAround(plain, at(0, 5));
  expect(word).toEqual({ from: at(0, 4), to: at(0, 7) });
  const { lines } = linkStretch(plain, word, 'https://a.example');
  expect(linkIn(lines, word)).toBe('https://a.example');
  const bold = [
    lineOfRuns([
      { text: 'see ' },
      { text: 'th', href: 'tel:1' },
      { text: 'e', bold: true, href: 'tel:1' },
    ]),
  ];
  expect(linkAround(bold, at(0, 5))).toEqual({ from: at(0, 4), to: at(0, 7) });
  expect(linkStretch(bold, linkAround(bold, at(0, 5)), undefined).lines).toEqual([
    { text: 'see the', marks: [{ from: 6, to: 7, bold: true }] },
  ]);
});

it.each([
  ['example.com', 'https://example.com'],
  [' http://example.com/a?b#c ', 'http://example.com/a?b#c'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['+49 (30) 123-45', 'tel:+493012345'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['javascript:alert(1)', undefined],
  ['just words', undefined],
  ['', undefined],
])('[OC5] the address %j means %j', (typed, link) => {
  expect(readAddress(typed)).toBe(link);
});

it('[OC5] words are moved before and behind where they stood', () => {
  const lines = [{ text: 'one two three' }];
  const two = { from: at(0, 4), to: at(0, 8) };
  expect(moveStretch(lines, two, at(0, 13))).toEqual({
    lines: [{ text: 'one threetwo ' }],
    caret: at(0, 13),
  });
  expect(moveStretch(lines, two, at(0, 0))).toEqual({
    lines: [{ text: 'two one three' }],
    caret: at(0, 4),
  });
  expect(moveStretch(lines, two, at(0, 5)).lines).toBe(lines);
});

it('[OC5] a bullet that is typed or pasted goes, with the marks where they were', () => {
  const bold = { from: 2, to: 4, bold: true } as const;
  expect(withoutBullet({ text: '- ab', marks: [bold] })).toEqual({
    text: 'ab',
    marks: [{ from: 0, to: 2, bold: true }],
  });
  expect(withoutBullet({ text: '- ' })).toEqual({ text: '- ' });
});

it('[OC5] a text that comes as a whole keeps the marks of lines that stay', () => {
  const kept = { text: 'a', marks: [{ from: 0, to: 1, bold: true }] } as const;
  expect(linesOfText('• new\n• a\n• a', [kept])).toEqual([{ text: 'new' }, kept, { text: 'a' }]);
});

it('[OC5] what was typed in the plain field is taken back a word at a time', () => {
  const texts = ['• ', '• a', '• ab', '• ab ', '• ab c', '• ab cd'];
  const history = historyOf(texts, [{ text: 'ab cd' }]);
  expect(history.map(textOfLines)).toEqual(['• ', '• ab', '• ab cd']);
});

it('[ED8] [OC5] a paste into the plain field, whose bullets were put right, is one step', () => {
  const texts = ['• ', '• •\tBuilt it\no\tRan it', '• Built it\n• Ran it'];
  const history = historyOf(texts, [{ text: 'Built it' }, { text: 'Ran it' }]);
  expect(history.map(textOfLines)).toEqual(['• ', '• Built it\n• Ran it']);
});

/** Rebases a state of undo on other lines; returns its lines, and where its selection stands. */
function rebased(html: string, before: readonly RichLine[], after: readonly RichLine[]) {
  const root = fieldOf(rebaseState(html, { before, after, read: readLines }));
  const marks = [...root.querySelectorAll('input')];
  const texts = marks.map(({ id, previousSibling }) => [id, previousSibling?.textContent]);
  for (const mark of marks) mark.remove();
  root.normalize();
  return { lines: readLines(root), selection: texts };
}

it('[TR1] a state of undo has the points and the marks that another window has put in', () => {
  const theirs: RichLine = { text: 'Sold it', marks: [{ from: 5, to: 7, bold: true }] };
  const state =
    '<p>Built <input id="squire-selection-start"><input id="squire-selection-end">it</p>';
  const before = [{ text: 'Built it' }, { text: 'Ran it' }];
  expect(rebased(state, before, [theirs, ...before])).toEqual({
    lines: [theirs, { text: 'Built it' }],
    selection: [
      ['squire-selection-start', 'Built '],
      ['squire-selection-end', ''],
    ],
  });
});

it('[TR1] a state of undo has words of another window within a line, with their marks', () => {
  const before: RichLine[] = [{ text: 'Built it well', id: 'p' as NonNullable<RichLine['id']> }];
  const [line] = before;
  const after = [
    { ...line, text: 'Built all it well', marks: [{ from: 4, to: 9, italic: true as const }] },
  ];
  expect(rebased('<p>Built it</p>', before, after).lines).toEqual([
    { ...after[0], text: 'Built all it' },
  ]);
});

test.prop([anyLines, anyLines])(
  '[TR1] a state of undo is what it was where nothing was merged, and what was merged where nothing was done',
  (earlier, before) => {
    const html = field(earlier).innerHTML;
    expect(rebased(html, before, before).lines).toEqual(earlier);
    expect(rebased(html, earlier, before).lines).toEqual(before);
  },
);

test.prop([anyLines, fc.nat(4), fc.nat(4), fc.constantFrom(-1 as const, 1 as const)])(
  '[OC3] lines that are moved keep their words and stay selected, and come back',
  (lines, one, other, by) => {
    const [first = 0, last = 0] = [one, other].map((at) => at % lines.length).sort();
    const stretch = { from: { line: first, offset: 0 }, to: { line: last, offset: 0 } };
    const moved = moveLines(lines, stretch, by);
    const hasRoom = by < 0 ? first > 0 : last < lines.length - 1;
    expect(moved !== undefined).toBe(hasRoom);
    if (!moved?.from) return;
    expect(moved.lines.slice(moved.from.line, moved.caret.line + 1)).toEqual(
      lines.slice(first, last + 1),
    );
    const back = moveLines(moved.lines, { from: moved.from, to: moved.caret }, by < 0 ? 1 : -1);
    expect(back?.lines).toEqual(lines);
  },
);
