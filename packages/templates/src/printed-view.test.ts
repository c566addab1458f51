import { blocksOf } from '@shortlist/document';
import {
  formatFieldRef,
  type PrintedEntry,
  type PrintedText,
  printedResume,
  SECTIONS,
} from '@shortlist/model';
import { expect, it } from 'vitest';
import { designResume } from './index.ts';
import { readSample, SAMPLES } from './samples.test-support.ts';

const textsOf = ({
  employer,
  name,
  dates,
  organization,
  location,
  remarks,
  points,
}: PrintedEntry): PrintedText[] => [
  ...(employer?.organization ?? []),
  ...(employer?.location ?? []),
  ...(employer?.dates ?? []),
  ...name,
  ...dates,
  ...organization,
  ...location,
  ...remarks,
  ...points,
];

it.each(SAMPLES)(
  'Classic sets the texts of the printed view and no others, in its order: %s',
  (sample) => {
    const resume = readSample(sample);
    const printed = printedResume(resume, { sections: SECTIONS });
    const wanted = [
      formatFieldRef(printed.name.ref),
      ...(printed.headline ? [formatFieldRef(printed.headline.ref)] : []),
      ...[...printed.contact, ...printed.details].map(({ field, line }) =>
        formatFieldRef({ section: 'contact', field, ...(line !== undefined && { line }) }),
      ),
      ...printed.sections
        .flatMap(({ lines, entries }) => [...lines, ...entries.flatMap(textsOf)])
        .map(({ ref }) => formatFieldRef(ref)),
    ];
    const set = blocksOf(designResume(resume, { sections: SECTIONS, language: 'en' })).flatMap(
      ({ spans, trailing = [] }) => [...spans, ...trailing].flatMap(({ source }) => source ?? []),
    );
    // A label of skills and its list are two spans of one field.
    expect(set.filter((source, at) => source !== set[at - 1])).toEqual(wanted);
  },
);
