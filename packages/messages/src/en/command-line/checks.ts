import { counted, listed } from '../wording.ts';

const PAGES = { one: 'page', other: 'pages' };
const FIELDS_COME = { one: 'field comes', other: 'fields come' };

type Comparison = { fields: number; same: number };
type Match = { score: number; matched: number; total: number };

/** The words that `shortlist check` says of a resume. */
export const checks = {
  pages: 'Pages',
  readBack: ({ name }: { name: string }) => `${name} read back`,
  match: 'Match with the posting',
  placeholders: 'Blanks',
  dates: 'Dates',
  links: 'Links',

  pagesTaken: ({ pages }: { pages: number }) => `${counted(pages, PAGES)}.`,
  pagesOver: ({ pages, limit }: { pages: number; limit: number }) =>
    `${counted(pages, PAGES)}, and not more than ${limit} are wanted. "shortlist render --fit ${limit}" makes it fit where a smaller look can.`,
  comesBack: ({ fields, same }: Comparison) => `${same} of ${counted(fields, FIELDS_COME)} back.`,
  lost: ({ typed, read, readAs }: { typed: string; read: string; readAs: string | undefined }) => {
    if (readAs !== undefined) return `“${typed}” is read as ${readAs}.`;
    return read === '' ? `“${typed}” is not read.` : `“${typed}” is read as “${read}”.`;
  },
  lostMarks: ({ typed }: { typed: string }) =>
    `“${typed}” comes back without all that is bold, italic or a link.`,
  refused: ({ characters }: { characters: readonly string[] }) =>
    `It cannot be written: no font here has ${listed(characters)}.`,
  unread: ({ why }: { why: string }) => `It cannot be read again. ${why}`,
  matched: ({ score, matched, total }: Match) =>
    `${score} %: ${matched} of ${counted(total, { one: 'keyword', other: 'keywords' })}.`,
  matchedBelow: ({ score, matched, total, least }: Match & { least: number }) =>
    `${score} %: ${matched} of ${counted(total, { one: 'keyword', other: 'keywords' })}. At least ${least} % is wanted.`,
  noScore: 'The posting has too few keywords for a score.',
  missing: ({ keyword }: { keyword: string }) => `“${keyword}” is not in the resume.`,
  blanks: ({ count }: { count: number }) =>
    count === 0
      ? 'None is left.'
      : `${counted(count, { one: 'blank is', other: 'blanks are' })} not filled in.`,
  blank: ({ label }: { label: string }) => `[${label}]`,
  wrongDates: ({ count }: { count: number }) =>
    count === 0
      ? 'All can be.'
      : `${counted(count, { one: 'entry has', other: 'entries have' })} dates that cannot be.`,
  wrongLinks: ({ count }: { count: number }) =>
    count === 0
      ? 'All lead somewhere.'
      : `${counted(count, { one: 'address leads', other: 'addresses lead' })} nowhere.`,
  noLink: ({ text }: { text: string }) => `“${text}” is no address.`,

  sum: ({ missed, all }: { missed: number; all: number }) =>
    missed === 0
      ? `${counted(all, { one: 'check holds', other: 'checks hold' })}.`
      : `${missed} of ${counted(all, { one: 'check', other: 'checks' })} missed.`,
};
