import type { Resume } from '@shortlist/model';
import type { Change } from './suggestion.ts';
import { textAt } from './text-places.ts';

/** Returns the change by which a person says in words of their own what a change was to say; undefined of one that is about no single text. */
export function inOwnWords(change: Change, text: string, resume: Resume): Change | undefined {
  if (change.type === 'set-headline') return { ...change, to: text.replaceAll(/\s+/g, ' ').trim() };
  if (change.type === 'reword') return { ...change, to: text };
  if (change.type !== 'respell') return undefined;
  const [place, ...others] = change.places;
  if (!place || others.length > 0 || !('point' in place)) return undefined;
  return { type: 'reword', place, from: textAt(resume, place), to: text };
}
