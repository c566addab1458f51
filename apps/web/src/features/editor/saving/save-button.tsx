import { Button } from '#ui/buttons/button.tsx';

type SaveButtonProps = { label: string; isSaving: boolean; onSave: () => Promise<void> };

/** Saves at once what autosave would save in a moment, and says what is not valid. Quiet, since nothing waits for it. */
export const SaveButton = ({ label, isSaving, onSave }: SaveButtonProps) => (
  <Button isPending={isSaving} onClick={() => void onSave()}>
    {label}
  </Button>
);
