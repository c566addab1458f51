import { trimEnd } from '../trim-end.ts';

/** A posting's lines without markup and signs. Signs within a line part it as " · " does. */
export function listLines(source: string): string[] {
  const lines = unwrap(plainText(source).split(/\r\n|[\r\n]/u))
    .flatMap((line) => line.match(PIECE) ?? [])
    .map(cleanLine)
    .filter((line) => line !== '' && !isMenu(line));
  return withoutFoot(lines);
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  euro: '€',
  pound: '£',
};

/** The text of a paste of HTML, each block on lines of its own; other text as it is. */
function plainText(source: string): string {
  if (!/<\/?(?:p|div|br|li|ul|h\d|span)\b/iu.test(source)) return source;
  return source
    .replace(/<(?:\/?(?:p|div|li|ul|ol|h\d|tr|table|section)|br)\b[^<>]*>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/giu, (whole, name: string) => {
      const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      if (name.startsWith('#')) return code < 0x110000 ? String.fromCodePoint(code) : ' ';
      return ENTITIES[name.toLowerCase()] ?? whole;
    });
}

/** In characters: a line that a page's width ended is about as long. */
const SHORTEST_WRAPPED = 25;
const LONGEST_WRAPPED = 110;
const HYPHEN = /\p{Ll}-$/u;
/** A page's number at the end of its line. */
const PAGE = /(?:page|seite|pagina|página) \d+ (?:of|von|de|sur|di|van) \d+\s*$/iu;
/** Lines that surely go on a sentence: so many show that the text was wrapped at a width. */
const LEAST_WRAPPED = 4;
const LEAST_SHARE = 0.25;
/** The part of a page's width that a line which it ended has at least. */
const NEARLY = 0.8;

const isWhole = (line: string): boolean =>
  line.length < SHORTEST_WRAPPED ||
  line.length > LONGEST_WRAPPED ||
  line.includes('   ') ||
  /[.!?:;|]$/u.test(line);
/** "pay: $20" begins anew, also where all is written small. */
const LABEL = /^[\p{L} ]{2,24}:/u;

const goesOn = (line: string, next: string): boolean =>
  !isWhole(line) && /^\p{Ll}/u.test(next) && !LABEL.test(next);

/** Lines as they were before a page's width parted them, hyphens too; lines of other texts as they are. */
function unwrap(lines: readonly string[]): string[] {
  const trimmed = lines.map((line) => line.replace(PAGE, '').trim());
  const going = trimmed.filter((line, at) => goesOn(line, trimmed[at + 1] ?? '')).length;
  const written = trimmed.filter((line) => line !== '').length;
  if (going < LEAST_WRAPPED || going < written * LEAST_SHARE) return trimmed;
  const width = Math.max(
    ...trimmed.map((line, at) => (goesOn(line, trimmed[at + 1] ?? '') ? line.length : 0)),
  );
  const joined: string[] = [];
  for (const [at, line] of trimmed.entries()) {
    const before = joined.at(-1) ?? '';
    if (line === '' || !isOpen(trimmed[at - 1] ?? '', line, width)) joined.push(line);
    else
      joined[joined.length - 1] = HYPHEN.test(before)
        ? before.slice(0, -1) + line
        : `${before} ${line}`;
  }
  return joined;
}

