import type { Message } from '@shortlist/messages';

/** Answer of a save rule: fine, or the first field that is not, with what to say to the person. */
export type Check<Field extends string = string> =
  | { ok: true }
  | { ok: false; field: Field; message: Message<'rules'> };

/** The answer where nothing is wrong. */
export const PASSED = { ok: true } as const;

/** The answer where `field` is not as it must be. */
export function refuse<Field extends string>(
  field: Field,
  message: Message<'rules'>,
): Check<Field> {
  return { ok: false, field, message };
}

/** Returns the refusal to save `thing` while the resume has no id on the server. */
export function missingResumeId(thing: string): Message<'rules'> {
  return thing === 'contact'
    ? { code: 'rules.contactWithoutId' }
    : { code: 'rules.withoutId', params: { thing } };
}
