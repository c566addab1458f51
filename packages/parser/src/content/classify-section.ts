import type { SectionKind } from '../headings/heading-lexicon.ts';
import type { Row } from '../lines/row.ts';
import { sectionFeatures } from './section-features.ts';
import { SECTION_WEIGHTS } from './section-weights.ts';

/** The kinds of section, in the order of the weights. */
export const KINDS: readonly SectionKind[] = [
  'contact',
  'summary',
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'skills',
  'languages',
  'other',
];

/** How likely the rows of a section are to be of each kind, in the order of `KINDS`; together 1. */
export function kindChances(rows: readonly Row[]): number[] {
  const features = sectionFeatures(rows);
  const scores = SECTION_WEIGHTS.map((weights) =>
    features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights.at(-1) ?? 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** How likely a section is what its heading says: by the words of the lexicon, by words like them, by nothing. */
const TRUST = { exact: 0.985, likely: 0.8, unknown: 0 } as const;
export type Trust = keyof typeof TRUST;

/** Contents that look like the kind by chance: no content speaks more against a heading than this. */
const LEAST = 0.002;

/** An unknown heading is of no kind before its content is as likely as this to be of one. */
const ENOUGH = 0.6;

/**
 * What a section is about by its heading and its content together (Bayes, as if they were independent):
 * the content decides where the heading says nothing, and outweighs it where it says clearly otherwise.
 */
export function decideKind(said: SectionKind, trust: Trust, rows: readonly Row[]): SectionKind {
  if (rows.length === 0) return said;
  const byContent = kindChances(rows);
  const others = (1 - TRUST[trust]) / (KINDS.length - 1);
  const prior = (kind: SectionKind): number => (kind === said ? TRUST[trust] || others : others);
  const scores = KINDS.map((kind, at) => prior(kind) * Math.max(LEAST, byContent[at] ?? 0));
  const total = scores.reduce((sum, score) => sum + score, 0);
  const most = Math.max(...scores);
  const best = KINDS[scores.indexOf(most)] ?? said;
  return best === said || most / total < ENOUGH ? said : best;
}
