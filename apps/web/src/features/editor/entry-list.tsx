import {
  canRemoveEntry,
  ENTRY_LISTS,
  ENTRY_TITLES,
  type EntryKind,
  type EntryOf,
  isBlankEntry,
  SECTION_OF_KIND,
} from '@shortlist/resume';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { catchLostFocus } from '#lib/heading-focus.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm, useNotice } from '#ui/notice-context.ts';
import { screenId, useEditor, useOpened } from './editor-context.ts';
import { EntryCard } from './entry-card.tsx';
import { fieldId, focusField } from './field-id.ts';
import { FIRST_FIELDS } from './first-fields.ts';

type EntryListProps<K extends EntryKind> = {
  kind: K;
  addLabel: string;
  /** Heading of an entry's card; `position` counts from 0. */
  title: (entry: EntryOf<K>, position: number) => string;
  children: (entry: EntryOf<K>) => ReactNode;
};

/** All entries of a kind, each in a card with its form; entries are added at the end. */
export function EntryList<K extends EntryKind>(props: EntryListProps<K>) {
  const { kind, addLabel, title, children } = props;
  const editor = useEditor();
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const entries = useOpened().resume[ENTRY_LISTS[kind]] as EntryOf<K>[];
  const addButton = useRef<HTMLButtonElement>(null);
  const { add, remove } = useEntryDeeds(kind, addButton);

  return (
    <div className="flex flex-col gap-5">
      {entries.map((entry, position) => (
        <EntryCard
          key={screenId(editor, entry.id)}
          title={title(entry, position)}
          deleteLabel={`Delete ${title(entry, position)}`}
          onDelete={() => void remove(entry)}
        >
          {children(entry)}
        </EntryCard>
      ))}
      <div>
        <Button ref={addButton} onClick={add}>
          <Plus size={16} aria-hidden />
          {addLabel}
        </Button>
      </div>
    </div>
  );
}

/** Adding and deleting entries of a kind, by the rules of spec section 5. */
function useEntryDeeds<K extends EntryKind>(
  kind: K,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { draft } = useEditor();
  const notify = useNotice();
  const confirm = useConfirm();
  const focusNext = useRef<string>(undefined);
  const thing = ENTRY_TITLES[kind].toLowerCase();

  useLayoutEffect(() => {
    if (focusNext.current !== undefined && focusField(focusNext.current)) {
      focusNext.current = undefined;
    }
  });

  function add() {
    const id = draft.newId();
    const section = SECTION_OF_KIND[kind];
    focusNext.current = fieldId({ section, entryId: id, field: FIRST_FIELDS[kind] });
    draft.edit({ type: 'add-entry', kind, id });
  }

  async function remove(entry: EntryOf<K>) {
    const check = canRemoveEntry(draft.get().draft.resume, kind, entry.id);
    if (!check.ok) return notify({ text: check.message });
    const agreed =
      isBlankEntry(entry) ||
      (await confirm({
        title: `Delete this ${thing}?`,
        text: 'It goes from your resume. This cannot be undone.',
        confirmLabel: `Delete ${thing}`,
        isDangerous: true,
      }));
    if (!agreed) return;
    draft.edit({ type: 'remove-entry', kind, id: entry.id });
    // The button that had the focus went with its card.
    catchLostFocus(() => addButton.current);
  }

  return { add, remove };
}
