import type { ResumeDraft } from '../../draft/resume-draft.ts';
import type { Members } from '../../members/members.ts';
import { plainLine } from '../../text/line.ts';
import { richLines } from '../../text/rich-text.ts';
import { WORDS } from '../../words.ts';
import { formatLevels } from '../cefr.ts';
import { labelOf } from './read-history.ts';

const LEVELS = [
  ['Listening', 'listening'],
  ['Reading', 'reading'],
  ['SpokenInteraction', 'spoken interaction'],
  ['SpokenProduction', 'spoken production'],
  ['Writing', 'writing'],
] as const;

const GROUPS = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'] as const;

/** Languages with their levels, skills by groups, and the driving licence. */
export function addSkills(draft: ResumeDraft, skills: Members) {
  addLanguages(draft, skills.record('Linguistic'));
  for (const name of GROUPS) {
    const group = skills.record(name);
    group.pass('ReferenceTo');
    draft.addText('skills', richLines(group.text('Description')).map(plainLine));
  }
  const licences = skills.record('Driving').record('Description').texts('Licence');
  if (licences.length > 0) {
    draft.details.push({ label: WORDS.drivingLicence, text: licences.join(', ') });
  }
}

function addLanguages(draft: ResumeDraft, linguistic: Members) {
  for (const mother of linguistic.record('MotherTongueList').records('MotherTongue')) {
    const name = labelOf(mother.record('Description'));
    draft.add('language', { texts: { name, level: WORDS.native } });
  }
  for (const foreign of linguistic.record('ForeignLanguageList').records('ForeignLanguage')) {
    const proficiency = foreign.record('ProficiencyLevel');
    const levels = LEVELS.map(([name, skill]) => ({ skill, level: proficiency.text(name) }));
    foreign.pass('ReferenceTo');
    const name = labelOf(foreign.record('Description'));
    draft.add('language', { texts: { name, level: formatLevels(levels) } });
  }
}
