import { en } from '@shortlist/messages';
import {
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryTitle,
  isEmptyEntry,
} from '@shortlist/model';
import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RedrawnWhen } from '#ui/redrawn-when.tsx';
import { LiftStatus } from '#ui/reorder/lift-status.tsx';
import { ReorderHelp } from '#ui/reorder/reorder-handle.tsx';
import { screenId, useEditor } from '../editor-context.ts';
import { ListedEntry } from './listed-entry.tsx';
import { useEntryActions } from './use-entry-actions.ts';
import { useEntryLift } from './use-entry-lift.ts';
import { useEntryMoves } from './use-entry-moves.ts';
import { useEntryNote } from './use-entry-note.ts';
import { useFolding } from './use-folding.ts';
import { useHeldFocus } from './use-held-focus.ts';

type EntryListProps<K extends EntryKind> = {
  kind: K;
  children: (entry: EntryOf<K>) => ReactNode;
};

/** All entries of a kind, each in a card with its form; entries are added at the end or on top, and moved. */
export function EntryList<K extends EntryKind>(props: EntryListProps<K>) {
  const words = useWords(en.editor);
  const { kind, children } = props;
  const editor = useEditor();
  const { resume } = useOpened();
  const sections = useSections();
  const entries = entriesOf(resume, kind);
  const thing = sections.ofKind(kind).words.entry;
  const addButton = useRef<HTMLButtonElement>(null);
  const { add, remove } = useEntryActions(kind, addButton);
  const moves = useEntryMoves(kind);
  const list = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { lifted, drag } = useEntryLift(kind, entries, moves, list);
  const moving = entries.length > 1 ? { handle: { lifted, drag, helpId }, moves } : undefined;
  const order = entries.map(({ id }) => screenId(editor, id)).join();
  useHeldFocus(editor.draft, list, order);
  const folding = useFolding(kind, entries);
  const noteOn = useEntryNote(resume, kind, sections);
  const isStarted = entries.some((entry) => !isEmptyEntry(entry));

  return (
    <div ref={list} className="flex flex-col gap-5">
      {entries.length > 0 && (
        // Its room is there from the start: nothing moves below the first letter.
        <div className={`-my-2 flex flex-wrap justify-end gap-x-2 ${isStarted ? '' : 'invisible'}`}>
          {moving && (
            <Button variant="ghost" size="sm" onClick={folding.foldAll}>
              {folding.areFolded ? (
                <ChevronsUpDown size={16} aria-hidden />
              ) : (
                <ChevronsDownUp size={16} aria-hidden />
              )}
              {folding.areFolded ? words.openAll : words.foldAll}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => add('top')}>
            <Plus size={16} aria-hidden />
            {words.addOnTop({ thing: thing.toLowerCase() })}
          </Button>
        </div>
      )}
      {entries.map((entry, position) => {
        const title = entryTitle(kind, entry, position, sections);
        const id = screenId(editor, entry.id);
        const isFolded = folding.isFolded(entry);
        const note = noteOn(entry);
        return (
          <RedrawnWhen
            key={id}
            changed={[entry, title, isFolded, note, order, lifted.lift, kind, sections, editor]}
          >
            {() => (
              <ListedEntry
                kind={kind}
                entry={entry}
                position={position}
                id={id}
                title={title}
                note={note}
                isFolded={isFolded}
                onFold={(folded) => folding.fold(entry, folded)}
                onDelete={() => remove(entry, title)}
                moving={moving}
              >
                {children(entry)}
              </ListedEntry>
            )}
          </RedrawnWhen>
        );
      })}
      <ReorderHelp id={helpId} thing={thing.toLowerCase()} />
      <LiftStatus lifted={lifted} />
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      <div>
        <Button ref={addButton} onClick={() => add()}>
          <Plus size={16} aria-hidden />
          {words.addAnother({ thing: thing.toUpperCase() })}
        </Button>
      </div>
    </div>
  );
}
