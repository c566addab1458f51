import { subject } from '../../text.ts';

/** Undo in the editor. */
export const undo = subject('undo', {

});
