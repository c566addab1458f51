import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { readJsonResume } from '@shortlist/json-resume';
import { EntryId, listPrintedEntries, type Resume, SECTIONS, textOf } from '@shortlist/model';
import { flatEntry } from '@shortlist/model/flat-entry.test-support';

const SAMPLES = join(import.meta.dirname, '../../packages/templates/samples');

/** One of the project's sample resumes, by the name of its file. */
export function readSample(name: string): Resume {
  let entries = 0;
  const newId = () => EntryId.parse(`sample-${entries++}`);
  const file: unknown = JSON.parse(readFileSync(join(SAMPLES, `${name}.json`), 'utf8'));
  const reading = readJsonResume(file, newId, SECTIONS);
  if (!reading.ok) throw new Error(`The sample ${name} is not a JSON Resume.`);
  return reading.resume;
}

async function answered(response: APIResponse) {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return response.json();
}

/** Calls one of the spec's calls for the visitor of `request`. */
const post = async (request: APIRequestContext, url: string, path: string, body: object) =>
  answered(await request.post(`${url}/api/${path}.php`, { data: body, headers: { origin: url } }));

/** Makes an empty resume for the visitor of `request`; answers its id. */
export async function newResume(
  request: APIRequestContext,
  url: string,
  name: string,
): Promise<string> {
  const { resume_id } = await post(request, url, 'create_resume', { resumeName: name });
  return resume_id;
}

/** Saves a resume for the visitor of `request` by the calls of the wire; answers its id. */
export async function seedResume(
  request: APIRequestContext,
  url: string,
  { name, resume }: { name: string; resume: Resume },
): Promise<string> {
  const resume_id = await newResume(request, url, name);
  const save = (part: string, body: object) =>
    post(request, url, `save_${part}`, { ...body, resume_id });
  await save('contact', resume.contact);
  await save('summary', { summary: textOf(resume, 'summary') });
  await save('skill', { skills: textOf(resume, 'skills') });
  for (const { kind } of SECTIONS.entries) {
    for (const entry of listPrintedEntries(resume, kind).map((each) =>
      flatEntry(kind, each, SECTIONS),
    )) {
      await save(kind, entry);
    }
  }
  return resume_id;
}
