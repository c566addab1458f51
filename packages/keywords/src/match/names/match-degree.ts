import { nameKeys } from '../../text/words.ts';
import { isNegated } from '../denials/negated-evidence.ts';
import type { ResumeIndex } from '../resume-index.ts';
import type { Degree } from './degree.ts';

/** Degree asked for without a level: a bachelor's will do. */
const UNNAMED_LEVEL = 2;

/** Characters around a degree in which its subject stands. */
const NEAR = 160;

/** A degree of a resume, as a range of its clean text. */
export type Range = { start: number; end: number };

/** The resume's degrees that are of the asked level or higher, in one of the asked fields. */
export function findDegree(index: ResumeIndex, asked: Degree): Range[] {
  const level = asked.level ?? UNNAMED_LEVEL;
  const fields = asked.fields.map(nameKeys);
  return index.degrees.flatMap((degree) => {
    const sentence = index.sentences.find(
      ({ start, end }) => degree.start >= start && degree.end <= end,
    );
    if (sentence === undefined || (degree.level ?? UNNAMED_LEVEL) < level) return [];
    const { start, end } = sentence;
    const text = index.clean.text.slice(start, end);
    if (isNegated(text, degree.start - start, degree.end - start, index.rules)) return [];
    const near = text.slice(Math.max(0, degree.start - start - NEAR), degree.end - start + NEAR);
    const said = new Set([...nameKeys(near), ...degree.fields.flatMap(nameKeys)]);
    const fits = fields.length === 0 || fields.some((field) => field.every((key) => said.has(key)));
    return fits ? [{ start: degree.start, end: Math.max(degree.end, degree.start + 1) }] : [];
  });
}
