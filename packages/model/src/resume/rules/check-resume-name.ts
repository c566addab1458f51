import { type Check, PASSED, refuse } from './check.ts';

/** A resume must have a name; the words differ between creating and renaming (spec section 5). */
export function checkResumeName(name: string, when: 'create' | 'rename'): Check<'name'> {
  if (name.trim() !== '') return PASSED;
  return refuse('name', {
    code: when === 'create' ? 'rules.createNeedsName' : 'rules.renameNeedsName',
  });
}
