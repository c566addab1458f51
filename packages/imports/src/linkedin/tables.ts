/** The files that say something for a resume. Others are of a person's use of the site: connections, messages, searches. */
const TABLES = [
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
  'Test Scores.csv',
] as const;

export type TableName = (typeof TABLES)[number];

export const isTable = (name: string): name is TableName =>
  (TABLES as readonly string[]).includes(name);
