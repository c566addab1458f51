import type { EntryId } from '../../../ids.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import type { ValuesOf } from '../define-section.ts';
import { readWork, writeWork } from '../experience/json-resume.ts';
import type { VOLUNTEERING_FIELDS } from './fields.ts';

/** Voluntary work has what a job has. */
export function readVolunteer(volunteer: JsonResume['volunteer'][number], id: EntryId) {
  const work = { ...volunteer, name: volunteer.organization, company: '', description: '' };
  const { company: organization, ...entry } = readWork(work, id);
  return { ...entry, organization };
}

/** Voluntary work in the standard's words. */
export function writeVolunteer(entry: ValuesOf<typeof VOLUNTEERING_FIELDS>) {
  const { name: organization, ...work } = writeWork({ ...entry, company: entry.organization });
  return { organization, ...work };
}
