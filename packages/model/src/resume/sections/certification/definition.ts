import { en } from '@shortlist/messages';
import { PASSED, refuse } from '../../rules/check.ts';
import { isEmptyEntry } from '../../rules/is-empty-entry.ts';
import { defineEntries } from '../define-section.ts';
import { NAMED_WIRE_ORDER, namedFields } from '../entries/named-fields.ts';
import { readCertificate, writeCertificate } from './json-resume.ts';

/** Certificates. One must say something in at least one field. */
export const certification = defineEntries({
  kind: 'certification',
  path: 'certifications',
  list: 'certifications',
  words: en.sections.texts.certification,
  fields: namedFields(en.sectionFields.texts.certification),
  wireOrder: NAMED_WIRE_ORDER,
  naming: ['name'],
  check: (each) =>
    isEmptyEntry(each) ? refuse('name', { code: 'rules.emptyCertification' }) : PASSED,
  call: 'save_certification.php',
  jsonResume: {
    read: ({ certificates }, newId) => certificates.map((each) => readCertificate(each, newId())),
    write: (entries) => ({ certificates: entries.map(writeCertificate) }),
  },
});
