import { layOut } from '@shortlist/layout';
import { applyEdit, type Look, NO_LOOK, type Resume, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';
import { expect, it } from 'vitest';
import { diffResumes, markPages } from '../index.ts';
import { lettersAt, typewriter } from './marked-letters.test-support.ts';

const designs = await loadDesigns();
const ENGINEER = readSample('01-engineer');
const inLook = (look: Partial<Look>, resume = ENGINEER): Resume => ({
  ...resume,
  look: { ...NO_LOOK, ...look },
});

function mark(before: Resume, after: Resume) {
  const difference = diffResumes(before, after, { sections: SECTIONS, hasIds: true });
  const sideOf = (resume: Resume, side: 'before' | 'after') => {
    const paged = layOut(
      designResume(resume, { sections: SECTIONS, language: 'en', designs }),
      typewriter,
    );
    const marks = markPages(difference, paged, { side, measurer: typewriter });
    return { paged, marks, letters: Object.fromEntries(lettersAt(paged, marks)) };
  };
  return { left: sideOf(before, 'before'), right: sideOf(after, 'after') };
}

const withText = (resume: Resume, text: string) =>
  applyEdit(resume, { type: 'set-text', kind: 'summary', text }, SECTIONS);

it('[DP1] goes through words that are gone and under words that are added', () => {
  const before = withText(ENGINEER, 'Led the team of six');
  const { left, right } = mark(before, withText(ENGINEER, 'Led the crew of six'));
  const [gone] = left.marks.flat();
  const [added] = right.marks.flat();
  expect(left.marks.flat()).toHaveLength(1);
  expect(gone).toMatchObject({ kind: 'gone', change: 1, bars: [] });
  expect(added).toMatchObject({ kind: 'added', change: 1, bars: [] });
  const middle = (gone?.areas[0]?.y ?? 0) + (gone?.areas[0]?.height ?? 0) / 2;
  expect(Math.abs((gone?.rules[0]?.y ?? 0) - middle)).toBeLessThan(2);
  expect(added?.rules[0]?.y).toBeGreaterThan(added?.note.baseline ?? 0);
  // The number is in the margin.
  expect(gone?.note.x).toBeCloseTo(72 - 8);
});

it('[DP1] points to the text that a word is added to, where nothing is gone', () => {
  const before = withText(ENGINEER, 'Led the team of six');
  const { left } = mark(before, withText(ENGINEER, 'Led the whole team of six'));
  const [shown] = left.marks.flat();
  expect(shown).toMatchObject({ kind: 'gone', rules: [] });
  expect(shown?.areas[0]?.width).toBeGreaterThan(70);
});

it('[DP1] goes on with the words over lines and pages', () => {
  const words = 'a few words of many more '.repeat(250).trim();
  const { right } = mark(withText(ENGINEER, 'None'), withText(ENGINEER, words));
  const pages = right.marks.filter((marks) => marks.length > 0);
  expect(pages.length).toBeGreaterThan(1);
  expect(right.letters).toEqual({ 'summary.summary.0': words.replaceAll(' ', '') });
});

it.each(['classic', 'harvard', 'sidebar'])('[DP1] marks the title of a section in %s', (design) => {
  const rename = { type: 'set-section', key: 'experience', changes: { title: 'Work history' } };
  const before = inLook({ design });
  const after = applyEdit(before, rename as Parameters<typeof applyEdit>[1], SECTIONS);
  const { left, right } = mark(before, after);
  expect([left, right].map(({ letters }) => letters.heading?.toLowerCase())).toEqual([
    'experience',
    'workhistory',
  ]);
});

it('[DP1] marks a section that comes or goes with its heading', () => {
  const { left, right } = mark(withText(ENGINEER, 'Quiet systems'), withText(ENGINEER, ''));
  expect(left.letters).toEqual({ heading: 'SUMMARY', 'summary.summary.0': 'Quietsystems' });
  expect(right.marks.flat()).toEqual([]);
});

it('[DP1] marks the word that links to an address', () => {
  const before = inLook({ design: 'modern', links: 'hidden', engine: 6 });
  const after = applyEdit(
    before,
    { type: 'set-contact', changes: { linkedin: 'linkedin.com/in/other-one' } },
    SECTIONS,
  );
  const { left, right } = mark(before, after);
  expect(left.letters).toEqual({ 'contact.linkedin': 'LinkedIn' });
  expect(right.letters).toEqual({ 'contact.linkedin': 'LinkedIn' });
});

it('[DP1] marks lists whose commas a narrow column leaves out', () => {
  const withSkills = (text: string) =>
    applyEdit(inLook({ design: 'sidebar' }), { type: 'set-text', kind: 'skills', text }, SECTIONS);
  const { left, right } = mark(
    withSkills('Go, Rust, SQL, Kafka'),
    withSkills('Go, Ada, SQL, Kafka'),
  );
  expect(left.letters).toEqual({ 'skills.skills.0': 'Rust' });
  expect(right.letters).toEqual({ 'skills.skills.0': 'Ada' });
});
