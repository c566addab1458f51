import { sayIssue } from '@shortlist/contracts';
import { en } from '@shortlist/messages';

/** Says what stands against a field of a form, in the language of the interface; undefined where nothing does. */
export const sayFieldIssue = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : sayIssue({ fields: en.fields, rules: en.rules }, text);
