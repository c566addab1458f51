import type { EntryId } from '../../../ids.ts';
import { pointsCodec } from '../../../points/points.ts';
import { readIsoDate, writeIsoDate } from '../../json-resume/iso-date.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import { readLines } from '../../json-resume/texts.ts';
import type { ValuesOf } from '../define-section.ts';
import type { PUBLICATION_FIELDS } from './fields.ts';

/** A publication; the standard has no authors. */
export const readPublication = (said: JsonResume['publications'][number], id: EntryId) => ({
  id,
  name: said.name,
  authors: '',
  publisher: said.publisher,
  date: readIsoDate(said.releaseDate),
  url: said.url,
  description: readLines(said.summary),
});

/** A publication in the standard's words. */
export const writePublication = (entry: ValuesOf<typeof PUBLICATION_FIELDS>) => ({
  name: entry.name,
  publisher: entry.publisher,
  releaseDate: writeIsoDate(entry.date),
  url: entry.url,
  summary: pointsCodec.toFlat(entry.description),
});
