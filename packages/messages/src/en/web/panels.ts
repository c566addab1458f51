import { subject } from '../../text.ts';

/** Panels that come after the page that they are part of. */
export const panels = subject('panels', {
  keywords: 'Keywords',
  matchScore: ', match score',
  keywordsNotLoaded: 'The keywords could not be loaded.',
  designsNotLoaded: 'The designs could not be loaded.',
  readBackNotLoaded: 'The check could not be loaded.',
  layingOut: 'Laying out the page',
});
