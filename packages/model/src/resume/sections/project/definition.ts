import { en } from '@shortlist/messages';
import { PASSED, refuse } from '../../rules/check.ts';
import { defineEntries } from '../define-section.ts';
import { NAMED_WIRE_ORDER, namedFields } from '../entries/named-fields.ts';
import { readProject, writeProject } from './json-resume.ts';

/** Projects. One must have a name. */
export const project = defineEntries({
  kind: 'project',
  path: 'projects',
  list: 'projects',
  words: en.sections.texts.project,
  fields: namedFields(en.sectionFields.texts.project, { isNameRequired: true }),
  wireOrder: NAMED_WIRE_ORDER,
  naming: ['name'],
  check: ({ name }) =>
    name.trim() === '' ? refuse('name', { code: 'rules.projectName' }) : PASSED,
  mayLastGo: ({ name }) => name.trim() !== '',
  call: 'save_project.php',
  jsonResume: {
    read: ({ projects }, newId) => projects.map((each) => readProject(each, newId())),
    write: (entries) => ({ projects: entries.map(writeProject) }),
  },
});
