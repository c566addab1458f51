import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  type Edit,
  emptyResume,
  entriesOf,
  isStorable,
  type Resume,
  storable,
  storableValue,
  textOf,
} from '../../index.ts';
import { anyCharacter, entryId, experienceWith, resumeWith } from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

const ID = entryId('x1');
const before = resumeWith({ experiences: [experienceWith({ id: ID })] });
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** Every edit that says something, saying `said`. */
const editsOf = (said: string): Edit[] => [
  { type: 'set-text', kind: 'summary', text: said },
  { type: 'set-contact', changes: { fullName: said, links: `${said}\t${said}` } },
  { type: 'set-section', key: 'project', changes: { title: said } },
  { type: 'set-entry', kind: 'experience', id: ID, changes: { role: said, bullets: `• ${said}` } },
  { type: 'set-points', kind: 'experience', id: ID, field: 'bullets', points: [{ text: said }] },
  { type: 'insert-entry', kind: 'experience', id: entryId('x2'), at: 0, entry: entryOf(said) },
  { type: 'restore-section', section: { key: 'summary', kind: 'summary', text: said }, at: 0 },
];

const entryOf = (role: string) => {
  const [entry] = entriesOf(before, 'experience');
  if (!entry) throw new Error('There is no entry.');
  return { ...entry, role };
};

describe('characters that cannot be stored', () => {
  test.prop([
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom('\0', '\ud83c', '\udf09', 'a') }),
  ])('come into no resume by any edit, and the words around them stay', (text, odd) => {
    for (const edit of editsOf(`${odd}${text}${odd}`)) {
      const after = applyEdit(before, edit, SECTIONS);
      expect(textsIn(after).filter((each) => !isStorable(each))).toEqual([]);
      expect(applyEdit(after, edit, SECTIONS)).toEqual(
        applyEdit(after, storableValue(edit), SECTIONS),
      );
    }
  });

  it('go or are marked as the server has them, and a whole pair stays', () => {
    expect(storable('St\0eel \ud83c')).toBe('Steel \ufffd');
    expect(storable('Plans 🌉')).toBe('Plans 🌉');
    const after = applyEdit(
      before,
      { type: 'set-text', kind: 'summary', text: 'a\0b\udf09 🌉' },
      SECTIONS,
    );
    expect(textOf(after, 'summary')).toBe('ab\ufffd 🌉');
  });

  it('move the marks behind them', () => {
    const points = [{ text: 'a\0b bold', marks: [{ from: 4, to: 8, bold: true as const }] }];
    const edit = {
      type: 'set-points',
      kind: 'experience',
      id: ID,
      field: 'bullets',
      points,
    } as const;
    const [entry] = entriesOf(applyEdit(before, edit, SECTIONS), 'experience');
    expect(entry?.bullets.points).toMatchObject([
      { text: 'ab bold', marks: [{ from: 3, to: 7, bold: true }] },
    ]);
  });

  it('cost a resume without them nothing', () => {
    const resume: Resume = emptyResume(() => ID, SECTIONS);
    expect(storableValue(resume)).toBe(resume);
  });
});
