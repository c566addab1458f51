import type { EntryId } from '../../ids.ts';
import { readIsoDate, writeIsoDate } from '../../json-resume/iso-date.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import { joinSaid, readBullets, saidPoints } from '../../json-resume/texts.ts';
import type { ValuesOf } from '../define-section.ts';
import type { EDUCATION_FIELDS } from './fields.ts';

/** A course of study; kind and subject make the degree, "Bachelor in Physics". */
export function readStudy(study: JsonResume['education'][number], id: EntryId) {
  return {
    id,
    degree: joinSaid([study.studyType, study.area], ' in '),
    school: study.institution,
    location: '',
    minor: '',
    startDate: readIsoDate(study.startDate),
    endDate: readIsoDate(study.endDate),
    gpa: study.score || study.gpa,
    bullets: readBullets(study.courses),
  };
}

/** A course of study in the standard's words. */
export function writeStudy(study: ValuesOf<typeof EDUCATION_FIELDS>) {
  const [studyType = '', ...area] = study.degree.split(' in ');
  return {
    institution: study.school,
    studyType,
    area: area.join(' in '),
    startDate: writeIsoDate(study.startDate),
    endDate: writeIsoDate(study.endDate),
    score: study.gpa,
    courses: saidPoints(study.bullets),
  };
}
