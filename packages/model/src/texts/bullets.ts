/**
 * Characters that are only ever bullets, at the start of a line. The last row is what Word's
 * Symbol and Wingdings bullets become as plain text (private use area).
 */
const BULLET =
  /[•‣⁃⁌⁍∙·◦●○◉■□▪▫◾◽◆◇❖▶►▸▹➔➜➢➤➥✓✔✦★☆\uf06c\uf06e\uf071\uf076\uf0a7\uf0b7\uf0d8\uf0fc]/u;

/** Marks that also begin words and numbers ("-5 %", "*nix"): bullets only with a space behind. */
const DASH_BULLET = /[-–—−*+→»›](?=\s)/u;

/** Word's bullets of the second and third level as plain text: bullets only before a tab. */
const WORD_BULLET = /[o§](?=\t)/u;

const LEADING_BULLETS = new RegExp(
  `^(?:\\s|${BULLET.source}|${DASH_BULLET.source}|${WORD_BULLET.source}|[-–—−*+]$)+`,
  'u',
);

/** Line ends of every origin; a soft break pasted from a word processor is one (`\v`). */
export const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** One line as printed, and its place among the lines of the text it stands in (from 0). */
export type BulletLine = { text: string; line: number };

/** The lines of `text`, whatever ends them. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** Leading bullet characters and the space around the text removed (spec section 3). */
export function stripBullet(line: string): string {
  return line.replace(LEADING_BULLETS, '').trim();
}

/** The lines of `text` that say something, without their bullets, in order. */
export function bulletLines(text: string): BulletLine[] {
  return splitLines(text)
    .map((line, index) => ({ text: stripBullet(line), line: index }))
    .filter((line) => line.text !== '');
}

/** Checks whether `text` says nothing: only spaces, line ends and bullet characters. */
export function isEmptyText(text: string): boolean {
  return bulletLines(text).length === 0;
}

/**
 * The same text with "• " before every line, whatever led the line before. Lines that are empty
 * keep their place, so that a person can go on typing there.
 */
export function leadWithBullets(text: string): string {
  return splitLines(text)
    .map((line) => `• ${line.replace(LEADING_BULLETS, '')}`)
    .join('\n');
}
