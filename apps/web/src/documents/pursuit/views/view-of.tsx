import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ComponentType, ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { PursuitList } from '../list/pursuit-list.tsx';
import { readView, type View } from './read-view.ts';

type Rows = { rows: readonly ListedPursuit[] };

/** Views that come when they are first looked at. */
const LATE: Readonly<Record<Exclude<View, 'list'>, () => Promise<ComponentType<Rows>>>> = {
  board: async () => (await import('../board/board-view.tsx')).BoardView,
  calendar: async () => (await import('../month/month-view.tsx')).MonthView,
  figures: async () => (await import('../figures/figures-view.tsx')).FiguresView,
  exchange: async () => (await import('../exchange/exchange-view.tsx')).ExchangeView,
  record: async () => (await import('../record/record-view.tsx')).RecordView,
};

/** The applications as the address asks to see them. */
export function ViewOf({ rows, skeleton }: Rows & { skeleton: ReactNode }) {
  const words = useWords(en.applications);
  const [query] = useSearchParams();
  const view = readView(query);
  if (view === 'list') return <PursuitList rows={rows} />;
  return (
    <LazyPart key={view} load={LATE[view]} skeleton={skeleton} failed={words.viewNotLoaded}>
      {(Shown) => <Shown rows={rows} />}
    </LazyPart>
  );
}
