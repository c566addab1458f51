import { useState } from 'react';
import { ChosenReview } from './chosen-review.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { RefusedDialog, UnloadedDialog } from './unread-dialog.tsx';
import { useReading } from './use-reading.ts';

/** From a chosen file to a resume: it is read, shown, put right by the person, and only then saved. */
export function ImportFlow(props: ImportFlowProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One reading of the file, and what comes of it. */
function Attempt({ onRetry, ...props }: ImportFlowProps & { onRetry: () => void }) {
  const { file, source, onCancel, onWriteByHand } = props;
  const { reading, unlock } = useReading(file, source);
  switch (reading.kind) {
    case 'reading':
      return <ReadingProgress fileName={file.name} step={reading.step} onCancel={onCancel} />;
    case 'unloaded':
      return <UnloadedDialog onClose={onCancel} onRetry={onRetry} />;
    case 'read':
      return <ChosenReview {...props} reads={reading.reads} Review={reading.Review} />;
    case 'refused':
      break;
  }
  const { problem } = reading;
  if (reading.unlock) {
    return (
      <PasswordDialog
        fileName={file.name}
        isWrong={problem.code === 'password-wrong'}
        onPassword={unlock}
        onCancel={onCancel}
      />
    );
  }
  return (
    <RefusedDialog
      problem={problem}
      onRetry={onRetry}
      onClose={onCancel}
      onWriteByHand={onWriteByHand}
    />
  );
}
