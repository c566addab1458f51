import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import {
  ENTRY_SECTIONS,
  EntryId,
  flatEntry,
  listPrintedEntries,
  type Resume,
  readJsonResume,
  textOf,
} from '@shortlist/resume';

const SAMPLES = join(import.meta.dirname, '../../packages/templates/samples');

/** One of the project's sample resumes, by the name of its file. */
export function readSample(name: string): Resume {
  let entries = 0;
  const newId = () => EntryId.parse(`sample-${entries++}`);
  const file: unknown = JSON.parse(readFileSync(join(SAMPLES, `${name}.json`), 'utf8'));
  const reading = readJsonResume(file, newId);
  if (!reading.ok) throw new Error(`The sample ${name} is not a JSON Resume.`);
  return reading.resume;
}

async function answered(response: APIResponse) {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return response.json();
}

/** Saves a resume for the visitor of `request` by the calls of the wire; answers its id. */
export async function seedResume(
  request: APIRequestContext,
  url: string,
  { name, resume }: { name: string; resume: Resume },
): Promise<string> {
  const post = async (path: string, body: object) =>
    answered(
      await request.post(`${url}/api/${path}.php`, { data: body, headers: { origin: url } }),
    );
  const { resume_id } = await post('create_resume', { resumeName: name });
  await post('save_contact', { ...resume.contact, resume_id });
  await post('save_summary', { summary: textOf(resume, 'summary'), resume_id });
  await post('save_skill', { skills: textOf(resume, 'skills'), resume_id });
  for (const { kind } of ENTRY_SECTIONS) {
    for (const entry of listPrintedEntries(resume, kind).map((each) => flatEntry(kind, each))) {
      await post(`save_${kind}`, { ...entry, resume_id });
    }
  }
  return resume_id;
}
