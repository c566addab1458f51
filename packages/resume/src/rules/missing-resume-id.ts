import type { Message } from '@shortlist/messages';

/** What the save of `thing` is refused with while the resume has no id on the server. */
export function missingResumeId(thing: string): Message<'rules'> {
  return thing === 'contact'
    ? { code: 'rules.contactWithoutId' }
    : { code: 'rules.withoutId', params: { thing } };
}
