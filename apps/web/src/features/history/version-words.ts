import type { DocumentVersion } from '@shortlist/contracts';
import type { WordsOf } from '#platform/language/use-words.ts';

type Words = WordsOf<'history'>;

/** Names of parts that a line has room for. */
const NAMED = 3;

/** Titles a version by its name or by the change that followed it, and lists the changed parts where the title does not. */
export function describeVersion(
  words: Words,
  { name, reason, company, keys = [] }: DocumentVersion,
  namePart: (key: string) => string,
): { title: string; about: string } {
  const names = [...new Set(keys.map((key) => namePart(key)))];
  const more = names.length - NAMED;
  const parts = more > 0 ? [...names.slice(0, NAMED), words.someMore({ count: more })] : names;
  if (name !== undefined) return { title: name, about: '' };
  if (company !== undefined) return { title: words.sentTo({ company }), about: '' };
  if (reason === 'typed' && parts.length > 0)
    return { title: words.beforeChangesTo({ parts }), about: '' };
  return {
    title: words.before({ reason }),
    about: parts.length > 0 ? words.changed({ parts }) : '',
  };
}
