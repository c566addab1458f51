import { subject } from '../../text.ts';

/** Sending what is unsaved of a document before something is done with it at the server. */
export const settling = subject('settling', {
  unsent:
    'Some of your changes are not saved on the server yet: a field may need correcting, or another tab may still be saving. Then try again.',
});
