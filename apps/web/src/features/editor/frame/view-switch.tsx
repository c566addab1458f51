import { en } from '@shortlist/messages';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import type { PanelSlot } from '../panel-slot.ts';
import type { View } from './use-view.ts';

export type ViewSwitchProps = {
  panels: readonly PanelSlot[];
  view: View;
  onView: (view: View) => void;
  /** A bar over the whole width at the foot of a phone's window. */
  isFoot: boolean;
};

/** Says what stands in the form's place, the form or one of the panels, and changes it. Once more on a panel leads back. */
export function ViewSwitch({ panels, view, onView, isFoot }: ViewSwitchProps) {
  const words = useWords(en.editor);
  const isWrite = !panels.some(({ id }) => id === view);
  const look = isFoot ? FOOT_LOOK : LOOK;
  const button = (id: View, isOn: boolean, label: ReactNode) => (
    <button
      key={id}
      type="button"
      aria-pressed={isOn}
      onClick={() => onView(isOn ? 'form' : id)}
      className={look}
    >
      {label}
    </button>
  );
  return (
    <fieldset
      aria-label={words.views}
      className={
        isFoot
          ? 'grid grid-cols-4'
          : 'flex shrink-0 gap-0.5 rounded-md border border-hairline bg-panel p-0.5'
      }
    >
      {button(
        'form',
        isWrite,
        <>
          <PenLine size={16} aria-hidden />
          <span>{words.write}</span>
        </>,
      )}
      {panels.map(({ id, label }) => button(id, view === id, label))}
    </fieldset>
  );
}

const COMMON =
  'inline-flex items-center font-medium text-muted transition-[background-color] hover:text-ink aria-pressed:text-ink forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight] border-transparent aria-pressed:border-accent';

const LOOK = `${COMMON} min-h-8 pointer-coarse:min-h-11 gap-2 whitespace-nowrap rounded-sm border px-2.5 text-sm hover:bg-raised aria-pressed:bg-raised`;

const FOOT_LOOK = `${COMMON} min-h-14 flex-col justify-center gap-0.5 border-t-2 text-xs -outline-offset-2`;
