import { readPostingFacts } from '@shortlist/tracking/posting';
import { dayHere } from '#platform/day-here.ts';
import { findAddress } from './shared-posting.ts';

/** Reads what a pasted posting says of itself; what is not sure is empty. */
export const readFacts = (text: string) => ({
  ...readPostingFacts(text, dayHere()),
  url: findAddress(text),
});
