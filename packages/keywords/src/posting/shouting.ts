/** Share of capitals from which a text shouts. */
const SHARE = 0.6;
const LETTERS_AT_LEAST = 12;

/** Checks whether a text is written in capitals, so that they tell no name from a word. */
export function isShouting(text: string): boolean {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  if (letters > LETTERS_AT_LEAST) return capitals / letters > SHARE;
  return (
    capitals === letters && /^[^,/&\d]*\b[A-Z]{4,}\b[^,/&\d]*$/.test(text) && /\w\s+\w/.test(text)
  );
}
