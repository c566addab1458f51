import type { Resume } from '@shortlist/model';
import { LANGUAGE_SAMPLES, readSample, SAMPLES } from '@shortlist/templates/samples.test-support';

/** Letters of scripts that run from right to left: programs order their words each in its own way. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/u;

export type Sample = { name: string; resume: Resume; isLeftToRight: boolean };

/** The sample resumes of all shapes and languages, each in its own language. */
export const readSamples = (): Sample[] =>
  [...SAMPLES, ...LANGUAGE_SAMPLES].map((name) => {
    const resume = readSample(name);
    return { name, resume, isLeftToRight: !RIGHT_TO_LEFT.test(JSON.stringify(resume)) };
  });
