import { Button } from '#ui/buttons/button.tsx';
import type { PanelSlot } from '../panel-slot.ts';
import { AddSectionMenu } from '../sections/manage/add-section-menu.tsx';
import type { View } from './use-view.ts';

type EditorToolsProps = {
  panels: readonly PanelSlot[];
  view: View;
  onView: (view: View) => void;
};

/** The way to further sections, and the panels that can stand in the form's place, each a switch. */
export const EditorTools = ({ panels, view, onView }: EditorToolsProps) => (
  <div className="flex shrink-0 items-center gap-2">
    <AddSectionMenu />
    {panels.map(({ id, label }) => (
      <Button
        key={id}
        size="sm"
        aria-pressed={view === id}
        onClick={() => onView(view === id ? 'form' : id)}
        className="aria-pressed:border-accent"
      >
        {label}
      </Button>
    ))}
  </div>
);
