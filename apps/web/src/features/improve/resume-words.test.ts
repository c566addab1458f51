import { type EntryId, emptyResume, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { resumeWords } from './resume-words.ts';

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}` as EntryId;
};

it('says what somebody has done, and not who they are', () => {
  const resume = emptyResume(newId, SECTIONS);
  const words = resumeWords(
    resumeWith(
      {
        contact: {
          ...resume.contact,
          fullName: 'Ada King',
          email: 'ada@example.org',
          phone: '555',
        },
        summary: 'Calm.',
        skills: 'Triage',
        experiences: [
          {
            ...emptyFlatEntry('experience', newId(), SECTIONS),
            role: 'Nurse',
            company: 'St Mary',
            startDate: '2019',
          },
        ],
        educations: [
          { ...emptyFlatEntry('education', newId(), SECTIONS), degree: 'BSc', gpa: '3.9' },
        ],
        awards: [{ ...emptyFlatEntry('award', newId(), SECTIONS), name: 'Ward of the year' }],
      },
      resume,
    ),
    SECTIONS,
  );
  expect(words).toMatch(/Calm\.\nNurse, 2019\nSt Mary/u);
  for (const said of ['BSc', '3.9', 'Ward of the year', 'Triage']) expect(words).toContain(said);
  expect(words).not.toMatch(/Ada|example|555/u);
});
