/** One entry as a design prints it. What the resume does not say is an empty string. */
export type SheetEntry = {
  title: string;
  organization: string;
  place: string;
  /** Both dates with a dash between them, or the only one. */
  dates: string;
  start: string;
  end: string;
  grade: string;
  lines: readonly string[];
};

/** Skills under a name. */
export type SheetGroup = { name: string; members: readonly string[] };

/** A resume in the words that a design prints: dates are written out, headings are in the resume's language. */
export type Sheet = {
  name: string;
  given: string;
  family: string;
  label: string;
  email: string;
  phone: string;
  website: string;
  linkedin: string;
  place: string;
  summary: string;
  work: readonly SheetEntry[];
  education: readonly SheetEntry[];
  projects: readonly SheetEntry[];
  awards: readonly SheetEntry[];
  certificates: readonly SheetEntry[];
  skills: readonly SheetGroup[];
  languages: readonly SheetGroup[];
  headings: Record<SheetSection | 'contact', string>;
  columns: SheetColumns;
};

export type SheetSection =
  | 'summary'
  | 'work'
  | 'education'
  | 'projects'
  | 'awards'
  | 'certificates'
  | 'skills'
  | 'languages';

/** Labels of forms and titles of a table's columns. */
export type SheetColumns = Record<
  'name' | 'address' | 'phone' | 'email' | 'period' | 'title' | 'organization' | 'details',
  string
>;
