import { subject } from '../../text.ts';

/** Copying an address. */
export const copying = subject('copying', {
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
});
