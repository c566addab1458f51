import type { Edit } from '@shortlist/resume';
import type { PartKey } from './resume-types.ts';

/** The parts that an edit touches. */
export function partsOfEdit(edit: Edit): PartKey[] {
  switch (edit.type) {
    case 'set-contact':
    case 'set-shown':
      return ['contact'];
    case 'set-text':
      return [edit.kind];
    case 'set-section-order':
      return ['section_order'];
    case 'set-look':
      return ['look'];
    case 'move-entry':
      return [`order:${edit.kind}`];
    case 'add-entry': {
      const entry: PartKey = `${edit.kind}:${edit.id}`;
      return edit.at === 'top' ? [`order:${edit.kind}`, entry] : [entry];
    }
    default:
      return [`${edit.kind}:${edit.id}`];
  }
}
