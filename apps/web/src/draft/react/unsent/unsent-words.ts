import { hrefOf } from '@shortlist/contracts';
import {
  type EditorSection,
  entryOfKey,
  kindOfOrder,
  type Sections,
  sectionOfSettings,
} from '@shortlist/model';
import type { WordsOf } from '#platform/language/use-words.ts';
import { hrefOfDocument } from '#platform/navigation/href-of-document.ts';
import type { PartKey } from '../../document-types.ts';
import { type DraftMessage, notSaved } from '../../sending/save-status.ts';
import type { UnsentDocument } from './use-unsent-documents.ts';

/** Says why the edits of a document are not saved. */
export const whyUnsent = ({ report }: UnsentDocument): DraftMessage =>
  report?.text ?? notSaved({ code: 'drafts.onlyInBrowser' });

/** Names the sections of a document whose edits wait; without edits it says that the document is new, or that its name waits. Only a resume has sections. */
export function unsentSections(
  words: WordsOf<'unsent'>,
  { keys, kind, isNew }: UnsentDocument,
  sections: Sections,
): string {
  if (keys.length === 0) return isNew ? words.newDocument : words.name;
  if (!kind.definition.hasSections) return words.text;
  const titles = keys.map((key) => {
    const screen = screenOf(key, sections);
    if (screen !== 'final') return sections.titleOf(screen);
    return key === 'look' ? words.look : words.order;
  });
  return words.titles({ titles: [...new Set(titles)] });
}

/** The address where the first part that waits is edited. */
export function unsentHref(
  { documentId, keys, kind: { definition } }: UnsentDocument,
  sections: Sections,
): string {
  if (!definition.hasSections) return hrefOfDocument(definition.kind, documentId);
  const [first = 'contact'] = keys;
  const screen = screenOf(first, sections);
  return screen === 'final'
    ? hrefOf('preview', { resumeId: documentId })
    : hrefOf('editor', { resumeId: documentId, section: screen });
}

/** The editor's section in which a part is edited; sections are put in order on the final preview. */
function screenOf(key: PartKey, sections: Sections): EditorSection | 'final' {
  const kind = entryOfKey(key)?.kind ?? kindOfOrder(key);
  if (kind) return sections.ofKind(kind).path;
  if (key === 'photo') return 'contact';
  if (key === 'look' || key === 'section_order') return 'final';
  // The address of a section is one of the editor's.
  return sections.pathOfKey(sectionOfSettings(key) ?? key) as EditorSection;
}
