import { isEnglishDegree, isEnglishSubject } from './english-studies.ts';
import { joinNonEmpty } from './texts.ts';

const IN = ' in ';
const COMMA = ', ';

/**
 * Kind and subject of a study in one line: "BSc in Physics", "Licence, Informatique". An English "in" joins English words alone, and
 * stands once ("Certificate in Teaching, Physics").
 */
export function joinStudy(kind: string, subject: string): string {
  const isEnglish = isEnglishDegree(kind) && !kind.includes(IN) && isEnglishSubject(subject);
  return joinNonEmpty([kind, subject], isEnglish ? IN : COMMA);
}

/** Beginning of what is said of a kind behind a comma: with which distinction, in which form it was studied. */
const OF_KIND =
  /^(?:mention|cum|magna|summa|hons|honours|honors|first-class|with|avec|mit|con|com|met|med|z|s|с)(?![\p{L}\p{M}])/iu;

/**
 * Kind and subject of a degree that `joinStudy` gives back to the letter; a degree that it does not is a kind alone. A comma that
 * parts the kind from its distinction ("Licence, mention bien, Informatique") is the kind's own.
 */
export function partStudy(degree: string): { studyType: string; area: string } {
  for (const [separator, at] of [
    [IN, degree.indexOf(IN)],
    [COMMA, findComma(degree)],
  ] as const) {
    const [studyType, area] = [degree.slice(0, at), degree.slice(at + separator.length)];
    if (at > 0 && joinStudy(studyType, area) === degree) return { studyType, area };
  }
  return { studyType: degree, area: '' };
}

/** Returns where a kind ends at a comma; -1 where none does. */
function findComma(degree: string): number {
  let at = degree.indexOf(COMMA);
  while (at >= 0 && OF_KIND.test(degree.slice(at + COMMA.length)))
    at = degree.indexOf(COMMA, at + 1);
  return at;
}
