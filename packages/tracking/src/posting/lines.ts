import { trimEnd } from '../trim-end.ts';

/** A posting's lines without markup and signs. Signs within a line part it as " · " does. */
export function listLines(source: string): string[] {
  const lines = plainText(source)
    .split(/\r\n|[\r\n]/u)
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
      .replace(/^[ ·•*#=>|★☆✓✔-]+/u, ''),
    '·•*=|',
  ).trim();

/** The line below which other jobs stand. */
const OTHER_JOBS =
  /^(?:(?:similar|related|recommended|more|other|further) (?:jobs|roles|openings|vacancies|positions)|others? (?:on my desk|openings|roles)|also hiring|(?:people|candidates) also (?:viewed|searched)|jobs you (?:may|might)|weitere (?:stellen|jobs)|ähnliche (?:stellen|jobs)|offres similaires|autres offres|ofertas similares|otras ofertas|vagas semelhantes|offerte simili|vergelijkbare vacatures)\b/iu;

function withoutFoot(lines: string[]): string[] {
  const foot = lines.findIndex((line, at) => at > 2 && OTHER_JOBS.test(line));
  return foot < 0 ? lines : lines.slice(0, foot);
}

/** Lines among which a posting says what it is of. */
export const LINES_OF_HEAD = 8;

/** The parts of a line of the head: "Cook | Acme · Leeds", "Cook – Acme (Leeds)". */
export const listSegments = (line: string): string[] =>
  line
    .split(
      /(?:(?<! ) +)?(?:[|·•‖▪]|\/\/) *|(?<! ) +[–—-]{1,2} +|(?<=\p{L}{3}|\b[A-Z]{2})(?:\.|!+) +(?=[\p{Lu}\d£$€])|\t+| {3,}/u,
    )
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
