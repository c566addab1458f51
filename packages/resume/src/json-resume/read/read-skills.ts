import type { JsonResume } from '../json-resume.ts';
import { joinSaid, labelled } from '../texts.ts';

/** Skills as our text: one a line, "Name: keyword, keyword". */
export const readSkills = ({ skills }: JsonResume): string =>
  joinSaid(
    skills.map(({ name, level, keywords }) => withKeywords(withNote(name, level), keywords)),
    '\n',
  );

/** Interests in the same way. */
export const readInterests = ({ interests }: JsonResume): string =>
  joinSaid(
    interests.map(({ name, keywords }) => withKeywords(name, keywords)),
    '\n',
  );

function withKeywords(name: string, keywords: string[]): string {
  return name === '' ? joinSaid(keywords, ', ') : labelled(name, keywords) || name;
}

function withNote(text: string, note: string): string {
  return note === '' || text === '' ? text || note : `${text} (${note})`;
}
