import type { Message } from '@shortlist/messages';

/** Refusal of a form of the company site: the title and the text of its dialog. */
export type FormRefusal = { title: Message<'forms'>; message: Message<'forms'> };

/** Answer of a form's rules: fine, or the first field that is not, with what the dialog says. */
export type FormCheck<Field extends string = string> =
  | { ok: true }
  | ({ ok: false; field: Field } & FormRefusal);

const INVALID = { code: 'forms.invalidTitle' } as const;

/** The refusals of both forms (spec section 5). */
export const FORM_REFUSALS = {
  missing: { title: { code: 'forms.missingTitle' }, message: { code: 'forms.missing' } },
  email: { title: INVALID, message: { code: 'forms.email' } },
  phone: { title: { code: 'forms.phoneTitle' }, message: { code: 'forms.phone' } },
  firstName: { title: INVALID, message: { code: 'forms.firstName' } },
  lastName: { title: INVALID, message: { code: 'forms.lastName' } },
  selections: { title: INVALID, message: { code: 'forms.selections' } },
  files: { title: INVALID, message: { code: 'forms.files' } },
  fileType: { title: { code: 'forms.fileTypeTitle' }, message: { code: 'forms.fileType' } },
  fileSize: { title: { code: 'forms.fileSizeTitle' }, message: { code: 'forms.fileSize' } },
} as const satisfies Record<string, FormRefusal>;

/** The refusal of a form for what one field says, or does not say. */
export function refuseForm<Field extends string>(
  field: Field,
  refusal: FormRefusal,
): FormCheck<Field> {
  return { ok: false, field, ...refusal };
}
