import { NO_PARTS, type Posting } from '@shortlist/model/pursuit';
import { findAddress } from './shared-posting.ts';

/** What a pasted posting says of itself; what is not sure is empty. */
export const readFacts = (text: string): Posting => ({
  ...NO_PARTS.posting,
  url: findAddress(text),
});
