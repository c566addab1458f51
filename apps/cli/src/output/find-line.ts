import { type EntryId, entryTexts, type Resume, type Sections } from '@shortlist/model';
import type { FilePlace } from '../checks/check.ts';
import { printedLists } from '../checks/printed-lists.ts';
import { type JsonString, listJsonStrings } from './json-strings.ts';

export type FindLine = (place: FilePlace) => number | undefined;

/**
 * Finds lines of the JSON of a resume: a place is looked for in the object that says most of what its entry would say in a
 * file, and is the string there that has its text, or the member; else the line in which the entry is named.
 */
export function lineFinder(json: string, resume: Resume, sections: Sections): FindLine {
  const strings = listJsonStrings(json);
  const words = new Map<EntryId, ReadonlySet<string>>(
    printedLists(resume, sections).map(({ definition, entry }) => {
      const written = definition.jsonResume?.write([entry]) ?? entryTexts(definition, entry);
      return [entry.id, new Set(textsIn(written))];
    }),
  );
  return ({ entryId, text = '', member = '' }) => {
    const said = entryId && words.get(entryId);
    const entry = said && innermostWith(said, strings);
    const inEntry =
      entry === undefined ? strings : strings.filter(({ within }) => within.includes(entry));
    const wanted = oneSpaced(text);
    const found =
      (wanted && inEntry.find((each) => oneSpaced(each.text).includes(wanted))) ||
      (member && inEntry.find((each) => each.within.at(-1) === entry && names(each, member))) ||
      inEntry.find((each) => each.within.at(-1) === entry && said?.has(each.text));
    return found ? found.line : undefined;
  };
}

/** Checks whether a string is a member of this name, or of one that ends so: "releaseDate" is a date. */
const names = ({ member }: JsonString, name: string) =>
  member.toLowerCase().endsWith(name.toLowerCase());

const oneSpaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The number of the innermost object or list that says most of these texts, the first of several; undefined where none says any. */
function innermostWith(
  texts: ReadonlySet<string>,
  strings: readonly JsonString[],
): number | undefined {
  const said = new Map<number, { texts: Set<string>; around: readonly number[] }>();
  for (const { text, within } of strings.filter((each) => texts.has(each.text))) {
    for (const [depth, number] of within.entries()) {
      const found = said.get(number) ?? {
        texts: new Set<string>(),
        around: within.slice(0, depth),
      };
      found.texts.add(text);
      said.set(number, found);
    }
  }
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (const [number, { texts: found, around }] of said) {
    const isWithin = best !== undefined && around.includes(best);
    if (found.size > most || (found.size === most && isWithin)) [best, most] = [number, found.size];
  }
  return best;
}
