import { hasListedEnding, isUsPhone, readEmail } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { Line, LongText } from '../text.ts';
import { FORM_REFUSALS, type FormCheck, refuseFields } from './form-check.ts';
import { SubmissionExtras } from './submission.ts';

/** The contact form's fields (spec section 3). */
export const Inquiry = z.object({
  firstName: Line.default(''),
  lastName: Line.default(''),
  email: Line.default(''),
  phone: Line.default(''),
  details: LongText.default(''),
});
export type Inquiry = z.infer<typeof Inquiry>;

/** Checks whether `email` is one that the forms of the company site take: well-formed, with a listed ending. */
export function isListedEmail(email: string): boolean {
  const read = readEmail(email);
  return read !== undefined && hasListedEnding(read.host);
}

/** The contact form's rules, in the order of spec section 5. */
export function checkInquiry(inquiry: Inquiry): FormCheck<keyof Inquiry> {
  const missing = (Object.keys(Inquiry.shape) as (keyof Inquiry)[]).filter(
    (field) => inquiry[field].trim() === '',
  );
  const { email, phone } = inquiry;
  return (
    refuseFields(missing, FORM_REFUSALS.missing) ??
    refuseFields(isListedEmail(email) ? [] : ['email'], FORM_REFUSALS.email) ??
    refuseFields(isUsPhone(phone) ? [] : ['phone'], FORM_REFUSALS.phone) ?? { ok: true }
  );
}

export const sendInquiry = {
  method: 'POST',
  url: '/api/contact.php',
  access: 'public',
  schema: {
    summary: 'Send an inquiry to the company',
    body: Inquiry.extend(SubmissionExtras.shape),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;
