import {
  formatLabelledList,
  type JsonResume,
  joinNonEmpty,
  type KeywordList,
  listBulletTexts,
} from '@shortlist/model';

type Keywords = { name: string; level?: string; keywords: string[] };

/** A list of the standard as our text: one element a line, "Name: keyword, keyword". */
export const readKeywords = (file: JsonResume, list: KeywordList): string =>
  joinNonEmpty(file[list].map(lineOf), '\n');

function lineOf({ name, level = '', keywords }: Keywords): string {
  const noted = level === '' || name === '' ? name || level : `${name} (${level})`;
  return noted === '' ? joinNonEmpty(keywords, ', ') : formatLabelledList(noted, keywords) || noted;
}

/** The lines of a text in the standard's words: "Name: one, two" has keywords, any other line is a name. */
export const writeKeywords = (text: string): Keywords[] =>
  listBulletTexts(text).map((line) => {
    const [, name = line, keywords] = /^([^:]+): (.+)$/.exec(line) ?? [];
    return { name, keywords: keywords?.split(', ') ?? [] };
  });
