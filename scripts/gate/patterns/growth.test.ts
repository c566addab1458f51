import { MAX_POSTING, MAX_RESUME_TEXT } from '@shortlist/contracts';
import { analyse, readPosting, STANDARD_LEXICON } from '@shortlist/keywords';
import type { EntryId } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { checkProposal, cleanProposal, findQuote } from '@shortlist/proposals';
import { readDocument } from '@shortlist/readers';
import { describe, expect, it } from 'vitest';

/** Units that patterns repeat, or that are asked for behind them and never come. */
const UNITS = [
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

type Door = { name: string; length: number; open: (text: string) => Promise<() => unknown> };

const posting = readPosting(
  'Requirements\n- Python and SQL\n- Two years with teams',
  STANDARD_LEXICON,
);

/** Ways in for what a stranger, a model or a file says, each with a length that its owner lets in. */
const DOORS: readonly Door[] = [
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
    open: async (text) => () => readPosting(`Requirements\n- ${text}`, STANDARD_LEXICON),
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

/** Processor time in ms, the least of some tries: what else the machine does only adds to it. */
function cost(work: () => unknown, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** The time below which a reading at the bound of its input does no harm, in proportion or not. */
const NOISE_MS = 250;

describe('twice the text takes about twice the processor time', () => {
  it.each(DOORS)('[TR3] in $name', async ({ length, open }) => {
    const slow: string[] = [];
    for (const unit of UNITS) {
      const write = (characters: number) => `${unit.repeat(characters / unit.length)}x`;
      const long = await open(write(2 * length));
      if (cost(long, 1) < NOISE_MS) continue;
      const short = await open(write(length));
      // Once in proportion is enough: what else the machine does makes nothing quicker.
      const measured: (readonly [number, number])[] = [];
      const isSlow = [1, 2, 3].every((tries) => {
        const [once, twice] = [cost(short, tries), cost(long, tries)];
        measured.push([once, twice]);
        return twice > NOISE_MS && twice > 2.5 * once;
      });
      if (isSlow) slow.push(`${JSON.stringify(unit)}: ${JSON.stringify(measured)} ms`);
    }
    expect(slow).toEqual([]);
  });
});
