import type { PostingFacts } from '@shortlist/tracking/posting';

export const FIELDS = ['company', 'title', 'location', 'pay', 'lastDay'] as const;
export type Field = (typeof FIELDS)[number];

/** The facts of a posting as a person marked them: of several forms any is right, and an empty one where it is not said. */
export type Truth = Readonly<Record<Field, readonly string[]>>;

/** Reads lines of a table: the file, then company, title, place, pay and last day; forms are parted by "|". */
export const readTruth = (table: string): { file: string; truth: Truth }[] =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [file = '', ...cells] = line.split('\t');
      const forms = FIELDS.map((field, at) => [field, (cells[at] ?? '').split('|')]);
      return { file, truth: Object.fromEntries(forms) as Truth }; // Of these fields.
    });

export type Verdict = 'right' | 'wrong' | 'missed';

/** Says of each field whether it was read; empty is right where nothing is said, and missed elsewhere. */
export const judge = (facts: PostingFacts, truth: Truth): Record<Field, Verdict> =>
  Object.fromEntries(
    FIELDS.map((field) => [field, judgeField(field, facts[field], truth[field])]),
  ) as Record<Field, Verdict>; // Of these fields.

function judgeField(field: Field, found: string, forms: readonly string[]): Verdict {
  if (forms.some((form) => SAME[field](found, form))) return 'right';
  return found === '' ? 'missed' : 'wrong';
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [];

const sameWords = (a: string, b: string): boolean => wordsOf(a).join(' ') === wordsOf(b).join(' ');

/** A title may leave out what follows its first part: "Account Executive" of "Account Executive – Mid-Market (SaaS)". */
const core = (title: string): string =>
  title.replace(/ ?\([^()]*\)/gu, '').split(/ – |, | - /u)[0] ?? '';

const SAME: Record<Field, (found: string, form: string) => boolean> = {
  company: (found, form) =>
    sameWords(
      found.replace(/,? (?:Inc|LLC|Ltd)\.?$/iu, ''),
      form.replace(/,? (?:Inc|LLC|Ltd)\.?$/iu, ''),
    ),
  title: (found, form) =>
    sameWords(found, form) || (found !== '' && sameWords(core(found), core(form))),
  // A place may carry how much of the work is done there.
  location: (found, form) => {
    const [words, wanted] = [wordsOf(found), wordsOf(form)];
    return wanted.length === 0
      ? words.length === 0
      : wanted.every((word) => words.includes(word)) && words.length <= wanted.length + 6;
  },
  // Amounts in their order.
  pay: (found, form) =>
    (found.match(/\d+/gu) ?? []).join(' ') === (form.match(/\d+/gu) ?? []).join(' '),
  lastDay: (found, form) => found === form,
};
