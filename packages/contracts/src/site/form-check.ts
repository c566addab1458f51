/** What a form of the company site refuses with: the title and the text of its dialog. */
export type FormRefusal = { title: string; message: string };

/** Answer of a form's rules: fine, or the first field that is not, with what the dialog says. */
export type FormCheck<Field extends string = string> =
  | { ok: true }
  | ({ ok: false; field: Field } & FormRefusal);

/** The refusals of both forms, to the letter of spec section 5; the size has no words there. */
export const FORM_TEXTS = {
  missing: {
    title: 'Missing Information',
    message: 'Please fill out all required fields.',
  },
  email: { title: 'Invalid Input', message: 'Please enter a valid email address.' },
  phone: { title: 'Invalid Phone Number', message: 'Please enter a valid phone number.' },
  firstName: { title: 'Invalid Input', message: 'Please enter a valid first name.' },
  lastName: { title: 'Invalid Input', message: 'Please enter a valid last name.' },
  selections: {
    title: 'Invalid Input',
    message: 'Please make a selection for all self-identification fields.',
  },
  files: { title: 'Invalid Input', message: 'Please upload both a resume and a cover letter.' },
  fileType: {
    title: 'Invalid File Type',
    message: 'Please upload a PDF, DOC, or DOCX file.',
  },
  fileSize: { title: 'File Too Large', message: 'Please upload a file of at most 10 MB.' },
} as const satisfies Record<string, FormRefusal>;

/** The refusal of a form for what one field says, or does not say. */
export function refuseForm<Field extends string>(
  field: Field,
  refusal: FormRefusal,
): FormCheck<Field> {
  return { ok: false, field, ...refusal };
}
