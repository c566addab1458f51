import { en } from '@shortlist/messages';
import { WifiOff } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useIsOffline } from '#platform/offline/use-is-offline.ts';

/** Says above every page that there is no network, and what becomes of the work meanwhile. */
export function OfflineLine() {
  const words = useWords(en.shell);
  const isOffline = useIsOffline();
  return (
    <div role="status" className="min-w-0 shrink-0">
      {isOffline && (
        <span title={words.offlineHint} className="flex items-center gap-2 px-2 text-muted text-sm">
          <WifiOff size={16} aria-hidden className="shrink-0 text-warning" />
          <span className="max-sm:sr-only">{words.offline}</span>
        </span>
      )}
    </div>
  );
}
