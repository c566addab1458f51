import type { ImportFlowProps } from './import-flow-props.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { ReviewStep } from './review-step.tsx';
import { RefusedDialog, UnloadedDialog } from './unread-dialog.tsx';
import { useReading } from './use-reading.ts';

/** From a chosen file to a resume: it is read, shown, put right by the person, and only then saved. */
export function ImportFlow(props: ImportFlowProps) {
  const { file, onCancel, onWriteByHand } = props;
  const { reading, readAgain } = useReading(file);
  switch (reading.kind) {
    case 'reading':
      return <ReadingProgress fileName={file.name} step={reading.step} onCancel={onCancel} />;
    case 'unloaded':
      return <UnloadedDialog onClose={onCancel} onRetry={() => readAgain()} />;
    case 'read':
      return <ReviewStep {...props} read={reading.read} Review={reading.Review} />;
    case 'refused':
      break;
  }
  const { problem } = reading;
  if (problem.code === 'password-needed' || problem.code === 'password-wrong') {
    return (
      <PasswordDialog
        fileName={file.name}
        isWrong={problem.code === 'password-wrong'}
        onPassword={readAgain}
        onCancel={onCancel}
      />
    );
  }
  return <RefusedDialog problem={problem} onClose={onCancel} onWriteByHand={onWriteByHand} />;
}
