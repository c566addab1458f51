import { en } from '@shortlist/messages';
import { useState, useSyncExternalStore } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { waitingRelease } from '#platform/offline/waiting-release.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Says that a newer release is here. The person decides when: pages of this release go on as long as they are open. */
export function ReleaseNotice() {
  const words = useWords(en.shell);
  const activate = useSyncExternalStore(
    waitingRelease.subscribe,
    waitingRelease.get,
    () => undefined,
  );
  const [isPutOff, setIsPutOff] = useState(false);
  const isShown = activate && !isPutOff;
  return (
    <div role="status">
      {isShown && (
        <div className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-md border border-edge bg-raised px-4 py-3 text-sm shadow-dialog">
          <p className="min-w-0 flex-1 basis-64 text-pretty">{words.newer}</p>
          <Button size="sm" onClick={() => setIsPutOff(true)}>
            {words.later}
          </Button>
          <Button size="sm" variant="primary" onClick={activate}>
            {words.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
