import type { EntryId } from '../../../ids.ts';
import { flatPoints } from '../../../points/flat-points.ts';
import { readIsoDate, writeIsoDate } from '../../json-resume/iso-date.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import { readLines } from '../../json-resume/texts.ts';
import type { NamedValues } from '../entries/named-fields.ts';

/** An award, with who gave it. */
export function readAward(award: JsonResume['awards'][number], id: EntryId) {
  return {
    id,
    name: award.title,
    organization: award.awarder,
    date: readIsoDate(award.date),
    relevance: readLines(award.summary),
  };
}

/** An award in the standard's words. */
export function writeAward(award: NamedValues) {
  return {
    title: award.name,
    date: writeIsoDate(award.date),
    awarder: award.organization,
    summary: flatPoints(award.relevance),
  };
}
