import { subject } from '../../text.ts';

/** Said where the files of a page are gone, its language with them: in English. */
export const release = subject('release', {
  newer: 'A newer version of this page is out, and its buttons work again once it is reloaded.',
  newerAndTyped:
    'A newer version of this page is out, and its buttons work again once it is reloaded. Copy what you have typed first: it may not be kept.',
  reload: 'Reload',
});
