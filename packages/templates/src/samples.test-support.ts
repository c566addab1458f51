import { readdirSync, readFileSync } from 'node:fs';
import { readJsonResume } from '@shortlist/json-resume';
import { numberedIds, type Resume, SECTIONS } from '@shortlist/model';

const namesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`../${folder}/`, import.meta.url)).map((file) => file.replace('.json', ''));

/** Names of the sample resumes of all shapes. */
export const SAMPLES = namesIn('samples');

/** The languages of the samples that say that they are in one. */
export const LANGUAGE_SAMPLES = namesIn('language-samples');

const known = new Map<string, Resume>();

/** Reads a sample resume by its name or its language, once. */
export function readSample(name: string): Resume {
  const resume = known.get(name) ?? readFile(name);
  known.set(name, resume);
  return resume;
}

function readFile(name: string): Resume {
  const folder = LANGUAGE_SAMPLES.includes(name) ? 'language-samples' : 'samples';
  const file = new URL(`../${folder}/${name}.json`, import.meta.url);
  const read = readJsonResume(JSON.parse(readFileSync(file, 'utf8')), numberedIds(), SECTIONS);
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  return read.resume;
}
