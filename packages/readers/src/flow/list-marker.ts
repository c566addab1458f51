/** Bullets of symbol fonts, and the letter "o" of Courier that Word sets for the second level. */
const SYMBOL = /[\ue000-\uf8ff·§]/u;

/** A bullet as a reader sees it: those of symbol fonts are all given as "•". */
export function plainBullet(text: string): string {
  const bullet = text.trim();
  if (bullet === 'o') return '◦';
  return bullet !== '' && SYMBOL.test(bullet) ? '•' : bullet;
}

/** A count in the words of Word's and OpenDocument's formats: "lowerRoman", "upperLetter". */
export function formatCount(count: number, format: string): string {
  if (format === 'lowerLetter') return letters(count);
  if (format === 'upperLetter') return letters(count).toUpperCase();
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  return String(count);
}

/** a to z, then aa to zz, as Word goes on. */
function letters(count: number): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26));
  return count < 1 ? '' : letter.repeat(Math.min(Math.ceil(count / 26), 9));
}

const NUMERALS = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function roman(count: number): string {
  let left = Math.min(count, 3999);
  let text = '';
  for (const [numeral, value] of NUMERALS) {
    while (left >= value) {
      text += numeral;
      left -= value;
    }
  }
  return text;
}
