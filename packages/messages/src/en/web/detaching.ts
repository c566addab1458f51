import { subject } from '../../text.ts';

/** Detaching a resume from its base, by itself or as its base is deleted. */
export const detaching = subject('detaching', {
  title: 'Detach {name} from its base?',
  hint: 'It keeps what it says now and no longer follows the base. This cannot be undone.',
  detach: 'Detach',
  detached: '{name} no longer follows another resume.',
  notDetached: 'The resume was not detached',
  deleteToo: {
    one: 'Delete the resume tailored from it too?',
    other: 'Delete the {count} resumes tailored from it too?',
  },
  deleteTooHint: 'If you keep them, they stay as they are and follow no other resume.',
  deleteThem: 'Delete them too',
  keepThem: 'Keep them',
  noLongerFollow: {
    one: '{name} is back. 1 resume that you edited since no longer follows it.',
    other: '{name} is back. {count} resumes that you edited since no longer follow it.',
  },
});
