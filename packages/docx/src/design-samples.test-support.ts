import { readdirSync, readFileSync } from 'node:fs';
import type { PrintDocument } from '@shortlist/document';
import {
  type ChosenLook,
  DOCUMENT_LANGUAGES,
  loadPaperWords,
  NO_LOOK,
  numberedIds,
  type Resume,
  readJsonResume,
} from '@shortlist/resume';
import { designResume, loadDesigns } from '@shortlist/templates';

const FOLDERS = ['samples', 'language-samples'];
const TEMPLATES = new URL('../../templates/', import.meta.url);

export const designs = await loadDesigns();

/** Names of the sample resumes of all shapes and languages. */
export const SAMPLES = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, TEMPLATES)).map((file) => `${folder}/${file}`),
);

/** A sample, in the language of its name where it has one. */
export function readSample(name: string): Resume {
  const json: unknown = JSON.parse(readFileSync(new URL(name, TEMPLATES), 'utf8'));
  const read = readJsonResume(json, numberedIds());
  if (!read.ok) throw new Error(`${name} is no JSON Resume.`);
  const language = DOCUMENT_LANGUAGES.find((each) => name === `language-samples/${each}.json`);
  return language ? { ...read.resume, look: { ...NO_LOOK, language } } : read.resume;
}

/** A resume in a design. */
export async function printIn(
  resume: Resume,
  design: string,
  look: Partial<ChosenLook> = {},
): Promise<PrintDocument> {
  const chosen = { ...resume.look, ...look, design };
  const words = await loadPaperWords(chosen.language ?? 'en');
  return designResume({ ...resume, look: chosen }, { language: 'en-US', words, designs });
}
