import type { Claim } from './mark.ts';
import { stemOf } from './names.ts';

/** A word behind a number, with what may join them: "90 dias", "une trentaine de vignerons". */
const COUNTED = /^[ \u00a0\u202f](?:(?:de|of|di|van|von) |d['’])?(\p{L}[\p{L}'’-]*)/u;

/** Words behind a number that it does not count. */
const JOINTS = new Set(
  'to and or in on at of for from with a an the per by as than auf bis und oder im in je pro von mit für à et ou en par sur dans au y o a al e ou em no na por ao ed statt anstatt instead rather contre versus vs gegenüber antes invece anziché vez lugar hasta até fino plaats al in di da per con en of naar tot in op per van met voor'.split(
    ' ',
  ),
);

/** Words for people, who may be called otherwise beside a number too. */
export const PEOPLE =
  /^(?:people|persons?|staff|personen|leute|mitarbeite[rn]*|mitarbeitende[n]?|beschäftigte[n]?|personnes?|gens|personas?|gente|pessoas?|persone|mensen|medewerkers?|collaborat\p{L}+|employees?|employés?|dipendenti|empleados?|funcionários?)$/iu;

/** Returns what a number counts, without its ending; empty where nothing stands behind it. */
function countedBy({ end }: Claim, text: string): string {
  const [, word = ''] = COUNTED.exec(text.slice(end, end + 60)) ?? [];
  return JOINTS.has(word.toLowerCase()) || PEOPLE.test(word) ? '' : stemOf(word);
}

/** Words that begin with each other: "Kinder" and "Kindern" without their endings. */
const isFormOf = (what: string) => (known: string) =>
  known.startsWith(what) || (known !== '' && what.startsWith(known));

/**
 * Makes the check whether a number that a source has counts something there that a text counts by it: not where the source counts the same by
 * other numbers alone.
 */
export function countsIn(claims: readonly Claim[], source: string) {
  const counted = new Set<string>();
  const byKey = new Map<string, Set<string>>();
  for (const claim of claims) {
    const what = countedBy(claim, source);
    counted.add(what);
    byKey.set(claim.key, (byKey.get(claim.key) ?? new Set()).add(what));
  }
  return (claim: Claim, text: string): boolean => {
    const what = countedBy(claim, text);
    if (what === '' || !/^\d/u.test(claim.key) || !counted.has(what)) return true;
    const known = byKey.get(claim.key);
    return known === undefined || known.has('') || [...known].some(isFormOf(what));
  };
}
