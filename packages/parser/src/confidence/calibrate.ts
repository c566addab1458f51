import type { ReadField } from '../result/parsed-resume.ts';
import type { FieldEvidence } from './field-evidence.ts';
import { FAMILY_WEIGHTS, SIGNAL_WEIGHTS } from './weights.ts';

/**
 * The fields with the share of fields of the like evidence that were right in documents with a known truth
 * (a logistic regression; J. Platt, "Probabilistic Outputs for Support Vector Machines", 1999).
 */
export function calibrate(
  fields: readonly ReadField[],
  evidence: readonly FieldEvidence[],
): ReadField[] {
  return fields.map((field, at) => {
    const seen = evidence[at];
    return seen === undefined ? field : { ...field, confidence: probabilityOf(seen) };
  });
}

/** The weights of a kind of field that no truth has: the mean of the others. */
const USUAL = [0, 1].map((at) => {
  const all = Object.values(FAMILY_WEIGHTS).map((weights) => weights[at] ?? 0);
  return all.reduce((sum, weight) => sum + weight, 0) / Math.max(1, all.length);
}) as [number, number];

/** From 0 to 1, in hundredths. */
function probabilityOf({ family, signals }: FieldEvidence): number {
  const [intercept, slope] = FAMILY_WEIGHTS[family] ?? USUAL;
  const sum = signals.reduce((total, signal, at) => total + signal * (SIGNAL_WEIGHTS[at] ?? 0), 0);
  const odds = intercept + slope * (signals[0] ?? 0) + sum;
  return Math.round(100 / (1 + Math.exp(-odds))) / 100;
}

/** The fields of our PDF, whose order is known: its property tests read every one as it was typed. */
export const markSure = (fields: readonly ReadField[]): ReadField[] =>
  fields.map((field) => ({ ...field, confidence: SURE }));

const SURE = 0.99;
