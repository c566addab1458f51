import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { FIELDS_SWITCH_ID, type Looked, lookedId, useReviewActions } from './review-context.ts';
import type { View } from './use-review.ts';

type ViewSwitchProps = {
  view: View;
  looked: Looked | undefined;
  onChoose: (view: View) => void;
};

/** Shows the fields or the document, where there is no room for both. Back at the fields, it goes on where it was. */
export function ViewSwitch({ view, looked, onChoose }: ViewSwitchProps) {
  const words = useWords(en.review);
  const { focus } = useReviewActions();

  function handleFields() {
    onChoose('fields');
    if (looked && view === 'document') focus({ id: lookedId(looked) });
  }

  return (
    <fieldset className="flex rounded-md border border-edge lg:hidden">
      <legend className="sr-only">{words.show}</legend>
      <SwitchButton
        id={FIELDS_SWITCH_ID}
        label={words.fields}
        isOn={view === 'fields'}
        onPress={handleFields}
      />
      <SwitchButton
        label={words.document}
        isOn={view === 'document'}
        onPress={() => onChoose('document')}
      />
    </fieldset>
  );
}

type SwitchButtonProps = { id?: string; label: string; isOn: boolean; onPress: () => void };

const SwitchButton = ({ id, label, isOn, onPress }: SwitchButtonProps) => (
  <button
    id={id}
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="min-h-10 pointer-coarse:min-h-11 rounded-md px-3 text-muted text-sm aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink sm:px-4"
  >
    {label}
  </button>
);
