import type { EntryId } from '../../../ids.ts';
import { readIsoRange, writeIsoRange } from '../../json-resume/iso-date.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import {
  formatLabelledList,
  joinNonEmpty,
  readLines,
  saidPoints,
} from '../../json-resume/texts.ts';
import type { NamedValues } from '../entries/named-fields.ts';

/** A project; what it has no field for stands as lines of the description. */
export function readProject(project: JsonResume['projects'][number], id: EntryId) {
  const lines = [
    project.description,
    ...project.highlights,
    formatLabelledList('Roles', project.roles),
    formatLabelledList('Keywords', project.keywords),
    project.url,
  ];
  return {
    id,
    name: project.name,
    organization: project.entity,
    date: readIsoRange(project),
    relevance: readLines(joinNonEmpty(lines, '\n')),
  };
}

/** A project in the standard's words. */
export function writeProject(project: NamedValues) {
  return {
    name: project.name,
    entity: project.organization,
    ...writeIsoRange(project.date),
    highlights: saidPoints(project.relevance),
  };
}
