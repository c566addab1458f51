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
import { EntryMenu } from './entry-menu.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { useEntryMoves } from './use-entry-moves.ts';

/** The means of moving the entries of a list. */
type Moving = {
  handle: Omit<ReorderHandleProps<EntryId>, 'id' | 'name' | 'className'>;
  moves: ReturnType<typeof useEntryMoves>;
};

type ListedEntryProps<K extends EntryKind> = Omit<
  EntryCardProps,
  'detail' | 'lift' | 'handle' | 'menu' | 'order'
> & {
  kind: K;
  entry: EntryOf<K>;
  /** From 0. */
  position: number;
  /** Undefined where it is alone. */
  moving: Moving | undefined;
};

/** One entry of a list in its card, with what can be done to it there. */
export function ListedEntry<K extends EntryKind>(props: ListedEntryProps<K>) {
  const { kind, entry, position, moving, ...card } = props;
  const { id, title } = card;
  const definition = useSections().ofKind(kind);
  const lift = moving?.handle.lifted.lift;
  return (
    <EntryCard
      {...card}
      detail={detailOf(printedEntry(definition, entry))}
      lift={lift && cardLift(lift, position)}
      handle={
        moving && (
          <ReorderHandle
            id={id}
            name={title}
            {...moving.handle}
            className="-ms-2 pointer-coarse:size-11 size-10 shrink-0 text-muted hover:bg-raised hover:text-ink"
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
            definition.employer && (position > 0 || entry.sameEmployer)
              ? entry.sameEmployer === true
              : undefined
          }
          startsPage={position > 0 ? entry.startsPage === true : undefined}
          keptTogether={entry.keptTogether === true}
        />
      }
      order={moving && <MoveButtons id={entry.id} title={title} moves={moving.moves} />}
    />
  );
}

/** Returns the organization and the dates, as on the page. */
const detailOf = ({ organization, dates }: PrintedEntry): string =>
  [...organization, ...dates].map(({ text }) => text).join(' · ');

/** Returns the state of the card at `position` while another, or it, is lifted. */
function cardLift({ from, to }: Lift<EntryId>, position: number): CardLift {
  const side = to < from ? 'before' : 'after';
  return { isLifted: position === from, drop: position === to && to !== from ? side : undefined };
}
