import {
  EntryId,
  type EntryKind,
  type EntryOf,
  type EntryTexts,
  emptyContact,
  emptyEntry,
  leadWithBullets,
  makeResume,
  type Resume,
  SECTIONS,
  setCurrent,
  withTexts,
} from '@shortlist/model';
import { randomUuid } from '#platform/storage/submission-id.ts';
import type { SampleWords } from './sample-words.ts';

/** A temporary id, as a new entry has before the server gives it one. */
const newId = () => EntryId.parse(`${Date.now()}-${randomUuid()}`);

/** A new entry whose fields say these texts. */
const entryWith = <K extends EntryKind>(kind: K, texts: Partial<EntryTexts<K>>): EntryOf<K> =>
  withTexts(SECTIONS.ofKind(kind), emptyEntry(kind, newId(), SECTIONS), texts);

/** The resume of the sample: what was typed, and enough around it to look like one. */
export function sampleResume({ fullName, role, company, points }: SampleWords): Resume {
  const texts = {
    summary:
      'Known for turning fragile batch jobs into services that can be watched, tested and trusted.',
    skills: 'Python, PostgreSQL, Kubernetes',
  };
  const lists: { [K in EntryKind]?: EntryOf<K>[] } = {
    experience: [
      entryWith('experience', {
        role,
        company,
        ...{ startDate: 'Mar 2020', ...setCurrent(true) },
        bullets: leadWithBullets(points),
      }),
      entryWith('experience', {
        role: 'Software Engineer',
        company: 'Cedar & Finch',
        startDate: 'Jul 2016',
        endDate: 'Feb 2020',
        bullets: leadWithBullets(
          'Built the invoicing API used by 300 small businesses.\nRaised test coverage of the ledger from 31% to 88% and kept releases weekly.',
        ),
      }),
    ],
    education: [
      entryWith('education', {
        degree: 'Bachelor of Science in Computer Science',
        school: 'University of Texas at Dallas',
        endDate: 'May 2016',
      }),
    ],
  };
  return makeResume(
    {
      contact: {
        ...emptyContact(),
        fullName,
        email: 'name@example.com',
        city: 'Dallas',
        state: 'Texas',
        country: 'United States',
      },
      text: (kind) => (kind === 'interests' ? '' : texts[kind]),
      entries: <K extends EntryKind>(kind: K) =>
        (lists[kind] as EntryOf<K>[] | undefined) ?? [entryWith(kind, {})],
    },
    SECTIONS,
  );
}
