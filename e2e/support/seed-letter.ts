import type { APIRequestContext } from '@playwright/test';
import { emptyContact } from '@shortlist/model';
import { readSample, seedResume } from './seed-resume.ts';

const CONTACT = { ...emptyContact(), fullName: 'Ada King', email: 'ada@example.org' };

/** Makes the letter “To Acme” without text, which follows a sample resume; gives its id. */
export async function seedLetter(request: APIRequestContext, url: string): Promise<string> {
  const resume = { ...readSample('01-engineer'), contact: CONTACT };
  const resume_id = await seedResume(request, url, { name: 'Bridges', resume });
  const made = await request.post(`${url}/api/letters`, {
    data: { name: 'To Acme', resume_id },
    headers: { origin: url },
  });
  const { letter_id } = await made.json();
  return letter_id;
}
