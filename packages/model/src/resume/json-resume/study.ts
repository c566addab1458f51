import { isEnglishDegree, isEnglishSubject } from './english-studies.ts';
import { joinSaid } from './texts.ts';

const IN = ' in ';
const COMMA = ', ';

/** Kind and subject of a study in one line: "BSc in Physics", "Licence, Informatique". An English "in" joins English words alone. */
export function joinStudy(kind: string, subject: string): string {
  const isEnglish = isEnglishDegree(kind) && isEnglishSubject(subject);
  return joinSaid([kind, subject], isEnglish ? IN : COMMA);
}

/** Kind and subject of a degree that `joinStudy` gives back to the letter; a degree that it does not is a kind alone. */
export function partStudy(degree: string): { studyType: string; area: string } {
  for (const separator of [IN, COMMA]) {
    const at = degree.indexOf(separator);
    const [studyType, area] = [degree.slice(0, at), degree.slice(at + separator.length)];
    if (at > 0 && joinStudy(studyType, area) === degree) return { studyType, area };
  }
  return { studyType: degree, area: '' };
}
