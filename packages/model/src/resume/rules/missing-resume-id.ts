import type { Message } from '@shortlist/messages';

/** Returns the refusal to save `thing` while the resume has no id on the server. */
export function missingResumeId(thing: string): Message<'rules'> {
  return thing === 'contact'
    ? { code: 'rules.contactWithoutId' }
    : { code: 'rules.withoutId', params: { thing } };
}
