import type { PrintedWords } from '../languages/printed-titles.ts';
import * as award from './award/printed-words.ts';
import * as certification from './certification/printed-words.ts';
import * as course from './course/printed-words.ts';
import * as education from './education/printed-words.ts';
import * as experience from './experience/printed-words.ts';
import * as interests from './interests/printed-words.ts';
import * as language from './language/printed-words.ts';
import * as membership from './membership/printed-words.ts';
import * as project from './project/printed-words.ts';
import * as publication from './publication/printed-words.ts';
import * as reference from './reference/printed-words.ts';
import type { BuiltInSection } from './registry.ts';
import * as skills from './skills/printed-words.ts';
import * as summary from './summary/printed-words.ts';
import * as volunteering from './volunteering/printed-words.ts';

/** What each kind of section prints in languages other than English. */
export const PRINTED_WORDS: Readonly<Record<BuiltInSection['kind'], PrintedWords>> = {
  award,
  certification,
  course,
  education,
  experience,
  interests,
  language,
  membership,
  project,
  publication,
  reference,
  skills,
  summary,
  volunteering,
};
