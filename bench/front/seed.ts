import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { duplicateResume } from '@shortlist/contracts';
import { EntryId, entriesOf, RESUME, type Resume, withEntries } from '@shortlist/model';
import { readSample, seedResume } from '../../e2e/support/seed-resume.ts';

/** The jobs of the sample of two pages so many times over make ten pages, or twelve. */
const TEN = 8;
const TWELVE = 10;

function longResume(times: number): Resume {
  const sample = readSample('19-two-pages');
  const jobs = Array.from({ length: times }, (_, time) =>
    entriesOf(sample, 'experience').map((job, at) => ({
      ...job,
      id: EntryId.parse(`job-${time}-${at}`),
    })),
  );
  return withEntries(sample, 'experience', jobs.flat());
}

/** Saves a resume of ten pages for the guest of `context`; answers its id. */
export const seedTenPages = ({ request }: BrowserContext, url: string): Promise<string> =>
  seedResume(request, url, { name: 'Ten pages', resume: longResume(TEN) });

/** Saves a resume of twelve pages, as the resume of ten. */
export const seedLongResume = ({ request }: BrowserContext, url: string): Promise<string> =>
  seedResume(request, url, { name: 'Twelve pages', resume: longResume(TWELVE) });

/** Gives the guest of `context` as many resumes as one may have: some samples, and copies of them. */
export async function seedFullList({ request }: BrowserContext, url: string): Promise<void> {
  const ids: string[] = [];
  for (const name of ['01-engineer', '09-chinese', '17-student', '19-two-pages']) {
    ids.push(await seedResume(request, url, { name, resume: readSample(name) }));
  }
  const samples = ids.length;
  for (let made = samples; made < RESUME.most; made += 1) {
    const path = duplicateResume.url.replace(':documentId', ids[made % samples] ?? '');
    const answer = await request.post(url + path, {
      data: { submissionId: randomUUID() },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`A resume was not copied: ${await answer.text()}`);
  }
}
