import { hrefOf } from '@shortlist/contracts';

/** Before the ids of an application and a sending, in the address of a comparison: ids of documents have the same form. */
const SENT = 'sent.';

type SentSide = { applicationId: string; sentId: string };

/** The address of the comparison of a resume as it was sent with the resume as it is now. */
export const sentCompareHref = (resumeId: string, { applicationId, sentId }: SentSide): string =>
  hrefOf('compare', { resumeId }, { query: { with: `${SENT}${applicationId}.${sentId}` } });

/** Reads which sending an address of a comparison names; undefined where it names none. */
export function parseSentSide(text: string): SentSide | undefined {
  if (!text.startsWith(SENT)) return undefined;
  const [applicationId = '', sentId = ''] = text.slice(SENT.length).split('.');
  return { applicationId, sentId };
}
