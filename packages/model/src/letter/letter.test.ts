import { fc, test } from '@fast-check/vitest';
import { mergePart } from '@shortlist/draft';
import { describe, expect, it } from 'vitest';
import { KINDS, LETTER, type LetterEdit, NO_LOOK, SECTIONS } from '../index.ts';
import { splitLines } from '../texts/bullets.ts';
import { blocksOfText, bodyText } from './body-text.ts';
import { anyLetter, numberedBlockIds } from './letter.test-support.ts';
import { emptyLetter, type Letter } from './letter.ts';
import { applyLetterEdit, partsOfLetterEdit } from './letter-edit.ts';
import { LETTER_KEYS, type LetterKey } from './letter-parts.ts';
import { printedLetter } from './printed-letter.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const partsOf = (letter: Letter) =>
  LETTER_KEYS.map((key) => ({ key, ...throughJson(LETTER.writeContent(key, letter[key])) }));

const newId = numberedBlockIds();

const edited = (letter: Letter, ...edits: LetterEdit[]) =>
  edits.reduce((now, edit) => applyLetterEdit(now, edit, newId), letter);

describe('parts of a letter', () => {
  test.prop([anyLetter])('through JSON say all that it says, in any order', (letter) => {
    expect(LETTER.readParts(partsOf(letter).toReversed(), SECTIONS)).toEqual(letter);
  });

  test.prop([fc.constantFrom(...LETTER_KEYS), fc.object(), fc.nat(3)], { numRuns: 300 })(
    'of any JSON are read without an error, as a value of their kind',
    (key, content, schema) => {
      const value = LETTER.readContent(key, { schema, content }, SECTIONS);
      const again = LETTER.readContent(key, throughJson(LETTER.writeContent(key, value)), SECTIONS);
      expect(throughJson(again)).toEqual(throughJson(value));
    },
  );

  it('are five, of which a new letter has three', () => {
    expect(Object.keys(LETTER.firstParts())).toEqual(['letter', 'recipient', 'body']);
    expect(LETTER.follows?.parts).toEqual(['contact', 'look']);
    expect(LETTER.findPart('body', SECTIONS.kinds)).toMatchObject({ kind: 'body', schema: 1 });
    for (const key of ['summary', 'experience:1', 'order:experience', 'toString', 'photo'])
      expect(LETTER.findPart(key, SECTIONS.kinds)).toBeUndefined();
  });

  it('have the same form in every kind that has them', () => {
    const keys = ['contact', 'look', 'letter', 'recipient', 'body', 'photo', 'summary'];
    for (const key of keys) {
      const forms = KINDS.all.flatMap((kind) => kind.findPart(key, SECTIONS.kinds) ?? []);
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) expect(form).toEqual(forms[0]);
    }
  });
});

describe('an edit', () => {
  const anyEdit: fc.Arbitrary<LetterEdit> = fc.oneof(
    fc.record({
      type: fc.constant('set-letter' as const),
      changes: fc.record({ subject: fc.string(), enclosures: fc.string() }),
    }),
    fc.record({
      type: fc.constant('set-recipient' as const),
      changes: fc.record({ company: fc.string() }),
    }),
    fc.record({ type: fc.constant('set-body-text' as const), text: fc.string() }),
    fc.record({
      type: fc.constant('set-contact' as const),
      changes: fc.record({ fullName: fc.string() }),
    }),
    fc.record({
      type: fc.constant('set-look' as const),
      changes: fc.record({ design: fc.constantFrom('modern', null) }),
    }),
  );

  test.prop([anyLetter, anyEdit])('touches the part that it names alone', (letter, edit) => {
    const after = edited(letter, edit);
    for (const key of LETTER_KEYS) {
      if (!partsOfLetterEdit(edit).includes(key)) expect(after[key]).toBe(letter[key]);
    }
  });
});

