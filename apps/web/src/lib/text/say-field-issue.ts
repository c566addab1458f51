import { formatIssue } from '@shortlist/contracts';
import { ENGLISH, en } from '@shortlist/messages';

/** Says what stands against a field of a form, in the language of the interface; undefined where nothing does. */
export const sayFieldIssue = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : formatIssue(ENGLISH, { fields: en.fields, rules: en.rules }, text);
