/**
 * A text made plain, with the way back: character `i` of `text` came from character `origin[i]` of the
 * source, and `origin[text.length]` is the source's length.
 */
export type CleanText = { source: string; text: string; origin: readonly number[] };

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '-',
  mdash: '-',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  hellip: '...',
  eacute: 'e',
  reg: '',
  trade: '',
};

/** Entities, tags, markdown links and marks, invisible characters: what pasted postings bring along. */
const MARKUP =
  /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));|<(\/?[a-z][\w-]*)(?:\s[^<>]{0,500})?\/?>|<!--[^<>]{0,500}-->|\[([^[\]\n]{1,200})\]\([^()\s]{1,500}\)|\*{2,}|_{2,}|`+|[\u00ad\u200b-\u200f\u2060\ufeff]/giu;
const BLOCK_TAG = /^\/?(?:p|li|ul|ol|br|div|h\d|tr|table|section|hr)$/i;

/** A stretch that needs no change, or one character that may. */
const PLAIN_RUN = /[ -~]+|[\s\S]/g;

const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\v': '\n',
  '\f': '\n',
  '®': ' ',
  '™': ' ',
  '©': ' ',
};

/**
 * The text without markup, accents and typographic variants, each character knowing where it came
 * from. Line ends stay. Takes any text; markup that is cut off is kept as it stands.
 */
export function cleanText(source: string): CleanText {
  let text = '';
  const origin: number[] = [];
  function add(part: string, from: number, step: 0 | 1) {
    for (const { index, plain, moves } of plainRuns(part)) {
      text += plain;
      for (let at = 0; at < plain.length; at += 1) origin.push(from + (index + at * moves) * step);
    }
  }
  let done = 0;
  for (const match of source.matchAll(MARKUP)) {
    add(source.slice(done, match.index), done, 1);
    const link = match[5];
    if (link === undefined) add(meaningOf(match), match.index, 0);
    else add(link, match.index + 1, 1);
    done = match.index + match[0].length;
  }
  add(source.slice(done), done, 1);
  origin.push(source.length);
  return { source, text, origin };
}

/** A part's stretches made plain. `moves` is 1 where each character stands for one of the source. */
function* plainRuns(part: string): Generator<{ index: number; plain: string; moves: 0 | 1 }> {
  for (const { index, 0: run } of part.matchAll(PLAIN_RUN)) {
    const isPlain = run >= ' ' && run < '\u007f';
    // Most of a text is plain already and goes over as it stands.
    yield isPlain
      ? { index, plain: run, moves: 1 }
      : { index, plain: plainCharacter(run), moves: 0 };
  }
}

/** The source's own characters for a range of the clean text. */
export function sourceSlice({ source, origin }: CleanText, start: number, end: number): string {
  return source.slice(...sourceRange({ origin }, start, end));
}

/** Finds where a range of the clean text stands in the source. */
export function sourceRange(
  { origin }: Pick<CleanText, 'origin'>,
  start: number,
  end: number,
): [number, number] {
  const from = origin[start] ?? 0;
  // The last character's own place, so that markup behind a word is not taken along.
  const last = end > start ? (origin[end - 1] ?? from) + 1 : from;
  return [from, last];
}

function meaningOf([, decimal, hexadecimal, entity, tag]: RegExpExecArray): string {
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
  if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? ' ';
  if (tag !== undefined) return BLOCK_TAG.test(tag) ? '\n' : ' ';
  return '';
}

const characterOf = (code: number) => (code > 0 && code < 0xd800 ? String.fromCharCode(code) : ' ');

function plainCharacter(character: string): string {
  if (character < '\u0080') return character === '\r' ? '\n' : character;
  const plain = PLAIN[character];
  if (plain !== undefined) return plain;
  return character.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '');
}
