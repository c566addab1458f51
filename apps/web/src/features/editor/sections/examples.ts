import type { EditorSection } from '@shortlist/model';

type Example = {
  /** As it would stand on the paper. */
  lines: readonly string[];
  /** The quality that makes it good. */
  why: string;
};

/** A good entry of each section, of an invented person. Never put into a field: it is there to be read. */
const OF_SECTIONS: Partial<Record<EditorSection, Example>> = {
  contact: {
    lines: [
      'Nora Whitfield',
      'Dallas, Texas | nora.whitfield@example.com | (214) 555-0142 | linkedin.com/in/norawhitfield',
    ],
    why: 'Name, city, and contact details you check daily. No street address or date of birth.',
  },
  experience: {
    lines: [
      'Store Manager, Harbor Books, Dallas · Mar 2021 – Present',
      '• Raised yearly sales from $1.2 to $1.5 million by moving children’s books to the front.',
      '• Hired and trained 9 booksellers; 7 are still there after two years.',
    ],
    why: 'Each point begins with what you did and ends with what came of it, in figures where you have them. Three to five points for the last job, fewer for older ones.',
  },
  education: {
    lines: [
      'BA in English Literature, University of Texas at Dallas · Aug 2013 – May 2017',
      'Minor: Economics | GPA: 3.7',
    ],
    why: 'The degree first, then the school. Leave out the GPA unless it is recent and good; leave out high school once you have a degree.',
  },
  certifications: {
    lines: ['ServSafe Manager, National Restaurant Association · Jun 2024'],
    why: 'The name as it stands on the certificate, who gave it, and when: that is what recruiters search for.',
  },
  awards: {
    lines: [
      'Bookseller of the Year, Texas Booksellers Association · 2023',
      '• One of 3 chosen from 140 nominated.',
    ],
    why: 'Say how many it was chosen from: a name alone tells little to somebody outside your field.',
  },
  skills: {
    lines: [
      'Retail: inventory, merchandising, shift planning',
      'Tools: Shopify, Excel, QuickBooks',
      'Languages: English, Spanish',
    ],
    why: 'Groups with a label are found faster than one long list. Only what you would gladly be asked about in an interview.',
  },
  projects: {
    lines: [
      'Neighborhood Book Exchange · May 2022',
      '• Set up 14 free book boxes with two schools; 900 books changed hands in the first year.',
    ],
    why: 'What it is, what your part was and what came of it. Good for what you did outside of a job.',
  },
  summary: {
    lines: [
      'Store manager with 8 years in independent bookshops, used to running a team of 12 and a $1.5 million budget. Good at turning slow shelves into events that people come for. Looking for a regional role.',
    ],
    why: 'Two to four sentences: what you are, what you are good at, what you look for. Written last, it is written fastest.',
  },
  languages: {
    lines: ['English, Native or bilingual', 'Spanish, B2'],
    why: 'With how well for each: the letter and number of the European framework, or a phrase that anybody understands. Leave out a level that you could not hold a talk in.',
  },
  volunteering: {
    lines: [
      'Reading Tutor, North Dallas Literacy Council · Sep 2020 – Present',
      '• Taught 11 adults to read, two evenings a week; 8 passed the citizenship test.',
    ],
    why: 'Written like a job: what you did, how often and what came of it. It counts most where it shows a skill that your jobs do not.',
  },
  publications: {
    lines: [
      '“What Sells a Picture Book”, N. Whitfield and J. Ramos, Southwest Bookseller · May 2023',
    ],
    why: 'Title, authors in their printed order, where it appeared and when, with a link where there is one.',
  },
  courses: {
    lines: ['Retail Analytics, Dallas College · Dec 2023'],
    why: 'Courses that the posting asks for, or that show a new direction. An old course for a tool that you use every day can go.',
  },
  memberships: {
    lines: ['Board Member, Texas Booksellers Association · 2022 – Present'],
    why: 'What you do there comes first: an office says more than a card. Leave out groups that tell about faith, party or health unless the post asks for it.',
  },
  interests: {
    lines: ['Restoring letterpress machines', 'Long-distance rowing: Texas Water Safari 2022'],
    why: 'Two or three that start a conversation. “Reading, travel, music” starts none.',
  },
  references: {
    lines: [
      'Dana Ruiz, District Manager, Harbor Books',
      'dana.ruiz@example.com | Nora’s was the only shop of my nine that grew three years in a row.',
    ],
    why: 'Most employers ask later, so this section can wait. Name somebody only if the posting wants it and they have said yes.',
  },
};

/** By section; absent where there is none. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(Object.entries(OF_SECTIONS));
