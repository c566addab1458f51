import { subject } from '../../text.ts';

/**
 * A good entry of each section, of an invented person, line by line as it would stand on the paper, and the quality that makes it good.
 * Never put into a field: it is there to be read.
 */
export const sectionExamples = subject('sectionExamples', {
  contact: {
    by: 'part',
    lines:
      'Nora Whitfield\nDallas, Texas | nora.whitfield@example.com | (214) 555-0142 | linkedin.com/in/norawhitfield',
    why: 'Name, city, and contact details you check daily. No street address or date of birth.',
  },
  experience: {
    by: 'part',
    lines:
      'Store Manager, Harbor Books, Dallas · Mar 2021 – Present\n• Raised yearly sales from $1.2 to $1.5 million by moving children’s books to the front.\n• Hired and trained 9 booksellers; 7 are still there after two years.',
    why: 'Start each bullet with what you did and end with the result, in numbers where you have them. Three to five bullets for your latest job, fewer for older ones.',
  },
  education: {
    by: 'part',
    lines:
      'BA in English Literature, University of Texas at Dallas · Aug 2013 – May 2017\nMinor: Economics | GPA: 3.7',
    why: 'The degree first, then the school. Leave out the GPA unless it is recent and good; leave out high school once you have a degree.',
  },
  certifications: {
    by: 'part',
    lines: 'ServSafe Manager, National Restaurant Association · Jun 2024',
    why: 'The exact name on the certificate, who issued it, and when: that is what recruiters search for.',
  },
  awards: {
    by: 'part',
    lines:
      'Bookseller of the Year, Texas Booksellers Association · 2023\n• One of 3 chosen from 140 nominated.',
    why: 'Say how many people competed for it: the name alone means little outside your field.',
  },
  skills: {
    by: 'part',
    lines:
      'Retail: inventory, merchandising, shift planning\nTools: Shopify, Excel, QuickBooks\nLanguages: English, Spanish',
    why: 'Labeled groups are easier to scan than one long list. Include only what you would like to be asked about.',
  },
  projects: {
    by: 'part',
    lines:
      'Neighborhood Book Exchange · May 2022\n• Set up 14 free book boxes with two schools; 900 books changed hands in the first year.',
    why: 'What it is, what you did and what came of it. Good for work outside a job.',
  },
  summary: {
    by: 'part',
    lines:
      'Store manager with 8 years in independent bookshops, used to running a team of 12 and a $1.5 million budget. Good at turning slow shelves into events that people come for. Looking for a regional role.',
    why: 'Two to four sentences: who you are, what you are good at, what you are looking for. It is easiest to write last.',
  },
  languages: {
    by: 'part',
    lines: 'English, Native or bilingual\nSpanish, B2',
    why: 'Give a level for each: a European framework level such as B2, or a plain phrase. Leave out languages you could not hold a conversation in.',
  },
  volunteering: {
    by: 'part',
    lines:
      'Reading Tutor, North Dallas Literacy Council · Sep 2020 – Present\n• Taught 11 adults to read, two evenings a week; 8 passed the citizenship test.',
    why: 'Write it like a job: what you did, how often and what came of it. It counts most when it shows a skill your jobs do not.',
  },
  publications: {
    by: 'part',
    lines:
      '“What Sells a Picture Book”, N. Whitfield and J. Ramos, Southwest Bookseller · May 2023',
    why: 'Title, authors in printed order, where and when it appeared, and a link if there is one.',
  },
  courses: {
    by: 'part',
    lines: 'Retail Analytics, Dallas College · Dec 2023',
    why: 'Courses the posting asks for, or that show a new direction. Leave out old courses for tools you use every day.',
  },
  memberships: {
    by: 'part',
    lines: 'Board Member, Texas Booksellers Association · 2022 – Present',
    why: 'Start with what you do there: a role says more than a membership. Leave out groups that reveal faith, party or health unless the job asks for it.',
  },
  interests: {
    by: 'part',
    lines: 'Restoring letterpress machines\nLong-distance rowing: Texas Water Safari 2022',
    why: 'Two or three that start a conversation. “Reading, travel, music” starts none.',
  },
  references: {
    by: 'part',
    lines:
      'Dana Ruiz, District Manager, Harbor Books\ndana.ruiz@example.com | Nora’s was the only shop of my nine that grew three years in a row.',
    why: 'Most employers ask later, so this section can wait. Name someone only if the posting asks for it and they have agreed.',
  },
});
