import { EntryId, emptyContact, type Resume, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { type FlatResume, resumeWith } from '@shortlist/model/resume.test-support';

const id = (text: string) => EntryId.parse(text);

/** Parts of a short resume, with something in every section. */
export const SAMPLE_PARTS: FlatResume = {
  contact: {
    ...emptyContact(),
    fullName: 'Ada  Lovelace',
    email: 'ada@example.com',
    phone: '5125550199',
    linkedin: 'ada',
    city: 'Dallas',
  },
  summary: 'Writes programs.',
  skills: 'Analysis\nEngines',
  experiences: [
    {
      ...emptyFlatEntry('experience', id('x1'), SECTIONS),
      role: 'Analyst',
      company: 'Engines & Co.',
      startDate: 'Jan 2020',
      endDate: 'Present',
      isCurrent: true,
      bullets: '• Wrote notes\n• Found an error',
    },
  ],
  educations: [
    { ...emptyFlatEntry('education', id('e1'), SECTIONS), degree: 'Mathematics', school: 'London' },
  ],
  certifications: [
    { ...emptyFlatEntry('certification', id('c1'), SECTIONS), name: 'Number theory' },
  ],
  awards: [{ ...emptyFlatEntry('award', id('a1'), SECTIONS), name: 'First program' }],
  projects: [
    { ...emptyFlatEntry('project', id('p1'), SECTIONS), name: 'Note G', relevance: 'Numbers' },
  ],
  sectionOrder: [...SECTIONS.paper],
};

/** The short resume. */
export const SAMPLE: Resume = resumeWith(SAMPLE_PARTS);

/** The same with so much to say that it takes a second page. */
export const TWO_PAGES: Resume = resumeWith(
  {
    summary: 'It goes on and on, sentence after sentence, without an end. '.repeat(80),
  },
  SAMPLE,
);
