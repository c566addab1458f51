import { type Letter, NO_LINES, NO_RECIPIENT } from '../letter/letter.ts';
import type { Pursuit } from './pursuit.ts';

/**
 * Parts of a letter that an application says already: its company, the job as the subject, and the person whom it is written to. Of several
 * people none is picked.
 */
export function letterOfPursuit({
  posting,
  person,
}: Pick<Pursuit, 'posting' | 'person'>): Pick<Letter, 'letter' | 'recipient'> {
  const [reader, other] = person;
  return {
    letter: { ...NO_LINES, subject: posting.title.trim() },
    recipient: {
      ...NO_RECIPIENT,
      ...(reader && !other && { name: reader.name.trim(), title: reader.role.trim() }),
      company: posting.company.trim(),
    },
  };
}
