import type { JsonResume } from './json-resume.ts';
import { joinSaid, labelled } from './texts.ts';

/** Skills, languages and interests as our skills: one line each, "Name: keyword, keyword". */
export function readSkills({ skills, languages, interests }: JsonResume): string {
  const lines = [
    ...skills.map(({ name, level, keywords }) => withKeywords(withNote(name, level), keywords)),
    labelled(
      'Languages',
      languages.map(({ language, fluency }) => withNote(language, fluency)),
    ),
    labelled(
      'Interests',
      interests.map(({ name, keywords }) => withNote(name, joinSaid(keywords, ', '))),
    ),
  ];
  return joinSaid(lines, '\n');
}

function withKeywords(name: string, keywords: string[]): string {
  return name === '' ? joinSaid(keywords, ', ') : labelled(name, keywords) || name;
}

function withNote(text: string, note: string): string {
  return note === '' || text === '' ? text || note : `${text} (${note})`;
}