/** Checks whether a line goes on in the next: its sentence or its bracket is open, or it is as long as the page is wide. */
const isOpen = (line: string, next: string, width: number): boolean =>
  goesOn(line, next) ||
  /\([^()]*$/u.test(line) ||
  (!isWhole(line) && line.length > width * NEARLY && /^[\p{L}(]/u.test(next));

/** The part of a line that is read at a time: patterns may take the square of that, never of the whole paste. */
const PIECE = /.{1,2000}/gsu;

const OF_MENU = /\b(?:sign in|log ?in|upload (?:your )?cv|post a job)\b/iu;

/** Checks whether a line is a path through a site, or its menu in one line. */
function isMenu(line: string): boolean {
  const gap = line.search(/\|| {3}/u);
  return line.split(' > ').length > 2 || (gap >= 0 && OF_MENU.test(line.slice(gap)));
}

/** The age of an advertisement, behind its place. */
const AGE = / · (?:reposted )?(?:\d+|an?) (?:minute|hour|day|week|month)s? ago\b.*$/iu;

const SIGN =
  /(?:(?![\d#©®™*])\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}\u200D]*)+|\*{2,}/gu;

const cleanLine = (line: string): string =>
  trimEnd(
    line
      .replace(SIGN, ' · ')
      .replace(AGE, '')
      .replace(/[\u200B-\u200D\uFEFF\u2060\u00AD]/gu, '')
      .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
      .replace(/[\u2010\u2011]/gu, '-')
      .replace(/[【】]/gu, ' · ')
      .replace(/^[ ·•*#=>|★☆✓✔–—+-]+/u, ''),
    '·•*=|+',
  ).trim();

/** The line below which other jobs stand. */
const OTHER_JOBS =
  /^(?:(?:similar|related|recommended|more|other|further) (?:jobs|roles|openings|vacancies|positions)|others? (?:on my desk|openings|roles)|also hiring|(?:people|candidates) also (?:viewed|searched)|jobs you (?:may|might)|weitere (?:stellen|jobs)|ähnliche (?:stellen|jobs)|offres similaires|autres offres|ofertas similares|otras ofertas|vagas semelhantes|offerte simili|vergelijkbare vacatures)\b/iu;

/** The part of a page in which such a line is of its menu. */
const HEAD_SHARE = 0.4;
/** In characters: longer lines are of the posting itself. */
const LONGEST_OF_FOOT = 200;

function withoutFoot(lines: string[]): string[] {
  const foot = lines.findIndex(
    (line, at) => at > lines.length * HEAD_SHARE && OTHER_JOBS.test(line),
  );
  const isFoot = foot >= 0 && lines.slice(foot).every((line) => line.length < LONGEST_OF_FOOT);
  return isFoot ? lines.slice(0, foot) : lines;
}

/** Closings of mails; a name and its role stand below. */
const SIGNED =
  /^(?:(?:kind|best|warm|many|with)? ?(?:regards|wishes|thanks)|cheers|thanks|sincerely|yours|all the best|talk soon|(?:mit )?(?:freundlichen|besten|herzlichen|viele|liebe|beste) gr(?:ü|u)(?:ß|ss)en?|(?:bien )?cordialement|bien à vous|(?:un )?(?:cordial )?saludos?|atentamente|(?:com os melhores )?cumprimentos|atenciosamente|abra[cç]os?|(?:cordiali |distinti )?saluti|(?:met )?vriendelijke groet(?:en)?|groet(?:en|jes)?)[,.!]?$/iu;

/** Lines without those below the end of a mail. */
export function withoutSignature(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line, at) => at > 2 && SIGNED.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Lines among which a posting says what it is of. */
export const LINES_OF_HEAD = 8;

/** Names the part of a posting in which a line stands: each of the first four is one. */
export function standOf(at: number): string {
  if (at < 4) return `line ${at}`;
  return at < LINES_OF_HEAD ? 'line 4 to 7' : 'line 8 on';
}

/** Checks whether a line is a pay and no more. */
export const isPaid = (line: string): boolean =>
  /^[£$€₹]|^(?:CHF|R\$|EUR) ?\d|^\d[\d.,]* ?(?:€|k€|-)/u.test(line);

/** The parts of a line of the head: "Cook | Acme · Leeds", "Cook – Acme (Leeds)". */
export const listSegments = (line: string): string[] =>
  line
    .split(
      /(?:(?<! ) +)?(?:[|‖▪]|(?<!\p{L})[·•]|[·•](?!\p{L})|(?<!:)\/\/|::) *|(?<! ) +[–—-]{1,2} +|(?<=\p{L}{3}|\b[A-Z]{2})(?<!\b(?:Gebr|Prof|Dipl))(?:\.|!+) +(?=[\p{Lu}\d£$€])|\t+|(?<! ) {2,}|:(?<=^[\p{L} &'’.-]{3,50}:) +(?=\p{Lu})/u,
    )
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
