// The subjects in English. A page that imports one takes none of the others with it.
export { accounts } from './accounts.ts';
export { advice } from './advice.ts';
export { command } from './command.ts';
export { company } from './company.ts';
export { done } from './done.ts';
export { errors } from './errors.ts';
export { fields } from './fields.ts';
export { forms } from './forms.ts';
export { help } from './help.ts';
export { keywords } from './keywords.ts';
export { mails } from './mails.ts';
export { models } from './models.ts';
export { outcome } from './outcome.ts';
export { reading } from './reading.ts';
export { reasons } from './reasons.ts';
export { rules } from './rules.ts';
export { system } from './system.ts';
