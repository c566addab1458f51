import type { TextLine } from '@shortlist/placed-text';

/** A word of letters that stand one below the other has so many at least, and so many that differ. */
const LEAST_LETTERS = 4;
const LEAST_DIFFERENT = 3;

/** The distances of a word's letters, in their size; those of two words are further apart by so many times. */
const STEP = { least: 0.5, most: 2.4 };
const WORD_STEP = 1.5;

/** The lines of a page with words whose letters stand one below the other put together, with their box. */
export function joinStandingLetters(lines: readonly TextLine[]): TextLine[] {
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && isBelow(last, line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => (isWord(group) ? standingWord(group) : group));
}

const letterOf = ({ pieces }: TextLine): string => {
  const [piece, ...others] = pieces;
  return piece && others.length === 0 && /^[\p{L}&]$/u.test(piece.text) ? piece.text : '';
};

/** One letter, and another of its size below its middle. */
function isBelow(above: TextLine, line: TextLine): boolean {
  const [one] = above.pieces;
  const [two] = line.pieces;
  if (!one || !two || letterOf(above) === '' || letterOf(line) === '') return false;
  const step = (line.y - above.y) / one.size;
  const aside = Math.abs(one.x + one.width / 2 - two.x - two.width / 2) / one.size;
  return one.size === two.size && step > STEP.least && step < STEP.most && aside < 0.3;
}

const isWord = (group: readonly TextLine[]): boolean =>
  group.length >= LEAST_LETTERS && new Set(group.map(letterOf)).size >= LEAST_DIFFERENT;

function standingWord(group: readonly TextLine[]): TextLine[] {
  const [line] = group;
  const letters = group.flatMap(({ pieces }) => pieces);
  const [piece] = letters;
  if (!line || !piece) return [];
  const x = Math.min(...letters.map((letter) => letter.x));
  const width = Math.max(...letters.map((letter) => letter.x + letter.width)) - x;
  const bottom = Math.max(...group.map(({ y }) => y));
  return [
    {
      ...line,
      y: bottom,
      pieces: [{ ...piece, text: wordsOf(group), x, width }],
      turned: { top: line.y - piece.size, bottom },
    },
  ];
}

function wordsOf(group: readonly TextLine[]): string {
  const steps = group.slice(1).map(({ y }, at) => y - (group[at]?.y ?? y));
  const usual = Math.min(...steps);
  return group
    .map((line, at) => ((steps[at - 1] ?? 0) > usual * WORD_STEP ? ' ' : '') + letterOf(line))
    .join('');
}
