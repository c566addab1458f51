import { MAX_POSTING, MAX_RESUME_TEXT } from '@shortlist/contracts';
import { analyse, readPosting, standardLexicon } from '@shortlist/keywords';
import type { EntryId } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { checkProposal, cleanProposal, findQuote } from '@shortlist/proposals';
import { readDocument } from '@shortlist/readers';

/** Units that patterns repeat, or that are asked for behind them and never come. */
export const UNITS = [
  ...[' ', '\t', '.', ',', '(', '“', ':', '•', '<', 'a', 'A', '1', '٣', '_', '?'],
  ...[
    '1.',
    'a.',
    ' (',
    '. ',
    ', ',
    'A ',
    'a@',
    'a-',
    '2020-',
    '*a ',
    '_a ',
    '<a ',
    '/* ',
    'A.',
    ' - ',
  ],
  ...[': a', 'our a-', ' is a', '1A', '$ ', 'Jan ', '2020 5 ', 'http://', '<think>', '{"a', '٣.'],
  ...['drei', 'drei ', 'dos y ', 'vent', 'two ', '½', '1½ ', 'a．', 'a.b/', 'यु'],
];

/** Makes ready what is read before a text, and returns what reads the text. */
type Open = (text: string) => Promise<() => unknown>;
export type Door = { name: string; length: number; open: Open };

const posting = readPosting(
  'Requirements\n- Python and SQL\n- Two years with teams',
  standardLexicon(),
);

/** Ways in for what a stranger, a model or a file says, each with a length that its owner lets in. */
export const DOORS: readonly Door[] = [
  {
    name: 'an answer of a model',
    length: 20_000,
    open: async (text) => () => cleanProposal(text, 'paragraph'),
  },
  {
    name: 'a line of an answer',
    length: 20_000,
    open: async (text) => () => cleanProposal(`x${text}`, 'line'),
  },
  {
    name: 'a proposal',
    length: 5_000,
    open: async (text) => () => checkProposal(text, 'Ran 3 shops'),
  },
  {
    name: 'what a proposal rests on',
    length: MAX_RESUME_TEXT,
    open: async (text) => () => checkProposal('Ran 5 shops in 2020', text),
  },
  {
    name: 'a quote',
    length: MAX_RESUME_TEXT,
    open: async (text) => () => findQuote(text, 'Ran the bar'),
  },
  {
    name: 'where a quote is looked for',
    length: MAX_RESUME_TEXT,
    open: async (text) => () => findQuote('Ran the “a” bar', text),
  },
  {
    name: 'a posting',
    length: MAX_POSTING,
    open: async (text) => () => readPosting(`Requirements\n- ${text}`, standardLexicon()),
  },
  {
    name: 'a resume beside a posting',
    length: MAX_RESUME_TEXT,
    open: async (text) => () => analyse(posting, `Python\n${text}`),
  },
  { name: 'a document', length: 5_000, open: openDocument },
];

async function openDocument(text: string) {
  const bytes = new TextEncoder().encode(
    `Ada King\n\nExperience\n\n${text}\n\nSkills\n\n${text}\n`,
  );
  const read = await readDocument(bytes);
  return () => (read.ok ? parseResume(read.text, () => 'an id' as EntryId) : undefined);
}

/** A text of one unit again and again, with another end. */
export const write = (unit: string, characters: number) =>
  `${unit.repeat(characters / unit.length)}x`;
