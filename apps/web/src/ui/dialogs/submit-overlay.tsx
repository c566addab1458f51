import { Dialog } from '@base-ui/react/dialog';
import { en } from '@shortlist/messages';
import { LoaderCircle } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '../buttons/button.tsx';
import { BACKDROP_LOOK, DIALOG_LOOK } from './looks.ts';

export type SubmitOverlayProps = {
  open: boolean;
  /** Work that is under way, e.g. "Sending your message". */
  title: string;
  text: string;
  /** Share of it that is done, from 0 to 1, where that is known. */
  progress?: number | undefined;
  /** Ends it before it is done; without it nothing does. */
  onCancel?: (() => void) | undefined;
  /** Asked at the end: whether what had the focus before has it again; otherwise what comes next takes it. Always, without it. */
  givesFocusBack?: () => boolean;
  /** Called when it is gone and has given the focus back. */
  onClosed?: () => void;
};

/**
 * Lies over the page while something is sent: it takes the focus, so it is read out, and lets nothing be pressed twice.
 * The overlay itself has the focus, not its Cancel button: the second Enter of an impatient hand cancels nothing.
 */
export function SubmitOverlay({
  open,
  title,
  text,
  progress,
  onCancel,
  givesFocusBack,
  onClosed,
}: SubmitOverlayProps) {
  const common = useWords(en.common);
  const popup = useRef<HTMLDivElement>(null);

  // The second half of a double click on what opened the overlay is no press of Cancel.
  const handleCancel = ({ detail }: MouseEvent) => detail < 2 && onCancel?.();

  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Dialog.Portal>
        {/* Drawn over a dialog too, whose own veil lies below it. */}
        <Dialog.Backdrop forceRender className={`${BACKDROP_LOOK} z-60`} />
        <Dialog.Popup
          ref={popup}
          aria-busy="true"
          initialFocus={popup}
          finalFocus={givesFocusBack}
          className={`${DIALOG_LOOK} z-60 items-center gap-3 text-center sm:max-w-sm`}
        >
          <LoaderCircle size={28} aria-hidden className="animate-spin text-accent" />
          <Dialog.Title className="font-semibold text-md">{title}</Dialog.Title>
          <Dialog.Description className="text-muted text-sm">{text}</Dialog.Description>
          {progress !== undefined && <Progress share={progress} label={title} />}
          {onCancel && <Button onClick={handleCancel}>{common.cancel}</Button>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Progress = ({ share, label }: { share: number; label: string }) => {
  const percent = Math.floor(share * 100);
  return (
    <div className="flex w-full items-center gap-3">
      <progress
        max={100}
        value={percent}
        aria-label={label}
        className="h-2 grow appearance-none overflow-hidden rounded-full bg-desk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-desk [&::-webkit-progress-value]:bg-accent"
      />
      <span className="w-10 text-end text-muted text-sm tabular-nums">{percent}%</span>
    </div>
  );
};
