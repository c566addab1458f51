/** Accents that stand alone, and the marks that go on a letter. */
const MARKS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
  '˘': '\u0306',
  '˙': '\u0307',
  '˝': '\u030b',
  '˛': '\u0328',
  '¯': '\u0304',
};

/** Signs that also stand for themselves are accents only between letters. */
const APART = /(\p{L}?)([´¨ˆ˜¸ˇ˚˘˙˝˛¯]|(?<=\p{L})[`^~](?=\p{L})) ?(\p{L}?)/gu;

/**
 * The text with accents that are drawn apart put on their letters: "M¨uller" as TeX sets it with its old fonts, "Mu¨ller" as
 * others do. An accent goes with the letter behind it where the two make one, else with the one before.
 */
export function composeAccents(text: string): string {
  if (!/[´¨ˆ˜¸ˇ˚˘˙˝˛¯`^~]/.test(text)) return text;
  return text.replace(APART, (all: string, before: string, accent: string, behind: string) => {
    const mark = MARKS[accent] ?? '';
    const next = compose(behind, mark);
    if (next) return before + next;
    const last = compose(before, mark);
    return last ? last + behind : all;
  });
}

/** Checks whether the letter that an accent goes on may follow. */
export const endsInAccent = (text: string): boolean => /[´¨ˆ˜¸ˇ˚˘˙˝˛¯`^~]$/.test(text);

/** The letter with the mark, if Unicode has it as one. */
function compose(letter: string, mark: string): string | undefined {
  if (letter === '') return undefined;
  const base = { ı: 'i', ȷ: 'j' }[letter] ?? letter;
  const composed = (base + mark).normalize('NFC');
  return Array.from(composed).length === 1 ? composed : undefined;
}
