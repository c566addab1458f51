import type { Claim } from './mark.ts';

/** "One" is left out: it mostly counts nothing. */
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

/** Words that say how many times. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:doubl(?:e|ed|es|ing)|twice|twofold)$/u, 2],
  [/^(?:tripl(?:e|ed|es|ing)|thrice|threefold)$/u, 3],
  [/^(?:quadrupl(?:e|ed|es|ing)|fourfold)$/u, 4],
  [/^(?:tenfold)$/u, 10],
  [/^(?:halv(?:e|ed|es|ing))$/u, 0.5],
];

const COUNT = [...UNITS.slice(1), ...TENS].join('|');
const SCALE = Object.keys(SCALES).join('|');
/** "twenty-five", "two hundred", "three million", "dozens", "half", "doubled". */
const WORDS = new RegExp(
  `\\b(?:(?:${COUNT})(?:[- ](?:${COUNT}|${SCALE}))*|(?:${SCALE})s?|(?:doubl|tripl|quadrupl|halv)(?:e|ed|es|ing)|twice|thrice|(?:two|three|four|ten)fold)\\b(\\s(?:percent|per cent|times)\\b)?`,
  'giu',
);

/** Numbers written as words. */
export function listNumberWords(text: string): Claim[] {
  return [...text.matchAll(WORDS)].flatMap((match) => {
    const [whole, unit = ''] = match;
    const words = whole.slice(0, whole.length - unit.length).toLowerCase();
    if (words === 'one' && unit === '') return [];
    const key = `${unitKey(unit)}${readWords(words)}`;
    return [{ key, start: match.index, end: match.index + whole.length }];
  });
}

function unitKey(unit: string): string {
  if (unit === '') return '';
  return /times/iu.test(unit) ? 'x' : '%';
}

function readWords(words: string): string {
  const times = TIMES.find(([pattern]) => pattern.test(words));
  if (times) return `x${times[1]}`;
  let value = 0;
  for (const word of words.split(/[- ]/u)) {
    const scale = SCALES[word.replace(/s$/u, '')];
    value = scale === undefined ? value + countOf(word) : Math.max(value, 1) * scale;
  }
  return String(value);
}

function countOf(word: string): number {
  const tens = TENS.indexOf(word);
  return tens < 0 ? UNITS.indexOf(word) : (tens + 2) * 10;
}
