import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { AlertDialog } from '../dialogs/alert-dialog.tsx';
import { type Notice, type NoticeBoard, NoticeContext, type Question } from './notice-context.ts';

type Posted = { id: number; answer: (agreed: boolean) => void } & (
  | { kind: 'notice'; notice: Notice }
  | { kind: 'question'; question: Question }
);

/**
 * Shows notices and questions one after the other, in the order in which they were posted. An answer
 * is passed on once the dialog is gone and has given the focus back: what follows may move it.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [posted, setPosted] = useState<Posted[]>([]);
  const [answer, setAnswer] = useState<boolean>();

  const board = useMemo<NoticeBoard>(() => {
    let lastId = 0;
    const post = (make: (id: number, answer: (agreed: boolean) => void) => Posted) =>
      new Promise<boolean>((resolve) => {
        lastId += 1;
        const next = make(lastId, resolve);
        setPosted((others) => [...others, next]);
      });
    return {
      notify: async (notice) => {
        await post((id, answer) => ({ kind: 'notice', id, answer, notice }));
      },
      confirm: (question) => post((id, answer) => ({ kind: 'question', id, answer, question })),
    };
  }, []);

  const shown = posted[0];

  function handleClosed() {
    shown?.answer(answer === true);
    setPosted((others) => others.slice(1));
    setAnswer(undefined);
  }

  return (
    <NoticeContext value={board}>
      {children}
      {shown && (
        <AlertDialog
          key={shown.id}
          open={answer === undefined}
          onClose={() => setAnswer(false)}
          onClosed={handleClosed}
          {...wording(shown)}
          actions={<Answers posted={shown} onAnswer={setAnswer} />}
        />
      )}
    </NoticeContext>
  );
}

type Wording = { title: string; text?: string | undefined; advice?: string | undefined };

function wording(posted: Posted): Wording {
  if (posted.kind === 'question') return posted.question;
  const { title, text, advice } = posted.notice;
  return title === undefined ? { title: text, text: advice } : { title, text, advice };
}

type AnswersProps = { posted: Posted; onAnswer: (agreed: boolean) => void };

function Answers({ posted, onAnswer }: AnswersProps) {
  if (posted.kind === 'notice') {
    return (
      <Button variant="primary" onClick={() => onAnswer(true)}>
        OK
      </Button>
    );
  }
  const { confirmLabel, isDangerous } = posted.question;
  return (
    <>
      <Button onClick={() => onAnswer(false)}>Cancel</Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
        {confirmLabel}
      </Button>
    </>
  );
}
