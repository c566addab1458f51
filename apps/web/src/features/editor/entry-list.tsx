import {
  ENTRY_TITLES,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryTitle,
  isBlankEntry,
  namelessNote,
} from '@shortlist/resume';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useOpened } from '#draft/react/opened-resume.ts';
import { Button } from '#ui/buttons/button.tsx';
import { screenId, useEditor } from './editor-context.ts';
import { EntryCard } from './entry-card.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useEntryDeeds } from './use-entry-deeds.ts';
import { useEntryMoves } from './use-entry-moves.ts';
import { useHeldFocus } from './use-held-focus.ts';

type EntryListProps<K extends EntryKind> = {
  kind: K;
  children: (entry: EntryOf<K>) => ReactNode;
};

/** All entries of a kind, each in a card with its form; entries are added at the end or on top, and moved. */
export function EntryList<K extends EntryKind>(props: EntryListProps<K>) {
  const { kind, children } = props;
  const editor = useEditor();
  const { resume } = useOpened();
  const entries = entriesOf(resume, kind);
  const addButton = useRef<HTMLButtonElement>(null);
  const { add, remove } = useEntryDeeds(kind, addButton);
  const moves = useEntryMoves(kind);
  const list = useRef<HTMLDivElement>(null);
  const screenIds = entries.map(({ id }) => screenId(editor, id));
  useHeldFocus(editor.draft, list, screenIds.join());
  const isStarted = entries.some((entry) => !isBlankEntry(entry));

  return (
    <div ref={list} className="flex flex-col gap-5">
      {isStarted && (
        <div className="-my-2 flex justify-end">
          <Button variant="ghost" size="sm" onClick={() => add('top')}>
            <Plus size={16} aria-hidden />
            Add {ENTRY_TITLES[kind].toLowerCase()} on top
          </Button>
        </div>
      )}
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
        <Button ref={addButton} onClick={() => add()}>
          <Plus size={16} aria-hidden />
          {`ADD ANOTHER ${ENTRY_TITLES[kind].toUpperCase()}`}
        </Button>
      </div>
    </div>
  );
}
