/** Attribute of a form that is sent to us: its page is hydrated without waiting for the person, so that it can be sent at once. */
export const SENT_FORM = { 'data-sent-form': true };
