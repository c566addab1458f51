import { subject } from '../../text.ts';

/** The words that `shortlist check` says of a resume. */
export const checks = subject('checks', {
  pages: 'Pages',
  readBack: '{name} read back',
  match: 'Match with the posting',
  placeholders: 'Blanks',
  dates: 'Dates',
  links: 'Links',

  /** Sentences about what a check asks, for programs that list checks by these. */
  pagesRule: 'The resume takes no more pages than are wanted.',
  readBackRule: 'Every field comes back when the resume is read again: {name}.',
  matchRule: 'The resume matches the posting as far as is wanted.',
  placeholdersRule: 'Every blank, such as [number], is filled in.',
  datesRule: 'No entry ends before it starts, or lies further ahead than its kind may.',
  linksRule: 'Every address is one.',

  /** Heads of a table. */
  check: 'Check',
  result: 'Result',

  pagesTaken: { by: 'pages', one: '{pages} page.', other: '{pages} pages.' },
  pagesOver: {
    by: 'pages',
    one: '{pages} page, and not more than {limit} are wanted. "shortlist render --fit {limit}" makes it fit where a smaller look can.',
    other:
      '{pages} pages, and not more than {limit} are wanted. "shortlist render --fit {limit}" makes it fit where a smaller look can.',
  },
  comesBack: {
    by: 'fields',
    one: '{same} of {fields} field comes back.',
    other: '{same} of {fields} fields come back.',
  },
  lost: '“{typed}” is not read.',
  readAs: '“{typed}” is read as “{read}”.',
  readAsField: '“{typed}” is read as {field}.',
  lostMarks: '“{typed}” comes back without all that is bold, italic or a link.',
  refused: 'It cannot be written: no available font has {characters, list}.',
  unread: 'It cannot be read again. {why}',
  matched: {
    by: 'total',
    one: '{score} %: {matched} of {total} keyword.',
    other: '{score} %: {matched} of {total} keywords.',
  },
  matchedBelow: {
    by: 'total',
    one: '{score} %: {matched} of {total} keyword. At least {least} % is wanted.',
    other: '{score} %: {matched} of {total} keywords. At least {least} % is wanted.',
  },
  noScore: 'The posting has too few keywords for a score.',
  missing: '“{keyword}” is not in the resume.',
  blanks: {
    0: 'None is left.',
    one: '{count} blank is not filled in.',
    other: '{count} blanks are not filled in.',
  },
  blank: '[{label}]',
  wrongDates: {
    0: 'All can be.',
    one: '{count} entry has dates that cannot be.',
    other: '{count} entries have dates that cannot be.',
  },
  wrongLinks: {
    0: 'All lead somewhere.',
    one: '{count} address leads nowhere.',
    other: '{count} addresses lead nowhere.',
  },
  noLink: '“{text}” is no address.',

  allHold: { one: '{count} check holds.', other: '{count} checks hold.' },
  missed: {
    by: 'all',
    one: '{missed} of {all} check missed.',
    other: '{missed} of {all} checks missed.',
  },
});
