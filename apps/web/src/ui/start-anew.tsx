import { logError } from '#lib/log.ts';
import { useStartAnew } from '#lib/use-start-anew.ts';
import { Button } from './button.tsx';
import { DialogActions } from './dialog.tsx';

type StartAnewProps = {
  /** What starting anew means here. */
  text: string;
  /** Called once the ended session is laid down. */
  onStarted: () => void;
  onClose: () => void;
};

/** The other way out of a dialog about an ended session, below its log-in form. */
export function StartAnew({ text, onStarted, onClose }: StartAnewProps) {
  const { mutate: startAnew, isPending, isError } = useStartAnew();

  function handleStart() {
    startAnew(undefined, {
      onSuccess: onStarted,
      onError: (cause) => logError('The ended session could not be laid down.', cause),
    });
  }

  return (
    <div className="border-hairline border-t pt-4">
      <p className="text-pretty text-muted text-sm">{text}</p>
      {isError && (
        <p role="alert" className="mt-2 text-red text-sm">
          Starting anew did not work. Please try again in a moment.
        </p>
      )}
      <div className="mt-3">
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button isPending={isPending} onClick={handleStart}>
            Start anew
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}
