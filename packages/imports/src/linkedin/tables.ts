/** The files that say something for a resume. Others are of a person's use of the site: connections, messages, searches. */
export const TABLES = [
  'Profile.csv',
  'Profile Summary.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Projects.csv',
  'Honors.csv',
  'Publications.csv',
  'Courses.csv',
  'Organizations.csv',
  'Volunteering.csv',
  'Volunteer Experiences.csv',
  'Patents.csv',
  'TestScores.csv',
  'Recommendations_Received.csv',
] as const;

export type TableName = (typeof TABLES)[number];

/** The site has written some names with spaces, with underscores and in one word. */
const keyOf = (name: string) => name.replace(/[ _]/gu, '').toLowerCase();

const BY_KEY: ReadonlyMap<string, TableName> = new Map(TABLES.map((name) => [keyOf(name), name]));

/** The table that a file of this name is, if it is any. */
export const tableOf = (fileName: string): TableName | undefined => BY_KEY.get(keyOf(fileName));
