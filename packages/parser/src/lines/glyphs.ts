/** Glyphs that lead an item of a list wherever they stand first in a line. */
const BULLETS = '•‣⁃⁌⁍∙·◦●○◉■□▪▫◾◽◆◇❖▶►▸▹▻➔➜➢➤➥➣➧✓✔✦✧★☆✱✻❑❒⦿⚫⬤⬥⯈⇒⇨➙→»›¤♦◘';

/** Marks that also begin words: they lead an item only with a space behind. */
const SPACED = '-–—−*+o§~>°Øü';

const LEADING = new RegExp(
  `^\\s*(?<marker>[${BULLETS}\\uE000-\\uF8FF]+|[${SPACED.replace(/[-\]]/g, '\\$&')}](?=\\s)|(?:\\(?\\d{1,2}[.)]|\\(?[a-z]\\)|\\(?[ivx]{1,4}[.)]|[a-h]\\.(?=\\s\\p{Lu}))(?=\\s))\\s*`,
  'u',
);

const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}\uFFFD]/gu;
const ICONS = /[\u2600-\u27BF\u{1F000}-\u{1FAFF}\u2190-\u21FF\u2300-\u23FF\u25A0-\u25FF]/gu;

/** Words of plain letters and signs with one space between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** The mark that leads the text as an item of a list, and how many characters it takes with its space. */
export function leadingMarker(text: string): { marker: string; length: number } | undefined {
  const match = LEADING.exec(text);
  if (!match) return undefined;
  const marker = match.groups?.marker?.replace(PRIVATE_USE, '•') ?? '';
  return { marker, length: match[0].length };
}

/** Checks whether the text is nothing but marks: a bullet or an icon standing alone. */
export function isOnlyMarks(text: string): boolean {
  return leadingMarker(`${text} `)?.length === text.length + 1 || withoutIcons(text) === '';
}

/** The text without pictures that a font draws as letters, and without what they leave behind. */
export function withoutIcons(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(PRIVATE_USE, ' ').replace(ICONS, ' ').replace(/\s+/gu, ' ').trim();
}

/** Checks whether the text is a drawn line: "______", "-----", "· · ·". */
export const isRule = (text: string): boolean => /^[\s\p{P}\p{S}]*$/u.test(text);
