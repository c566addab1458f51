import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountSection } from '../section.tsx';

const loadRows = async () => (await loadChunk('ways-in', () => import('./ways-in.tsx'))).WaysIn;

/** Shows the ways into the account, and how to change them. */
export function WaysInSection({ email }: { email: string }) {
  const words = useWords(en.account);
  return (
    <AccountSection title={words.waysIn} text={words.waysInHint}>
      <LazyPart
        load={loadRows}
        skeleton={<Skeleton className="h-40 w-full" />}
        failed={words.waysInNotLoaded}
      >
        {(WaysIn) => <WaysIn email={email} />}
      </LazyPart>
    </AccountSection>
  );
}
