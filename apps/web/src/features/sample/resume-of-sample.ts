import {
  blankContact,
  blankFlatEntry,
  blankResume,
  EntryId,
  leadWithBullets,
  PRESENT,
  type Resume,
  readEntry,
} from '@shortlist/resume';
import { randomUuid } from '#lib/storage/submission-id.ts';
import type { SampleWords } from './sample-words.ts';

/** A temporary id, as a new entry has before the server gives it one. */
const newId = () => EntryId.parse(`${Date.now()}-${randomUuid()}`);

/** The resume of the sample: what was typed, and enough around it to look like one. */
export function sampleResume({ fullName, role, company, points }: SampleWords): Resume {
  const blankJob = () => blankFlatEntry('experience', newId());
  const current = { ...blankJob(), startDate: 'Mar 2020', endDate: PRESENT };
  const earlier = blankJob();
  const studies = blankFlatEntry('education', newId());
  return {
    ...blankResume(newId),
    contact: {
      ...blankContact(),
      fullName,
      email: 'name@example.com',
      city: 'Dallas',
      state: 'Texas',
      country: 'United States',
    },
    summary:
      'Known for turning fragile batch jobs into services that can be watched, tested and trusted.',
    experiences: [
      readEntry('experience', {
        ...current,
        role,
        company,
        isCurrent: true,
        bullets: leadWithBullets(points),
      }),
      readEntry('experience', {
        ...earlier,
        role: 'Software Engineer',
        company: 'Cedar & Finch',
        startDate: 'Jul 2016',
        endDate: 'Feb 2020',
        bullets: leadWithBullets(
          'Built the invoicing API used by 300 small businesses.\nRaised test coverage of the ledger from 31% to 88% and kept releases weekly.',
        ),
      }),
    ],
    educations: [
      readEntry('education', {
        ...studies,
        degree: 'Bachelor of Science in Computer Science',
        school: 'University of Texas at Dallas',
        endDate: 'May 2016',
      }),
    ],
    skills: 'Python, PostgreSQL, Kubernetes',
  };
}
