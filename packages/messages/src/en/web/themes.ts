import { subject } from '../../text.ts';

/** The themes of the interface, in the top bar and on the page of an account. */
export const themes = subject('themes', {
  theme: 'Theme',
  name: { by: 'name', dark: 'Dark', light: 'Light', device: 'Same as device' },
  appearance: 'Appearance',
  appearanceHint: 'For this browser. Resumes print the same in every theme.',
});
