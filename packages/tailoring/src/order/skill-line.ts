/** A line of skills in parts: what stands before them ("Languages: "), the skills, and the signs between them. */
type SkillLine = { label: string; items: readonly string[]; between: string };

/** Words at most of an item: longer ones are sentences. */
const MOST_WORDS = 5;

/** Signs that stand between skills, the surest first. */
const BETWEEN = [' • ', ' · ', ' | ', '; ', ', '];

/** Reads a line as a list of skills; undefined where it is none, or has signs of more than one sort between its items. */
export function readSkillLine(line: string): SkillLine | undefined {
  const [label = ''] = /^[^:]{1,40}:\s+/u.exec(line) ?? [];
  const rest = line.slice(label.length);
  const between = BETWEEN.find((sign) => splitOutside(rest, sign).length > 1);
  if (between === undefined || /[.!?]\s*$/u.test(rest)) return undefined;
  const items = splitOutside(rest, between);
  const isList = items.every(
    (item) => item.trim() !== '' && item.trim().split(/\s+/u).length <= MOST_WORDS,
  );
  // "A, B and C" reads as a sentence in this order only.
  const isSpoken = /^(?:and|or|und|oder|et|ou|y|o)\s/iu.test(items.at(-1)?.trim() ?? '');
  return isList && !isSpoken ? { label, items, between } : undefined;
}

/** Writes a line of skills as it was read, with its items in another order. */
export const writeSkillLine = ({ label, between }: SkillLine, items: readonly string[]): string =>
  label + items.join(between);

/** Cuts a text at signs that do not stand within brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (depth === 0 && text.startsWith(sign, at)) {
      parts.push(text.slice(from, at));
      from = at + sign.length;
      at = from - 1;
    }
  }
  return [...parts, text.slice(from)];
}
