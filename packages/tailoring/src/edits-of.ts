import type { Edit, Resume, Sections } from '@shortlist/model';
import { isPlaceLocked } from './locks.ts';
import { moveEntry, movePoint } from './order/carry-moves.ts';
import { orderSkills } from './order/order-skills.ts';
import { respell } from './spelling/respell.ts';
import { hideParts } from './suggest-hiding.ts';
import type { Change } from './suggestion.ts';
import { findPoint, replaceAt } from './text-places.ts';

/**
 * Returns the edits that carry a change out on a resume as it is by now: none where that was done, or what it is about is gone or locked. Changes of
 * one list come to the same resume in whatever order they are carried out.
 */
export function editsOf(change: Change, resume: Resume, sections: Sections): Edit[] {
  switch (change.type) {
    case 'respell':
      return respell(resume, change, sections);
    case 'order-skills':
      return orderSkills(resume, change);
    case 'move-point':
      return movePoint(resume, change);
    case 'move-entry':
      return moveEntry(resume, change);
    case 'set-headline':
      return resume.contact.headline === change.from && change.from !== change.to
        ? [{ type: 'set-contact', changes: { headline: change.to } }]
        : [];
    case 'hide':
      return hideParts(resume, change, sections);
    case 'reword':
      return reword(resume, change);
  }
}

function reword(resume: Resume, { place, from, to }: Extract<Change, { type: 'reword' }>): Edit[] {
  if (isPlaceLocked(resume, place) || findPoint(resume, place)?.text !== from || from === to)
    return [];
  return [replaceAt(resume, place, [{ start: 0, before: from, after: to }])];
}
