import { en } from '@shortlist/messages';
import { PASSED, refuse } from '../../rules/check.ts';
import { isEmptyEntry } from '../../rules/is-empty-entry.ts';
import { defineEntries } from '../define-section.ts';
import { NAMED_WIRE_ORDER, namedFields } from '../entries/named-fields.ts';
import { readAward, writeAward } from './json-resume.ts';

/** Awards. One must say something in at least one field. */
export const award = defineEntries({
  kind: 'award',
  path: 'awards',
  list: 'awards',
  words: en.sections.texts.award,
  fields: namedFields(en.sectionFields.texts.award),
  wireOrder: NAMED_WIRE_ORDER,
  naming: ['name'],
  check: (award) => (isEmptyEntry(award) ? refuse('name', { code: 'rules.emptyAward' }) : PASSED),
  call: 'save_award.php',
  jsonResume: {
    read: ({ awards }, newId) => awards.map((each) => readAward(each, newId())),
    write: (entries) => ({ awards: entries.map(writeAward) }),
  },
});
