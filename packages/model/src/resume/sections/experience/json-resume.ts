import type { DateValue } from '../../../dates/date-value.ts';
import type { EntryId } from '../../../ids.ts';
import { readIsoDate, writeIsoDate } from '../../json-resume/iso-date.ts';
import type { Work } from '../../json-resume/json-resume.ts';
import { readBullets, saidPoints } from '../../json-resume/texts.ts';
import type { ValuesOf } from '../define-section.ts';
import type { EXPERIENCE_FIELDS } from './fields.ts';

const PRESENT_WORDS = /^(?:present|current|now|today)$/i;

/** A job. One with a start and no end is the current one, as the standard has it. */
export function readWork(work: Work, id: EntryId) {
  return {
    id,
    role: work.position,
    company: work.name || work.company,
    startDate: readIsoDate(work.startDate),
    ...readEnd(work),
    location: work.location,
    bullets: readBullets([work.description, work.summary, ...work.highlights]),
  };
}

/** A job in the standard's words. */
export function writeWork(job: ValuesOf<typeof EXPERIENCE_FIELDS>) {
  return {
    name: job.company,
    position: job.role,
    location: job.location,
    startDate: writeIsoDate(job.startDate),
    endDate: job.isCurrent ? '' : writeIsoDate(job.endDate),
    highlights: saidPoints(job.bullets),
  };
}

function readEnd({ startDate, endDate }: Work): { endDate: DateValue; isCurrent: boolean } {
  const written = endDate.trim();
  const isCurrent = written === '' ? startDate.trim() !== '' : PRESENT_WORDS.test(written);
  return { endDate: isCurrent ? 'present' : readIsoDate(written), isCurrent };
}
