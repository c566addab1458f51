import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPosting, standardLexicon } from '@shortlist/keywords';
import { EVALUATION } from '../evaluation.ts';
import type { Result } from '../result.ts';

const FOLDER = join(EVALUATION, 'match/reading');

/** The postings of one cause each: words of the keywords that are right, and words that no scored keyword has. */
const POSTINGS: readonly { file: string; right: readonly string[]; wrong: RegExp }[] = [
  { file: 'p01-generic-words-are-no-names', right: [], wrong: /./ },
  {
    file: 'p02-name-with-abbreviation',
    right: ['Public Key Infrastructure', 'spectrophotometer', 'pH meter'],
    wrong: /^cryptography/,
  },
  {
    file: 'p03-zero-width-marks',
    right: ['AutoCAD', 'Photoshop', 'Illustrator'],
    wrong: /experience/,
  },
  {
    file: 'p04-examples-in-brackets-are-places',
    right: ['quarries', 'Tarping'],
    wrong: /Tarn|Brisk|Delph/,
  },
  { file: 'p05-licences-in-quotes', right: ['DZ', 'Commercial Vehicle Operations'], wrong: /day/ },
  {
    file: 'p06-assistant',
    right: ['calendars', 'itineraries', 'meeting briefs', 'minutes', 'expense reports'],
    wrong: /Friday|directors/,
  },
  {
    file: 'p07-plain-requirements',
    right: ['programming', 'Networking', 'Linux', 'on-call', 'post-mortems'],
    wrong: /router|cable/,
  },
  {
    file: 'p08-phrases-of-prose',
    right: ['SEO', 'keyword strategy'],
    wrong: /output|learnings|urgency|^roadmap|crew/,
  },
];

/** Counts the postings of one cause each whose keywords are those that a careful person would mark. */
export function benchReading(): Result[] {
  if (!existsSync(FOLDER)) return [{ name: 'keywords, reading', figure: 'skipped: not there' }];
  const isRight = ({ file, right, wrong }: (typeof POSTINGS)[number]) => {
    const text = readFileSync(join(FOLDER, `${file}.txt`), 'utf8');
    const scored = readPosting(text, standardLexicon())
      .keywords.filter(({ tier }) => tier === 'scored')
      .map(({ surface }) => surface);
    return (
      right.every((name) => scored.some((surface) => surface.includes(name))) &&
      !scored.some((surface) => wrong.test(surface))
    );
  };
  const wrong = POSTINGS.filter((posting) => !isRight(posting)).map(({ file }) => file.slice(0, 3));
  return [
    {
      name: 'postings of one cause each, right',
      figure: `${POSTINGS.length - wrong.length} of ${POSTINGS.length}${wrong.length > 0 ? `, not ${wrong.join()}` : ''}`,
      target: 'all',
      met: wrong.length === 0,
    },
  ];
}
