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
    why: 'Start each bullet with what you did and end with the result, in numbers where you have them. Three to five bullets for your latest job, fewer for older ones.',
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
    why: 'The exact name on the certificate, who issued it, and when: that is what recruiters search for.',
  },
  awards: {
    lines: [
      'Bookseller of the Year, Texas Booksellers Association · 2023',
      '• One of 3 chosen from 140 nominated.',
    ],
    why: 'Say how many people competed for it: the name alone means little outside your field.',
  },
  skills: {
    lines: [
      'Retail: inventory, merchandising, shift planning',
      'Tools: Shopify, Excel, QuickBooks',
      'Languages: English, Spanish',
    ],
    why: 'Labeled groups are easier to scan than one long list. Include only what you would like to be asked about.',
  },
  projects: {
    lines: [
      'Neighborhood Book Exchange · May 2022',
      '• Set up 14 free book boxes with two schools; 900 books changed hands in the first year.',
    ],
    why: 'What it is, what you did and what came of it. Good for work outside a job.',
  },
  summary: {
    lines: [
      'Store manager with 8 years in independent bookshops, used to running a team of 12 and a $1.5 million budget. Good at turning slow shelves into events that people come for. Looking for a regional role.',
    ],
    why: 'Two to four sentences: who you are, what you are good at, what you are looking for. It is easiest to write last.',
  },
  languages: {
    lines: ['English, Native or bilingual', 'Spanish, B2'],
    why: 'Give a level for each: a European framework level such as B2, or a plain phrase. Leave out languages you could not hold a conversation in.',
  },
  volunteering: {
    lines: [
      'Reading Tutor, North Dallas Literacy Council · Sep 2020 – Present',
      '• Taught 11 adults to read, two evenings a week; 8 passed the citizenship test.',
    ],
    why: 'Write it like a job: what you did, how often and what came of it. It counts most when it shows a skill your jobs do not.',
  },
  publications: {
    lines: [
      '“What Sells a Picture Book”, N. Whitfield and J. Ramos, Southwest Bookseller · May 2023',
    ],
    why: 'Title, authors in printed order, where and when it appeared, and a link if there is one.',
  },
  courses: {
    lines: ['Retail Analytics, Dallas College · Dec 2023'],
    why: 'Courses the posting asks for, or that show a new direction. Leave out old courses for tools you use every day.',
  },
  memberships: {
    lines: ['Board Member, Texas Booksellers Association · 2022 – Present'],
    why: 'Start with what you do there: a role says more than a membership. Leave out groups that reveal faith, party or health unless the job asks for it.',
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
    why: 'Most employers ask later, so this section can wait. Name someone only if the posting asks for it and they have agreed.',
  },
};

/** By section; absent where there is none. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(Object.entries(OF_SECTIONS));
