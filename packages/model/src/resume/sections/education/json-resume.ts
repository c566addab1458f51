import type { EntryId } from '../../../ids.ts';
import { readIsoDate, writeIsoDate } from '../../json-resume/iso-date.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import { readBullets, saidPoints } from '../../json-resume/texts.ts';
import type { ValuesOf } from '../define-section.ts';
import type { EDUCATION_FIELDS } from './fields.ts';

/** A course of study, whose kind has the subject with it. */
export function readStudy(study: JsonResume['education'][number], id: EntryId) {
  return {
    id,
    degree: study.studyType,
    school: study.institution,
    location: '',
    minor: '',
    startDate: readIsoDate(study.startDate),
    endDate: readIsoDate(study.endDate),
    gpa: study.score || study.gpa,
    bullets: readBullets(study.courses),
  };
}

/** A course of study in the standard's words; the degree is parted when the file is written. */
export function writeStudy(study: ValuesOf<typeof EDUCATION_FIELDS>) {
  return {
    institution: study.school,
    studyType: study.degree,
    startDate: writeIsoDate(study.startDate),
    endDate: writeIsoDate(study.endDate),
    score: study.gpa,
    courses: saidPoints(study.bullets),
  };
}
