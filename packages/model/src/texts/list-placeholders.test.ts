import { it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import {
  applyEdit,
  entriesOf,
  findPlaceholders,
  listPlaceholders,
  mayHoldPlaceholders,
} from '../index.ts';
import {
  anyResume,
  awardWith,
  educationWith,
  entryId,
  experienceWith,
  resumeWith,
} from '../resume/resume.test-support.ts';
import { SECTIONS } from '../resume/sections/sections.ts';

it('[ED18] names each blank, where it stands, and in which line', () => {
  const experiences = [
    experienceWith({ role: 'Welder', bullets: '• Ran it\n\n• Cut [number] of [part] by [number]' }),
  ];
  const inLine = {
    location: 'Experience, Welder',
    text: 'Cut [number] of [part] by [number]',
    ref: { section: 'experience', entryId: 'e1', field: 'bullets', line: 2 },
  };
  expect(listPlaceholders(resumeWith({ experiences }), SECTIONS)).toEqual([
    { ...inLine, label: 'number', nth: 0 },
    { ...inLine, label: 'part', nth: 1 },
    { ...inLine, label: 'number', nth: 2 },
  ]);
});

it('stands in the order of the paper, over all free texts', () => {
  const placeholder = (label: string) => `Did [${label}]`;
  const resume = resumeWith({
    summary: placeholder('aa'),
    skills: placeholder('bb'),
    experiences: [experienceWith({ company: 'Acme', bullets: placeholder('cc') })],
    educations: [educationWith({ degree: 'BSc', school: 'MIT', bullets: placeholder('dd') })],
    projects: [awardWith({ name: 'Arch', relevance: placeholder('ee') })],
    certifications: [awardWith({ name: 'CPA', relevance: placeholder('ff') })],
    awards: [awardWith({ name: 'Medal', relevance: placeholder('gg') })],
    sectionOrder: [...SECTIONS.paper].reverse(),
  });
  expect(
    listPlaceholders(resume, SECTIONS).map(({ label, location }) => `${label}: ${location}`),
  ).toEqual([
    'bb: Skills',
    'gg: Awards, Medal',
    'ff: Certifications, CPA',
    'ee: Projects, Arch',
    'dd: Education, BSc',
    'cc: Experience, Acme',
    'aa: Summary',
  ]);
});

it.each([
  { it: 'an entry of a section that is not printed', parts: { role: '', bullets: '• [number]' } },
  { it: 'a field that is no free text', parts: { role: 'Nurse', location: '[remote]' } },
])('passes over $it', ({ parts }) => {
  expect(listPlaceholders(resumeWith({ experiences: [experienceWith(parts)] }), SECTIONS)).toEqual(
    [],
  );
});

it('[OC3] passes over a hidden point', () => {
  const values = { bullets: { hidden: [0] } };
  const entry = experienceWith({ role: 'Nurse', bullets: '• [number]\n• [name]', values });
  expect(
    listPlaceholders(resumeWith({ experiences: [entry] }), SECTIONS).map(({ ref }) => ref.line),
  ).toEqual([1]);
});

property.prop([anyResume])('lists nothing where no text has a blank', (resume) => {
  const texts = JSON.stringify(resume);
  if (findPlaceholders(texts).length === 0) expect(listPlaceholders(resume, SECTIONS)).toEqual([]);
});

property.prop([anyResume])(
  'leads to fields that may hold blanks, and to lines that do',
  (resume) => {
    const [entry] = entriesOf(resume, 'experience');
    const id = entry?.id ?? entryId('none');
    const points = [{ text: 'Led' }, { text: 'Cared for [number] patients' }];
    const edited = [
      { type: 'set-entry', kind: 'experience', id, changes: { role: 'Nurse' } } as const,
      { type: 'set-points', kind: 'experience', id, field: 'bullets', points } as const,
    ].reduce((before, edit) => applyEdit(before, edit, SECTIONS), resume);
    const placeholders = listPlaceholders(edited, SECTIONS);
    expect(placeholders.map(({ ref }) => ref)).toContainEqual({
      section: 'experience',
      entryId: id,
      field: 'bullets',
      line: 1,
    });
    for (const { ref, text, label, nth } of placeholders) {
      expect(mayHoldPlaceholders(ref.field, SECTIONS)).toBe(true);
      expect(findPlaceholders(text)[nth]?.label).toBe(label);
    }
  },
);
