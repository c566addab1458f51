import { checkDates } from '../dates/check-dates.ts';
import type {
  Award,
  Certification,
  Education,
  EntryKind,
  EntryOf,
  Experience,
  Project,
} from '../resume.ts';
import { isBlankEntry } from '../shown-sections.ts';
import { type Check, PASSED, refuse } from './check.ts';
import { RULE_TEXTS } from './rule-texts.ts';

type Unsaved<T> = Omit<T, 'id'>;

const HIGHEST_GPA = 5;

/** An experience can be saved whatever it says, as long as its dates could be chosen at `now`. */
function checkExperience(experience: Unsaved<Experience>, now: Date): Check {
  return checkDates('experience', experience, now);
}

/** The dates could be chosen at `now`; the GPA, where there is one, is a plain decimal number from 0 to 5. */
export function checkEducation(education: Unsaved<Education>, now: Date): Check {
  const dates = checkDates('education', education, now);
  return dates.ok ? checkGpa(education.gpa) : dates;
}

function checkGpa(gpa: string): Check<'gpa'> {
  const written = gpa.trim();
  const isNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(written);
  const isFine = written === '' || (isNumber && Number(written) <= HIGHEST_GPA);
  return isFine ? PASSED : refuse('gpa', RULE_TEXTS.gpa);
}

/** An award must say something in at least one field. */
function checkAward(award: Unsaved<Award>): Check<'name'> {
  return isBlankEntry(award) ? refuse('name', RULE_TEXTS.emptyAward) : PASSED;
}

/** A certification must say something in at least one field. */
function checkCertification(certification: Unsaved<Certification>): Check<'name'> {
  return isBlankEntry(certification) ? refuse('name', RULE_TEXTS.emptyCertification) : PASSED;
}

/** A project must have a name. */
export function checkProject({ name }: Unsaved<Project>): Check<'name'> {
  return name.trim() === '' ? refuse('name', RULE_TEXTS.projectName) : PASSED;
}

const CHECKS: { [K in EntryKind]: (entry: Unsaved<EntryOf<K>>, now: Date) => Check } = {
  experience: checkExperience,
  education: checkEducation,
  certification: checkCertification,
  award: checkAward,
  project: checkProject,
};

/** Whether an entry can be saved at `now`, by the rules of its kind. */
export function checkEntry<K extends EntryKind>(
  kind: K,
  entry: Unsaved<EntryOf<K>>,
  now: Date,
): Check {
  return CHECKS[kind](entry, now);
}
