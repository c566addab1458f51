import type { ResumeDraft } from '../../draft/resume-draft.ts';
import type { Members } from '../../members/members.ts';
import { WORDS } from '../../words.ts';
import { formatLevels } from '../cefr.ts';
import { languageName } from '../names.ts';

const SKILLS: Readonly<Record<string, string>> = {
  'cef-understanding-listening': 'listening',
  'cef-understanding-reading': 'reading',
  'cef-speaking-interaction': 'spoken interaction',
  'cef-speaking-production': 'spoken production',
  'cef-writing-production': 'writing',
};

/** Languages with their levels; other competencies are skills. */
export function addLanguages(draft: ResumeDraft, qualifications: Members) {
  for (const competency of qualifications.records('PersonCompetency')) {
    const taxonomy = competency.text('TaxonomyID');
    competency.pass('TaxonomyID');
    if (taxonomy.toLowerCase() !== 'language') {
      addSkillsOf(draft, '', [competency]);
      continue;
    }
    const name = languageName(competency.text('CompetencyID'));
    const levels = competency.records('CompetencyDimension').map((dimension) => {
      const code = dimension.text('CompetencyDimensionTypeCode');
      dimension.pass('CompetencyDimensionTypeCode');
      const level = dimension.record('Score').text('ScoreText');
      return { skill: SKILLS[code.toLowerCase()] ?? code, level };
    });
    draft.add('language', { texts: { name, level: formatLevels(levels) } });
  }
}

/** Digital skills: those of a group are a line with its title, the others one line. */
export function addSkills(draft: ResumeDraft, lists: readonly Members[]) {
  for (const list of lists) {
    addSkillsOf(draft, '', list.records('PersonCompetency'));
    for (const group of list.records('SkillsGroup')) {
      addSkillsOf(draft, group.text('Title'), group.records('PersonCompetency'));
    }
  }
}

function addSkillsOf(draft: ResumeDraft, title: string, competencies: readonly Members[]) {
  const names = competencies.map((competency) => {
    competency.pass('TaxonomyID');
    const name = competency.text('CompetencyName');
    const id = competency.text('CompetencyID');
    // Of a skill that the EU has a list of, the address in that list.
    return name || (/^https?:/u.test(id) ? '' : id);
  });
  const list = names.filter(Boolean).join(', ');
  draft.addText('skills', [[title, list].filter(Boolean).join(': ')]);
}

/** The categories of a driving licence, as a line of the contact. */
export function addLicences(draft: ResumeDraft, licences: Members) {
  const codes = licences.records('License').map((licence) => licence.text('LicenseTypeCode'));
  const plain = licences.texts('License');
  const text = [...codes, ...plain].filter(Boolean).join(', ');
  if (text !== '') draft.details.push({ label: WORDS.drivingLicence, text });
}
