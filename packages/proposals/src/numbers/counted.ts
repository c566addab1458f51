import type { Claim } from '../mark.ts';
import { stemOf } from '../names/names.ts';
import { measuredKey } from './measured.ts';

/** A word behind a number, with what may join them: "90 dias", "une trentaine de vignerons". */
const COUNTED =
  /^[ \u00a0\u202f](?:(?:de|of|di|van|von) |d['’])?(\p{L}[\p{L}'’-]*)(?: (\p{L}[\p{L}'’-]{3,}))?/u;

/** Words behind a number that it does not count. */
const JOINTS = new Set(
  'tra fra between among zwischen unter entre parmi to and or in on at of for from with a an the per by as than auf bis und oder im in je pro von mit für à et ou en par sur dans au y o a al e ou em no na por ao ed statt anstatt instead rather contre versus vs gegenüber antes invece all anziché vez lugar hasta até fino plaats al in di da per con en of naar tot in op per van met voor'.split(
    ' ',
  ),
);

/** Words for people, who may be called otherwise beside a number too. */
export const PEOPLE =
  /^(?:people|persons?|staff|personen|leute|mitarbeite[rn]*|mitarbeitende[n]?|beschäftigte[n]?|personnes?|gens|personas?|gente|pessoas?|persone|mensen|medewerkers?|collaborat\p{L}+|employees?|employés?|dipendenti|empleados?|funcionários?)$/iu;

/** Between a number and another one of the same things: "otto concorsi, tre vinti", "60 homes, the last 20 of them". */
const OF_THE_SAME = /^ \p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?,(?: \p{L}{2,12}){0,2} $/u;

/** Between two numbers of which the second has what both count. */
const TO =
  /^ (?:to|and|or|auf|bis|und|oder|à|a|ou|et|o|y|e|ad|para|naar|tot|en|of|statt|instead of|au lieu de|en vez de|em vez de|invece di|in plaats van|von|of|van de|sur|su|de) $/iu;

/** Checks whether nothing stands behind a number that it might count. */
export const countsNothing = (claim: Claim, text: string): boolean =>
  countedBy(claim, text).length === 0;

/** Returns what a number counts, the first word of it and those that may be said of that, without endings; empty where nothing stands behind it. */
function countedBy({ end }: Claim, text: string): string[] {
  const [, ...words] = COUNTED.exec(text.slice(end, end + 60)) ?? [];
  const counted: string[] = [];
  for (const word of words) {
    if (!word || JOINTS.has(word.toLowerCase().replace(/['’].*/u, '')) || PEOPLE.test(word)) break;
    counted.push(stemOf(word));
  }
  return counted;
}

/** In characters: before a number without a noun behind it, more than what it counts is away. */
const NEAR = 60;

/** Returns the words before a number in its line, which say what it counts where nothing behind it does: "Incendi scesi da 14 a 5". */
const saidBefore = ({ start }: Claim, text: string): string[] => {
  const line =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[\n•;:]|[.](?!\d)/u)
      .at(-1) ?? '';
  return (line.match(/(?<![\p{L}\p{N}])\p{L}{4,}/gu) ?? [])
    .filter((word) => !JOINTS.has(word.toLowerCase()))
    .map(stemOf);
};

/** Letters of the shortest word that is the same as a compound with it at its end. */
const LEAST_HEAD = 5;

const isHeadOf = (head: string, word: string): boolean =>
  head.length >= LEAST_HEAD && word.endsWith(head);

/** Words that begin with each other, "Kinder" and "Kindern" without their endings, and compounds: "klanten", "horecaklanten". */
const isFormOf = (what: string) => (known: string) =>
  known !== '' &&
  (known.startsWith(what) ||
    what.startsWith(known) ||
    isHeadOf(what, known) ||
    isHeadOf(known, what));

/** Keys of numbers that count the same thing; `maybe` those too of which nobody says what they count. */
type Counts = { same: ReadonlySet<string>; maybe: ReadonlySet<string> };

/**
 * Makes the list of the keys by which a source counts what a text counts by a number; undefined where it counts no such thing, or nothing
 * is counted.
 */
export function countsIn(claims: readonly Claim[], source: string) {
  const keysOf = new Map<string, Set<string>>();
  const add = (behind: readonly string[], claim: Claim) => {
    const words = behind.length > 0 ? behind : saidBefore(claim, source);
    for (const word of words.length > 0 ? words : [''])
      keysOf.set(word, (keysOf.get(word) ?? new Set()).add(claim.key));
  };
  let before: Claim | undefined;
  for (const claim of claims.toSorted((one, other) => one.start - other.start)) {
    add(countedBy(claim, source), claim);
    // "From 30 to 12 minutes": the first counts what the second does.
    if (before && TO.test(source.slice(before.end, claim.start))) {
      keysOf.get('')?.delete(before.key);
      add(countedBy(claim, source), before);
    }
    const isOfUnit = measuredKey(claim, source) !== undefined;
    if (before && !isOfUnit && OF_THE_SAME.test(source.slice(before.end, claim.start)))
      add(countedBy(before, source), claim);
    before = claim;
  }
  const counted = [...keysOf.keys()];
  const keysOfAll = (forms: readonly string[]) =>
    new Set(forms.flatMap((form) => [...(keysOf.get(form) ?? [])]));
  return (claim: Claim, text: string): Counts | undefined => {
    const words = countedBy(claim, text).filter((word) => keysOf.has(word));
    if (words.length === 0 || !/^\d/u.test(claim.key)) return undefined;
    const forms = counted.filter(
      (each) => each !== '' && words.some((word) => isFormOf(word)(each)),
    );
    // "Year 5 teacher": the word before says it too.
    const label = saidBefore(claim, text).slice(-1);
    return { same: keysOfAll(forms), maybe: keysOfAll([...forms, ...label, '']) };
  };
}
