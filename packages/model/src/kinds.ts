import { createKinds } from './documents/create-kinds.ts';
import { LETTER } from './letter/letter-kind.ts';
import { PURSUIT } from './pursuit/pursuit-kind.ts';
import { RESUME } from './resume/resume-kind.ts';

/** The product's kinds of document. */
export const KINDS = createKinds([RESUME, LETTER, PURSUIT]);
