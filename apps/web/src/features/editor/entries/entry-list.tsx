import {
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryTitle,
  isEmptyEntry,
  type PrintedEntry,
  printedEntry,
} from '@shortlist/resume';
import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useOpened } from '#draft/react/opened-resume.ts';
import { useSections } from '#lib/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RedrawnWhen } from '#ui/redrawn-when.tsx';
import type { Lift } from '#ui/reorder/lift.ts';
import { LiftStatus } from '#ui/reorder/lift-status.tsx';
import { ReorderHandle, ReorderHelp } from '#ui/reorder/reorder-handle.tsx';
import { screenId, useEditor } from '../editor-context.ts';
import { type CardLift, EntryCard } from './entry-card.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { entryNote } from './entry-note.ts';
import { MoveButtons } from './move-buttons.tsx';
import { useEntryActions } from './use-entry-actions.ts';
import { useEntryLift } from './use-entry-lift.ts';
import { useEntryMoves } from './use-entry-moves.ts';
import { useFolding } from './use-folding.ts';
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
  const sections = useSections();
  const entries = entriesOf(resume, kind);
  const definition = sections.ofKind(kind);
  const thing = definition.words.one;
  const addButton = useRef<HTMLButtonElement>(null);
  const { add, remove } = useEntryActions(kind, addButton);
  const moves = useEntryMoves(kind);
  const list = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { lifted, drag } = useEntryLift(kind, entries, moves, list);
  const order = entries.map(({ id }) => screenId(editor, id)).join();
  useHeldFocus(editor.draft, list, order);
  const folding = useFolding(kind, entries);
  const isStarted = entries.some((entry) => !isEmptyEntry(entry));

  return (
    <div ref={list} className="flex flex-col gap-5">
      {isStarted && (
        <div className="-my-2 flex flex-wrap justify-end gap-x-2">
          {entries.length > 1 && (
            <Button variant="ghost" size="sm" onClick={folding.foldAll}>
              {folding.areFolded ? (
                <ChevronsUpDown size={16} aria-hidden />
              ) : (
                <ChevronsDownUp size={16} aria-hidden />
              )}
              {folding.areFolded ? 'Open all' : 'Fold all'}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => add('top')}>
            <Plus size={16} aria-hidden />
            Add {thing.toLowerCase()} on top
          </Button>
        </div>
      )}
      {entries.map((entry, position) => {
        const title = entryTitle(kind, entry, position, sections);
        const id = screenId(editor, entry.id);
        const isFolded = folding.isFolded(entry);
        const note = entryNote(resume, kind, entry, sections);
        return (
          <RedrawnWhen
            key={id}
            changed={[entry, title, isFolded, note, order, lifted.lift, kind, sections, editor]}
          >
            {() => (
              <EntryCard
                id={id}
                title={title}
                detail={detailOf(printedEntry(definition, entry))}
                isFolded={isFolded}
                onFold={(folded) => folding.fold(entry, folded)}
                note={note}
                deleteLabel={`Delete ${title}`}
                onDelete={() => remove(entry, title)}
                lift={lifted.lift && cardLift(lifted.lift, position)}
                handle={
                  entries.length > 1 && (
                    <ReorderHandle
                      id={id}
                      name={title}
                      lifted={lifted}
                      drag={drag}
                      helpId={helpId}
                      className="-ml-2 pointer-coarse:size-11 size-10 shrink-0 text-muted hover:bg-raised hover:text-ink"
                    />
                  )
                }
                menu={
                  <EntryMenu
                    kind={kind}
                    id={entry.id}
                    title={title}
                    isHidden={entry.hidden === true}
                    isSameEmployer={
                      definition.employer && position > 0 ? entry.sameEmployer === true : undefined
                    }
                    startsPage={position > 0 ? entry.startsPage === true : undefined}
                    keptTogether={entry.keptTogether === true}
                  />
                }
                order={
                  entries.length > 1 && <MoveButtons id={entry.id} title={title} moves={moves} />
                }
              >
                {children(entry)}
              </EntryCard>
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
          {`ADD ANOTHER ${thing.toUpperCase()}`}
        </Button>
      </div>
    </div>
  );
}

/** Who and when, as on the page. */
const detailOf = ({ organization, dates }: PrintedEntry): string =>
  [...organization, ...dates].map(({ text }) => text).join(' · ');

/** What the card at `position` shows while another, or it, is lifted. */
function cardLift({ from, to }: Lift<EntryId>, position: number): CardLift {
  const side = to < from ? 'before' : 'after';
  return { isLifted: position === from, drop: position === to && to !== from ? side : undefined };
}
