import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from '@fast-check/vitest';
import { type Resume, SECTIONS } from '@shortlist/model';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import { countIds } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { readJsonResume, writeJsonResume } from './index.ts';

/** The package of those who keep the standard: its schema, its sample, and whole resumes of its own. */
const require = createRequire(import.meta.url);
const { validate } = require('@jsonresume/schema') as {
  validate: (
    file: unknown,
    done: (errors: readonly { name: string; stack: string }[] | null) => void,
  ) => void;
};
const fileOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(require.resolve(`@jsonresume/schema/${name}.json`), 'utf8'));

const FILES = [
  'sample.resume',
  'examples/career-changer.resume',
  'examples/new-grad.resume',
  'examples/senior-engineer.resume',
];

function read(file: unknown): Resume {
  const answer = readJsonResume(file, countIds(), SECTIONS);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.resume;
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Lists the schema's complaints. Formats are left out: a mistyped address of mail or web is written as it was typed. */
function complaintsAbout(file: unknown): string[] {
  let complaints: string[] = [];
  validate(file, (errors) => {
    complaints = (errors ?? []).filter(({ name }) => name !== 'format').map(({ stack }) => stack);
  });
  return complaints;
}

/** All texts of a file. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Dates come in as ours, and a profile of LinkedIn as the name that it has there. */
const IS_SAID_OTHERWISE = /^(?:\d{4}(?:-\d{2}){0,2}|https?:|linkedin|(?:www\.)?linkedin\.com|in)$/u;

describe('[OC8] the standard’s own files', () => {
  it.each(FILES)('come in with no word lost: %s', (name) => {
    const { $schema: _, meta: __, ...file } = fileOf(name);
    const resume = read(file);
    const said = textsIn([resume.contact, resume.sections]).join('\n').toLowerCase();
    const words = textsIn(file)
      .flatMap((text) => text.toLowerCase().split(/[\s/]+/u))
      .filter((word) => /[\p{L}\p{N}]/u.test(word) && !IS_SAID_OTHERWISE.test(word));
    expect(words.filter((word) => !said.includes(word))).toEqual([]);
  });

  it.each(FILES)('go out as the schema wants them: %s', (name) => {
    expect(complaintsAbout(throughJson(writeJsonResume(read(fileOf(name)), SECTIONS)))).toEqual([]);
  });
});
test.prop([anyOpenResume])('[OC8] any resume is written as the schema wants it', (resume) => {
  expect(complaintsAbout(throughJson(writeJsonResume(resume, SECTIONS)))).toEqual([]);
});
