import { FEATURES } from '../../packages/parser/src/content/section-features.ts';
import type { SectionKind } from '../../packages/parser/src/headings/heading-lexicon.ts';

/** What a section is about by rules that a person would write: what the learned weights have to beat. */
export function guessByRules(features: readonly number[]): SectionKind {
  const share = (name: string): number => features[FEATURES.indexOf(name)] ?? 0;
  const rules: [SectionKind, boolean][] = [
    ['contact', share('email once') + share('phone once') > 1 && share('range') < 0.1],
    ['languages', share('language') > 0.5 && share('level') > 0.3],
    ['education', share('degree') + share('school') > 0.3 && share('dated') > 0.1],
    ['experience', share('range') > 0.05 && share('role once') > 0],
    ['certifications', share('certificate') > 0.3],
    ['awards', share('award') > 0.3],
    ['summary', share('manyWords') > 0.8 && share('item') < 0.3 && share('dated') < 0.1],
    ['skills', share('list') + share('label') + share('oneOrTwoWords') > 0.5],
    ['projects', share('project') > 0.2],
    ['other', true],
  ];
  return rules.find(([, holds]) => holds)?.[0] ?? 'other';
}
