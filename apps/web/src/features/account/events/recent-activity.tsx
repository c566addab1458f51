import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const loadList = () => loadChunk('account-events', () => import('./event-list.tsx'));

/** Folds away what happened to the ways into the account; it is asked for when it is opened. */
export function RecentActivity() {
  const words = useWords(en.account);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-4">
      <Disclosure title={words.recentActivity} onOpen={() => setIsOpen(true)}>
        {isOpen && (
          <LazyPart
            load={loadList}
            skeleton={<Skeleton className="h-14 w-full" />}
            failed={words.activityNotLoaded}
          >
            {({ EventList }) => <EventList />}
          </LazyPart>
        )}
      </Disclosure>
    </div>
  );
}
