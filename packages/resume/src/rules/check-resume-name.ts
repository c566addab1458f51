import { type Check, PASSED, refuse } from './check.ts';
import { RULE_TEXTS } from './rule-texts.ts';

/** A resume must have a name; the words differ between creating and renaming (spec section 5). */
export function checkResumeName(name: string, when: 'create' | 'rename'): Check<'name'> {
  if (name.trim() !== '') return PASSED;
  return refuse(
    'name',
    when === 'create' ? RULE_TEXTS.createNeedsName : RULE_TEXTS.renameNeedsName,
  );
}
