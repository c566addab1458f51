import {
  blankContact,
  blankFlatEntry,
  EntryId,
  PAPER_SECTIONS,
  type Resume,
  readEntry,
} from '@shortlist/resume';

const id = (text: string) => EntryId.parse(text);

/** A short resume with something in every section. */
export const SAMPLE: Resume = {
  contact: {
    ...blankContact(),
    fullName: 'Ada  Lovelace',
    email: 'ada@example.com',
    phone: '5125550199',
    linkedin: 'ada',
    city: 'Dallas',
  },
  summary: 'Writes programs.',
  skills: 'Analysis\nEngines',
  experiences: [
    readEntry('experience', {
      ...blankFlatEntry('experience', id('x1')),
      role: 'Analyst',
      company: 'Engines & Co.',
      startDate: 'Jan 2020',
      endDate: 'Present',
      isCurrent: true,
      bullets: '• Wrote notes\n• Found an error',
    }),
  ],
  educations: [
    readEntry('education', {
      ...blankFlatEntry('education', id('e1')),
      degree: 'Mathematics',
      school: 'London',
    }),
  ],
  certifications: [
    readEntry('certification', {
      ...blankFlatEntry('certification', id('c1')),
      name: 'Number theory',
    }),
  ],
  awards: [readEntry('award', { ...blankFlatEntry('award', id('a1')), name: 'First program' })],
  projects: [
    readEntry('project', {
      ...blankFlatEntry('project', id('p1')),
      name: 'Note G',
      relevance: 'Numbers',
    }),
  ],
  sectionOrder: [...PAPER_SECTIONS],
};

/** The same with so much to say that it takes a second page. */
export const TWO_PAGES: Resume = {
  ...SAMPLE,
  summary: 'It goes on and on, sentence after sentence, without an end. '.repeat(80),
};
