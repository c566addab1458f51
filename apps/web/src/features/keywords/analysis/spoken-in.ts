import type { Language } from '@shortlist/messages';

/** A language with the texts alone that the analysis says, for its worker. */
export const spokenIn = ({ texts: { keywords, matches }, ...language }: Language): Language => ({
  ...language,
  texts: { ...(keywords && { keywords }), ...(matches && { matches }) },
});
