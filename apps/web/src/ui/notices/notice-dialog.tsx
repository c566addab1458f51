import { en } from '@shortlist/messages';
import { useEffect, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '../buttons/button.tsx';
import { AlertDialog } from '../dialogs/alert-dialog.tsx';
import type { Confirmation, Notice } from './notice-context.ts';

/** Dialog that is shown: something to tell, or something to ask. */
export type NoticeOrQuestion =
  | { kind: 'notice'; notice: Notice }
  | { kind: 'question'; question: Confirmation };

export type NoticeDialogProps = {
  shown: NoticeOrQuestion;
  open: boolean;
  onAnswer: (agreed: boolean) => void;
  onClosed: () => void;
};

/** A notice with OK, or a question with Cancel and its own answer. */
export function NoticeDialog({ shown, open, onAnswer, onClosed }: NoticeDialogProps) {
  const { title, text, advice } = wordsOf(shown);
  const late = useLateText(shown);
  return (
    <AlertDialog
      open={open}
      onClose={() => onAnswer(false)}
      onClosed={onClosed}
      title={title}
      text={late ?? text}
      advice={advice}
      actions={<Answers shown={shown} onAnswer={onAnswer} />}
    />
  );
}

/** The text of a question that came after it; undefined until then. */
function useLateText(shown: NoticeOrQuestion): string | undefined {
  const [text, setText] = useState<string>();
  const later = shown.kind === 'question' ? shown.question.textLater : undefined;
  useEffect(() => {
    void later?.then(setText);
  }, [later]);
  return text;
}

type Words = { title: string; text?: string | undefined; advice?: string | undefined };

function wordsOf(shown: NoticeOrQuestion): Words {
  if (shown.kind === 'question') return shown.question;
  const { title, text, advice } = shown.notice;
  return title === undefined ? { title: text, text: advice } : { title, text, advice };
}

function Answers({ shown, onAnswer }: Pick<NoticeDialogProps, 'shown' | 'onAnswer'>) {
  const common = useWords(en.common);
  if (shown.kind === 'notice') {
    return (
      <Button variant="primary" onClick={() => onAnswer(true)}>
        {common.ok}
      </Button>
    );
  }
  const { confirmLabel, cancelLabel = common.cancel, isDangerous } = shown.question;
  return (
    <>
      <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
        {confirmLabel}
      </Button>
    </>
  );
}
