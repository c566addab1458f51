import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type Edit,
  type EditorSection,
  type EntryKind,
  entriesOf,
  moveSection,
  type PaperSection,
  paperOrder,
  type SectionSettings,
} from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useEditor } from '../../editor-context.ts';

/** Returns what can be done to a section as a whole. */
export function useSectionActions() {
  const words = useWords(en.ownSections);
  const common = useWords(en.common);
  const { resumeId, draft, takeBack } = useEditor();
  const sections = useSections();
  const navigate = useNavigate();
  const toast = useToast();
  const resumeNow = () => draft.get().draft.document;
  const open = async (section: EditorSection) => navigate(hrefOf('editor', { resumeId, section }));

  const change = (key: string, changes: Partial<SectionSettings>) =>
    draft.edit({ type: 'set-section', key, changes });

  /** Adds a section, with a first entry where it has entries, and opens it. */
  function add(key: string, isList: boolean, settings: Partial<SectionSettings> = {}): void {
    change(key, { ...settings, isAdded: true });
    // The key of a list is a kind of entry, and every key is an address.
    const kind = key as EntryKind;
    if (isList && entriesOf(resumeNow(), kind).length === 0) {
      draft.edit({ type: 'add-entry', kind, id: draft.newId() });
    }
    void open(sections.pathOfKey(key) as EditorSection);
  }

  /** Moves a section up (-1) or down (1) on the paper. */
  function move(path: PaperSection, by: -1 | 1): void {
    const order = paperOrder(resumeNow(), sections);
    const target = order[order.indexOf(path) + by];
    if (!target) return;
    draft.edit({ type: 'set-section-order', sectionOrder: moveSection(order, path, target) });
    const title = sections.titleOf(path);
    toast({ text: by < 0 ? words.movedUp({ title }) : words.movedDown({ title }) });
  }

  /** Removes a section with what it says; the message of it can bring it back. */
  async function remove(key: string, path: PaperSection): Promise<void> {
    const section = resumeNow().sections.find((each) => each.key === key);
    if (!section) return;
    const title = sections.titleOf(path);
    // First to a section that stays: the removed one has no page any more.
    await open(sections.tabs[sections.tabs.indexOf(path) - 1] ?? 'contact');
    const ids = 'entries' in section ? { ids: section.entries.map(({ id }) => id) } : {};
    const edit: Edit = { type: 'remove-section', key, ...ids };
    draft.edit(edit);
    toast({
      text: words.wasRemoved({ title }),
      action: { label: common.undo, onAction: () => takeBack(edit) },
    });
  }

  return { add, change, move, remove };
}