describe('the text of a body', () => {
  test.prop([fc.string(), anyLetter])(
    'comes back as it was typed, but for signs of items',
    (text, { body }) => {
      const blocks = blocksOfText(text, body, numberedBlockIds());
      expect(bodyText({ blocks })).toBe(
        splitLines(text)
          .map((line) => line.replace(/^[*-] /u, '• '))
          .join('\n'),
      );
      expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    },
  );

  it('keeps the ids and marks of lines that stay', () => {
    const letter = edited(emptyLetter(), {
      type: 'set-blocks',
      blocks: [
        { text: 'First words', marks: [{ from: 0, to: 5, bold: true }] },
        { text: 'An item', item: true },
      ],
    });
    const { blocks } = edited(
      edited(letter, { type: 'set-body-text', text: 'First words here\n• An item' }),
      { type: 'set-body-text', text: '\nFirst words here\n• An item' },
    ).body;
    expect(blocks.map(({ id, text }) => [id, text])).toEqual([
      [expect.any(String), ''],
      [letter.body.blocks[0]?.id, 'First words here'],
      [letter.body.blocks[1]?.id, 'An item'],
    ]);
    expect(blocks[1]?.marks).toEqual([{ from: 0, to: 5, bold: true }]);
    expect(blocks[2]?.item).toBe(true);
  });
});

describe('two windows', () => {
  const model = LETTER.createModel(SECTIONS, {
    newPointId: numberedBlockIds(),
    now: () => new Date(0),
  });
  const write = (letter: Letter, text: string) => edited(letter, { type: 'set-body-text', text });
  const merged = (key: LetterKey, base: Letter, mine: Letter, theirs: Letter) =>
    mergePart(model, { base: base[key], mine: mine[key], theirs: theirs[key] });

  it('over two paragraphs have both; over one are asked', () => {
    const base = write(emptyLetter(), 'One\nbetween\nTwo');
    const mine = write(base, 'One more\nbetween\nTwo');
    const theirs = write(base, 'One\nbetween\nTwo\nThree');
    const both = merged('body', base, mine, theirs);
    expect(both.open).toEqual([]);
    expect(bodyText(both.value as Letter['body'])).toBe('One more\nbetween\nTwo\nThree');
    expect(merged('body', base, mine, write(base, 'Other\nbetween\nTwo')).open).toEqual(['blocks']);
  });

  test.prop([anyLetter, fc.string(), fc.string()])(
    'over different fields of a part have both',
    (letter, subject, closing) => {
      const mine = edited(letter, { type: 'set-letter', changes: { subject } });
      const theirs = edited(letter, { type: 'set-letter', changes: { closing } });
      const both = merged('letter', letter, mine, theirs);
      expect(both.open).toEqual([]);
      expect(both.value).toEqual({
        ...letter.letter,
        subject: mine.letter.subject,
        closing: theirs.letter.closing,
      });
    },
  );

  it('over lines of an address have both', () => {
    const at = (address: string) =>
      edited(emptyLetter(), { type: 'set-recipient', changes: { address } });
    const both = merged('recipient', at('a\nb\nc'), at('A\nb\nc'), at('a\nb\nC'));
    expect(both).toMatchObject({ open: [], value: { address: 'A\nb\nC' } });
  });
});

describe('what is printed', () => {
  it('has no empty line, the day in words of the language, and the name of the head below the closing', () => {
    const letter = edited(
      emptyLetter(),
      { type: 'set-letter', changes: { date: '2026-11-28', closing: 'Yours,' } },
      { type: 'set-contact', changes: { fullName: 'Ada King' } },
      { type: 'set-recipient', changes: { company: 'Acme', address: 'Road 1\n\nTown' } },
      { type: 'set-body-text', text: 'One\n\n- two' },
    );
    const texts = (language: 'en' | 'de') => {
      const { date, recipient, body, signature } = printedLetter(letter, language);
      return [date, recipient, body, signature].map((each) => each.map(({ text }) => text));
    };
    expect(texts('en')).toEqual([
      ['November 28, 2026'],
      ['Acme', 'Road 1', 'Town'],
      ['One', 'two'],
      ['Ada King'],
    ]);
    expect(texts('de')[0]).toEqual(['28. November 2026']);
  });

  it.each(['2026-02-30', '2026-11', 'next week'])('has the date %s as it was typed', (date) => {
    const letter = edited(emptyLetter(), { type: 'set-letter', changes: { date } });
    expect(printedLetter(letter, 'en').date).toEqual([{ text: date, source: 'letter.date' }]);
  });

  it('follows no look of its own before one is chosen', () => {
    expect(LETTER.readParts([], SECTIONS).look).toEqual(NO_LOOK);
  });
});
