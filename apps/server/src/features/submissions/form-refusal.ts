import { type FormCheck, HIDDEN_FIELD } from '@shortlist/contracts';
import { AppError } from '#http/errors/errors.ts';

/** Throws what a form's rules have against it, in their words, with the field. */
export function assertCheck(check: FormCheck): void {
  if (!check.ok) throw new AppError('invalid', check.message, { field: check.field });
}

/** Throws when the field that people do not see was filled in. Says so: it may have been a browser. */
export function refusePrograms(form: Partial<Record<typeof HIDDEN_FIELD, string>>): void {
  if (form[HIDDEN_FIELD]) {
    throw new AppError('invalid', { code: 'company.filledIn' }, { field: HIDDEN_FIELD });
  }
}
