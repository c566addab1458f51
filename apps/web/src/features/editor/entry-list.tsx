import {
  ENTRY_LISTS,
  type EntryKind,
  type EntryOf,
  entryTitle,
  namelessNote,
} from '@shortlist/resume';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { screenId, useEditor, useOpened } from './editor-context.ts';
import { EntryCard } from './entry-card.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useEntryDeeds } from './use-entry-deeds.ts';
import { useEntryMoves } from './use-entry-moves.ts';

type EntryListProps<K extends EntryKind> = {
  kind: K;
  addLabel: string;
  children: (entry: EntryOf<K>) => ReactNode;
};

/** All entries of a kind, each in a card with its form; entries are added at the end, and moved from there. */
export function EntryList<K extends EntryKind>(props: EntryListProps<K>) {
  const { kind, addLabel, children } = props;
  const editor = useEditor();
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const { resume } = useOpened();
  const entries = resume[ENTRY_LISTS[kind]] as EntryOf<K>[];
  const addButton = useRef<HTMLButtonElement>(null);
  const { add, remove } = useEntryDeeds(kind, addButton);
  const moves = useEntryMoves(kind);

  return (
    <div className="flex flex-col gap-5">
      {entries.map((entry, position) => {
        const title = entryTitle(kind, entry, position);
        return (
          <EntryCard
            key={screenId(editor, entry.id)}
            title={title}
            note={namelessNote(resume, kind, entry)}
            deleteLabel={`Delete ${title}`}
            onDelete={() => void remove(entry)}
            order={entries.length > 1 && <MoveButtons id={entry.id} title={title} moves={moves} />}
          >
            {children(entry)}
          </EntryCard>
        );
      })}
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      <div>
        <Button ref={addButton} onClick={add}>
          <Plus size={16} aria-hidden />
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
