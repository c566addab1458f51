import type { Message } from '@shortlist/messages';

/** Refusal of a form of the company site: the title and the text of its dialog. */
export type FormRefusal = { title: Message<'forms'>; message: Message<'forms'> };

/**
 * Answer of a form's rules: fine, or a refusal with what the dialog says, the first field that it is about, and all of
 * them in the order of the form.
 */
export type FormCheck<Field extends string = string> =
  | { ok: true }
  | ({ ok: false; field: Field; fields: readonly Field[] } & FormRefusal);

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

/** Refuses a form for what some of its fields say, or do not say; undefined where there is none. */
export function refuseFields<Field extends string>(
  fields: readonly Field[],
  refusal: FormRefusal,
): FormCheck<Field> | undefined {
  const [field] = fields;
  return field === undefined ? undefined : { ok: false, field, fields, ...refusal };
}
