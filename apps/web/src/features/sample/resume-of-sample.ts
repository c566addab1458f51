import {
  EntryId,
  type EntryKind,
  emptyContact,
  emptyEntry,
  emptyFlatEntry,
  type FlatEntry,
  leadWithBullets,
  makeResume,
  PRESENT,
  type Resume,
  readEntry,
  SECTIONS,
} from '@shortlist/model';
import { randomUuid } from '#lib/storage/submission-id.ts';
import type { SampleWords } from './sample-words.ts';

/** A temporary id, as a new entry has before the server gives it one. */
const newId = () => EntryId.parse(`${Date.now()}-${randomUuid()}`);

/** The resume of the sample: what was typed, and enough around it to look like one. */
export function sampleResume({ fullName, role, company, points }: SampleWords): Resume {
  const current = {
    ...emptyFlatEntry('experience', newId(), SECTIONS),
    startDate: 'Mar 2020',
    endDate: PRESENT,
  };
  const earlier = emptyFlatEntry('experience', newId(), SECTIONS);
  const studies = emptyFlatEntry('education', newId(), SECTIONS);
  const texts = {
    summary:
      'Known for turning fragile batch jobs into services that can be watched, tested and trusted.',
    skills: 'Python, PostgreSQL, Kubernetes',
  };
  const lists: { [K in EntryKind]?: FlatEntry<K>[] } = {
    experience: [
      { ...current, role, company, isCurrent: true, bullets: leadWithBullets(points) },
      {
        ...earlier,
        role: 'Software Engineer',
        company: 'Cedar & Finch',
        startDate: 'Jul 2016',
        endDate: 'Feb 2020',
        bullets: leadWithBullets(
          'Built the invoicing API used by 300 small businesses.\nRaised test coverage of the ledger from 31% to 88% and kept releases weekly.',
        ),
      },
    ],
    education: [
      {
        ...studies,
        degree: 'Bachelor of Science in Computer Science',
        school: 'University of Texas at Dallas',
        endDate: 'May 2016',
      },
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
      entries: <K extends EntryKind>(kind: K) => {
        const said = lists[kind] as FlatEntry<K>[] | undefined;
        return (
          said?.map((entry) => readEntry(kind, entry, SECTIONS)) ?? [
            emptyEntry(kind, newId(), SECTIONS),
          ]
        );
      },
    },
    SECTIONS,
  );
}
