import { writeJsonResume } from '@shortlist/json-resume';
import { expect, it } from 'vitest';
import {
  listPrintedEntries,
  plainText,
  printedResume,
  shownSections,
  withNothingHidden,
} from '../../index.ts';
import { experienceWith, resumeWith } from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

const bold = (from: number, to: number) => ({ from, to, bold: true as const });
const resumeOf = (changes: Parameters<typeof experienceWith>[0]) =>
  resumeWith({ experiences: [experienceWith(changes)] });
const pointsOf = (changes: Parameters<typeof experienceWith>[0]) =>
  printedResume(resumeOf({ role: 'Welder', ...changes }), { sections: SECTIONS }).sections[0]
    ?.entries[0]?.points;

it('[OC5] are printed with their marks, where they stand in the printed text', () => {
  const values = { bullets: { marks: { 0: [bold(0, 5)], 1: [bold(4, 7)] } } };
  expect(pointsOf({ bullets: '•   - Led\n• Led six', values })).toMatchObject([
    { text: 'Led', marks: [bold(0, 1)] },
    { text: 'Led six', marks: [bold(4, 7)] },
  ]);
});

it('[OC5] have no marks where they have none', () => {
  expect(pointsOf({ bullets: '• Led' })?.[0]).not.toHaveProperty('marks');
});

it('[OC3] are not printed where they are hidden, and the others keep their number', () => {
  const hidden = { bullets: '• Secret\n• Led', values: { bullets: { hidden: [0] } } };
  expect(pointsOf(hidden)).toMatchObject([{ text: 'Led', ref: { line: 1 } }]);
  const resume = resumeOf({ role: 'Welder', ...hidden });
  for (const section of printedResume(resume, { sections: SECTIONS, all: true }).sections) {
    expect(plainText(section)).not.toContain('Secret');
  }
  expect(JSON.stringify(writeJsonResume(resume, SECTIONS).work)).not.toContain('Secret');
});

it('[OC3] print no entry that says nothing else', () => {
  const hidden = { bullets: '• Secret', values: { bullets: { hidden: [0] } } };
  const resume = resumeWith({
    experiences: [experienceWith(hidden), experienceWith({ role: 'Welder', ...hidden })],
  });
  expect(shownSections(resume, SECTIONS)).toEqual(['experience']);
  expect(listPrintedEntries(resume, 'experience').map(({ role }) => role)).toEqual(['Welder']);
});

it('[OC3] are there for who takes all of the text along, also where an entry says nothing else', () => {
  const hidden = { bullets: '• Secret', values: { bullets: { hidden: [0] } } };
  const resume = resumeWith({ experiences: [experienceWith(hidden)] });
  const [section] = printedResume(withNothingHidden(resume), {
    sections: SECTIONS,
    all: true,
  }).sections;
  expect(section && plainText(section)).toContain('Secret');
  expect(printedResume(resume, { sections: SECTIONS, all: true }).sections).toEqual([]);
});
