import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useEditor } from './editor-context.ts';
import { resumeText } from './resume-text.ts';

type GoneDialogProps = { open: boolean; onClose: () => void };

/** Says that the resume was deleted elsewhere, and gives what it said to take along. */
export function GoneDialog({ open, onClose }: GoneDialogProps) {
  const { resume } = useEditor().open;
  const [outcome, setOutcome] = useState('');
  const text = resumeText(resume);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied.');
    } catch {
      setOutcome('This browser does not let us copy: select the text and copy it.');
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="lg"
      title="This resume was deleted elsewhere"
      description="It can no longer be saved. What you wrote is below, and is kept in this browser: it comes back if the resume is restored."
    >
      <TextArea label="What the resume says" readOnly rows={10} value={text} />
      <p role="status" className="text-muted text-sm">
        {outcome}
      </p>
      <DialogActions>
        <Button onClick={() => void handleCopy()}>Copy text</Button>
        <LinkButton variant="primary" to="/resume">
          Back to resumes
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
