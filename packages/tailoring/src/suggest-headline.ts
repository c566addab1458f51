import { entriesOf, type Resume } from '@shortlist/model';
import type { Draft } from './suggestion.ts';

/** Brackets that a posting adds to a title: "(m/f/d)", "(remote)". */
const ADDED =
  /[([](?:[mwfdx](?:\s?[/|]\s?[mwfdx]){1,3}|remote|hybrid|(?:full|part)[- ]time)[)\]]/giu;

/** Suggests the posting's title as the headline, only where the person has held a job of this title. */
export function suggestHeadline(resume: Resume, title: string | undefined): Draft[] {
  const wanted = plain(title ?? '');
  if (wanted === '') return [];
  const job = entriesOf(resume, 'experience').find(
    ({ role, hidden }) => !hidden && plain(role) === wanted,
  );
  const { headline: from } = resume.contact;
  if (!job || plain(from) === wanted) return [];
  const to = job.role.trim();
  return [
    {
      evidence: {
        sentence: [job.role, job.company].filter((text) => text.trim() !== '').join(', '),
        source: `experience.role@${job.id}`,
      },
      before: from.trim() === '' ? [] : [from],
      after: [to],
      gain: 0,
      change: { type: 'set-headline', from, to },
    },
  ];
}

const plain = (title: string): string =>
  title.replace(ADDED, '').replace(/\s+/gu, ' ').trim().toLowerCase();
