import { WORDS } from './html/words.ts';
import type { Part } from './part.ts';
import type { Language, Person } from './people/person.ts';

export type Split = 'learn' | 'unseen';

export type Format = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf';

/** The parts of a resume that a design prints; the truth holds no more. */
export type Prints = {
  dates: 'month' | 'year';
  /** The dates of studies and awards, where they are printed otherwise than the others. */
  studyDates?: 'month' | 'year';
  awardDates?: 'month' | 'year';
  /** 'said': a job without an end is said to go on ("Present"); 'silent': only its start is printed. */
  openEnd: 'said' | 'silent';
  /** The sections it has; what it leaves out is no truth. */
  parts: readonly Part[];
  /** The fields that are not printed of entries that are. */
  hides: readonly ('degree' | 'area' | 'study start' | 'award date' | 'project dates')[];
  /** The home of the person: nothing, the region or the city alone, both of them, or the country too. */
  home: 'none' | 'region' | 'city' | 'town' | 'country';
  /** The town of a job. */
  workPlace: boolean;
  /** The sentence about a job before its points. */
  workSummary: boolean;
  score: boolean;
  /** Courses of a study: one line, one point each, or not at all. */
  courses: 'line' | 'points' | 'none';
  /** Returns what stands before courses in one line. */
  courseLabel: (language: Language) => string;
};

export const PRINTS_ALL: Prints = {
  dates: 'month',
  openEnd: 'said',
  hides: [],
  parts: [
    'summary',
    'work',
    'education',
    'awards',
    'certificates',
    'projects',
    'skills',
    'languages',
    'interests',
  ],
  home: 'country',
  workPlace: true,
  workSummary: true,
  score: true,
  courses: 'line',
  courseLabel: (language) => `${WORDS[language].courses}:`,
};

/** Programs that designs print with. */
export type Press = {
  /** The PDF that the browser prints of a page; nothing is fetched for it. */
  printHtml: (html: string, paper: 'A4' | 'Letter') => Promise<Uint8Array>;
};

/** A way to set resumes. Its documents are all learned from, or all only measured on. */
export type Design = {
  id: string;
  split: Split;
  format: Format;
  /** The program that writes the document. */
  producer: string;
  /** The languages whose headings and months it can print. */
  languages: readonly Language[];
  /** True if it only takes people whose dates are all given, and to the month. */
  needsDates: boolean;
  prints: Prints;
  /** At most so many documents are made of it, where each takes long. */
  most?: number;
  write: (person: Person, press: Press) => Promise<Uint8Array>;
};
