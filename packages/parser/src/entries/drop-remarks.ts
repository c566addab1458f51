import { WEBSITE } from '../contact/contact-patterns.ts';
import { withoutIcons } from '../lines/glyphs.ts';
import type { Cell, TextRow } from '../lines/row.ts';

/** Words on a link beside the address that it leads to: "GitHub", "Live demo". */
const LINK_WORDS =
  /^\W*(?:(?:live |online )?demo|live|github|gitlab|link|links?|url|website|web ?site|source(?: code)?|code|repo(?:sitory)?|see (?:credential|certificate|more)|view (?:credential|certificate|project|code|demo)|show credential|credential(?: url)?|certificate link)\W*$/iu;

/** "B.Com", "M.Com (Hons)": degrees that end as addresses do. */
const DEGREE_LIKE_HOST = /^[BMD]\.(?:Com|Co|Net|Des|Art|Tech|Design)\.?(?:$|\s|\()/u;

/** Checks whether the text is an address of the web and nothing more. */
export function isAddress(text: string): boolean {
  // Most text has no full stop, or words with a space between them.
  if (!text.includes('.') || /\w \w/.test(text) || DEGREE_LIKE_HOST.test(text)) return false;
  const bare = withoutIcons(text).replace(/^[\s(<[–—:-]+|[\s)>\].,;–—-]+$/gu, '');
  if (!bare.includes('.') || /\s/u.test(bare)) return false;
  const [address] = bare.match(WEBSITE) ?? [];
  return address === bare;
}

/** Checks whether the text is an address, or words that stand on a link to one. */
export const isLinkText = (text: string): boolean => isAddress(text) || LINK_WORDS.test(text);

/** A length of time, as some print it beside the dates: "2 yrs 3 mos", "(6 Monate)". */
const DURATION =
  /^\(?(?:about |ca\.? )?(?:an?(?= (?:year|month)$)|\d{1,2}\+?) ?(?:years?|yrs?|y|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes|anni|anno|mesi|jaar|maanden)\b.{0,16}$/iu;

export const isDuration = (text: string): boolean => DURATION.test(text);

/** Words for how one is employed: no role, employer or place. */
const EMPLOYMENT =
  /^(?:(?:full|part)[ -]?time|contract|temporary|seasonal|permanent|casual|fixed[ -]term|vollzeit|teilzeit|befristet|temps (?:plein|partiel)|cdi|cdd|jornada completa|media jornada|tempo (?:pieno|parziale|integral|parcial)|voltijds|deeltijds)$/iu;

export const isEmployment = (text: string): boolean => EMPLOYMENT.test(text);

/**
 * Rows of entries without the cells that are addresses or lengths of time: none of an entry's fields holds one. In a file of ours
 * (`isOurs`) a point may: it was typed as one.
 */
export function dropRemarks(rows: readonly TextRow[], isOurs = false): TextRow[] {
  return rows.flatMap((row) => {
    if (isOurs && row.marker !== '') return [row];
    const cells = row.cells.filter((cell, at) => !isAddressOf(cell, at));
    if (cells.length === row.cells.length) return [row];
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

const isAddressOf = ({ text, labelled }: Cell, at: number): boolean =>
  labelled === undefined &&
  (isAddress(text) || isDuration(text) || (at > 0 && LINK_WORDS.test(text)));

/** Headings within an entry that say nothing themselves: "Achievements:". */
const BARE_LABEL =
  /^(?:key )?(?:responsibilities|achievements|highlights|courses|duties|tasks|accomplishments|aufgaben|tätigkeiten|missions|tâches|funciones|responsabilidades|atividades|mansioni|taken|werkzaamheden|technologies|coursework)\s*:?$/iu;

export const isBareLabel = (text: string): boolean => BARE_LABEL.test(text.trim());

/** Headings that part jobs by time: "Past", "Previous positions". */
const TIME_LABEL =
  /^(?:present|current|past|previous|former|earlier)(?: (?:roles?|positions?|jobs?|employment|experience|work))?\s*:?$/iu;

/** Checks whether the row has nothing but such a heading, which is bold or a heading by the format. */
const isTimeHeading = ({ cells: [first, ...others], line }: TextRow): boolean =>
  first !== undefined &&
  others.length === 0 &&
  (first.bold || line.heading !== undefined) &&
  TIME_LABEL.test(first.text);

/** Rows of entries without such headings, which would else be taken for names. */
export function dropBareLabels(rows: readonly TextRow[]): TextRow[] {
  return rows.flatMap((row, at) => {
    if (isTimeHeading(row)) return [];
    const cells = row.cells.filter(({ text }) => at === 0 || !isBareLabel(text));
    if (cells.length === row.cells.length) return [row];
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}
