import type { EntryId } from '../../../ids.ts';
import { readIsoDate, writeIsoDate } from '../../json-resume/iso-date.ts';
import type { JsonResume } from '../../json-resume/json-resume.ts';
import { readLines } from '../../json-resume/texts.ts';
import type { NamedValues } from '../entries/named-fields.ts';

/** A certificate; its web address is what it says of itself. */
export function readCertificate(certificate: JsonResume['certificates'][number], id: EntryId) {
  return {
    id,
    name: certificate.name,
    organization: certificate.issuer,
    date: readIsoDate(certificate.date),
    relevance: readLines(certificate.url),
  };
}

/** A certificate in the standard's words. */
export function writeCertificate(certification: NamedValues) {
  return {
    name: certification.name,
    date: writeIsoDate(certification.date),
    issuer: certification.organization,
  };
}
