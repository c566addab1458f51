import type { Mark } from '@shortlist/model';

type Marked = { text: string; marks?: readonly Mark[] | undefined };

/**
 * Checks whether two texts that say the same are bold, italic and linked at the same letters. What is bold or italic from
 * end to end is no mark: a reader cannot tell it from the style of the whole page.
 */
export function hasSameMarks(one: Marked, other: Marked): boolean {
  return (['bold', 'italic', 'href'] as const).every(
    (style) => lettersIn(one, style).join() === lettersIn(other, style).join(),
  );
}

/** Lists what each letter is set in, spaces left out. */
function lettersIn({ text, marks = [] }: Marked, style: 'bold' | 'italic' | 'href'): string[] {
  const letters = Array.from(text.matchAll(/\S/gu), ({ index }) => {
    const mark = marks.find(({ from, to, [style]: set }) => set && from <= index && index < to);
    return String(mark?.[style] ?? '').replace(/\/$/u, '');
  });
  const isWhole = style !== 'href' && letters.every((letter) => letter !== '');
  return isWhole ? letters.map(() => '') : letters;
}
