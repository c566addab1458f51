import { readdirSync } from 'node:fs';
import { DOCUMENT_LANGUAGES, type Resume } from '@shortlist/resume';
import { readResumeFile } from './print.ts';

const FOLDERS = ['samples', 'language-samples'];
const TEMPLATES = new URL('../../packages/templates/', import.meta.url);

/** Letters of scripts that run from right to left: programs order their words each in its own way. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/u;

export type Sample = { name: string; resume: Resume; isLeftToRight: boolean };

/** The sample resumes of all shapes and languages, each in its own language. */
export function readSamples(): Sample[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, TEMPLATES)).map((file) => {
      const read = readResumeFile(new URL(`${folder}/${file}`, TEMPLATES));
      const language = DOCUMENT_LANGUAGES.find((each) => `${each}.json` === file);
      const resume = language ? { ...read, look: { ...read.look, language } } : read;
      const isLeftToRight = !RIGHT_TO_LEFT.test(JSON.stringify(read));
      return { name: file.replace('.json', ''), resume, isLeftToRight };
    }),
  );
}
