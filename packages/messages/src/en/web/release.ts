import { subject } from '../../text.ts';

/** Said where the files of a page are gone, its language with them: in English. */
export const release = subject('release', {
  newer: 'There is a newer version of this page. Reload it to make its buttons work again.',
  newerAndTyped:
    'There is a newer version of this page. Reload it to make its buttons work again. Copy what you typed first: it may be lost.',
  reload: 'Reload',
});
