import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { type NoticeBoard, NoticeContext } from './notice-context.ts';
import type { NoticeDialogProps, NoticeOrQuestion } from './notice-dialog.tsx';

type Posted = { id: number; answer: (agreed: boolean) => void; shown: NoticeOrQuestion };

const loadNoticeDialog = () => loadChunk('notices', () => import('./notice-dialog.tsx'));

/**
 * Shows notices and questions one after the other, in the order in which they were posted. An answer
 * is passed on once the dialog is gone and has given the focus back: what follows may move it.
 *
 * The dialog is fetched once the page stands, since the connection may be gone when it is needed. Where
 * it did not come, the browser's own dialogs take its place.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [posted, setPosted] = useState<Posted[]>([]);
  const [answer, setAnswer] = useState<boolean>();
  const [Dialog, setDialog] = useState<ComponentType<NoticeDialogProps>>();

  useEffect(() => {
    void whenPageStands()
      .then(loadNoticeDialog)
      .catch(() => {});
  }, []);

  const board = useMemo<NoticeBoard>(() => {
    let lastId = 0;
    async function post(shown: NoticeOrQuestion): Promise<boolean> {
      lastId += 1;
      const id = lastId;
      try {
        const { NoticeDialog } = await loadNoticeDialog();
        setDialog(() => NoticeDialog);
      } catch (cause) {
        logError('The dialog of a notice could not be loaded.', cause);
        return askBrowser(shown);
      }
      return new Promise((resolve) => {
        setPosted((others) => [...others, { id, answer: resolve, shown }]);
      });
    }
    return {
      notify: async (notice) => {
        await post({ kind: 'notice', notice });
      },
      confirm: (question) => post({ kind: 'question', question }),
    };
  }, []);

  const first = posted[0];

  function handleClosed() {
    first?.answer(answer === true);
    setPosted((others) => others.slice(1));
    setAnswer(undefined);
  }

  return (
    <NoticeContext value={board}>
      {children}
      {first && Dialog && (
        <Dialog
          key={first.id}
          shown={first.shown}
          open={answer === undefined}
          onAnswer={setAnswer}
          onClosed={handleClosed}
        />
      )}
    </NoticeContext>
  );
}

/** Tells or asks by a dialog of the browser, which needs nothing loaded. */
async function askBrowser(shown: NoticeOrQuestion): Promise<boolean> {
  if (shown.kind === 'question') {
    const { title, text: known = '', textLater } = shown.question;
    const text = (await textLater) ?? known;
    return window.confirm(`${title}\n\n${text}`.trim());
  }
  const { title = '', text, advice = '' } = shown.notice;
  window.alert([title, text, advice].filter(Boolean).join('\n\n'));
  return true;
}
