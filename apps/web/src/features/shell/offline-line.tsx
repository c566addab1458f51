import { WifiOff } from 'lucide-react';
import { useIsOffline } from '#lib/offline/use-is-offline.ts';

/** Says above every page that there is no network, and what becomes of the work meanwhile. */
export function OfflineLine() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="min-w-0 shrink-0">
      {isOffline && (
        <span
          title="What you change is kept in this browser and saved when the connection is back."
          className="flex items-center gap-2 px-2 text-muted text-sm"
        >
          <WifiOff size={16} aria-hidden className="shrink-0 text-warning" />
          Offline
        </span>
      )}
    </div>
  );
}
