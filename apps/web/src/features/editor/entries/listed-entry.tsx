import {
  type EntryId,
  type EntryKind,
  type EntryOf,
  type PrintedEntry,
  printedEntry,
} from '@shortlist/model';
import { useSections } from '#platform/sections-context.ts';
import type { Lift } from '#ui/reorder/lift.ts';
import { ReorderHandle, type ReorderHandleProps } from '#ui/reorder/reorder-handle.tsx';
import { type CardLift, EntryCard, type EntryCardProps } from './entry-card.tsx';
import { DeleteIcon, EntryIcons, type EntryMoves } from './entry-icons.tsx';
import { EntryMenu } from './entry-menu.tsx';

/** The means of moving the entries of a list. */
type Moving = {
  handle: Omit<ReorderHandleProps<EntryId>, 'id' | 'name' | 'className'>;
  moves: EntryMoves;
};

type ListedEntryProps<K extends EntryKind> = Omit<
  EntryCardProps,
  'employer' | 'dates' | 'isFirst' | 'lift' | 'handle' | 'menu' | 'icons'
> & {
  onDelete: () => void;
  kind: K;
  entry: EntryOf<K>;
  /** From 0. */
  position: number;
  /** Undefined where it is alone. */
  moving: Moving | undefined;
};

/** One entry of a list in its card, with what can be done to it there. */
export function ListedEntry<K extends EntryKind>(props: ListedEntryProps<K>) {
  const { kind, entry, position, moving, onDelete, ...card } = props;
  const { id, title } = card;
  const definition = useSections().ofKind(kind);
  const lift = moving?.handle.lifted.lift;
  const { organization, dates } = printedEntry(definition, entry);
  const hasEmployer = definition.fields.some(({ prints }) => prints === 'organization');
  const deletion = <DeleteIcon title={title} onDelete={onDelete} />;
  // The spec gives the card of a project a delete icon.
  const showsDelete = kind === 'project';
  return (
    <EntryCard
      {...card}
      employer={hasEmployer ? textOf(organization) : undefined}
      dates={textOf(dates)}
      isFirst={position === 0}
      lift={lift && cardLift(lift, position)}
      handle={
        moving && (
          <ReorderHandle
            id={id}
            name={title}
            {...moving.handle}
            className="-ms-3 pointer-coarse:size-11 size-9 shrink-0 text-muted hover:bg-raised hover:text-ink"
          />
        )
      }
      icons={
        <>
          <EntryIcons
            kind={kind}
            id={entry.id}
            title={title}
            isHidden={entry.hidden === true}
            moves={moving?.moves}
          />
          {!showsDelete && deletion}
        </>
      }
      menu={
        <>
          <EntryMenu
            kind={kind}
            id={entry.id}
            title={title}
            isHidden={entry.hidden === true}
            isLocked={entry.locked === true}
            isSameEmployer={
              definition.employer && (position > 0 || entry.sameEmployer)
                ? entry.sameEmployer === true
                : undefined
            }
            startsPage={position > 0 ? entry.startsPage === true : undefined}
            keptTogether={entry.keptTogether === true}
            moves={moving?.moves}
            onDelete={onDelete}
          />
          {showsDelete && deletion}
        </>
      }
    />
  );
}

const textOf = (parts: PrintedEntry['dates']): string => parts.map(({ text }) => text).join(' · ');

/** Returns the state of the card at `position` while another, or it, is lifted. */
function cardLift({ from, to }: Lift<EntryId>, position: number): CardLift {
  const side = to < from ? 'before' : 'after';
  return { isLifted: position === from, drop: position === to && to !== from ? side : undefined };
}
