import { useState } from 'react';
import { readView } from '#platform/navigation/editor-view.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import type { PanelSlot } from '../panel-slot.ts';

/** The view in the place of the form: itself, the paper (where there is no room beside it), or a panel. */
export type View = 'form' | 'paper' | PanelSlot['id'];

export type ShownView = {
  view: View;
  /** The panel that the paper was opened from, which is chosen meanwhile and is the way back. */
  panel: View | undefined;
  setView: (view: View, panel?: View) => void;
};

/**
 * The view that the person chose, here or by the way that led here. A person who goes to a section wants its form in place of
 * a panel.
 */
export function useView(): ShownView {
  const { key, state } = useLocation();
  const [chosen, setChosen] = useState<{ view: View; panel?: View | undefined; at: string }>();
  const isHere = chosen?.at === key;
  const kept = chosen?.view === 'paper' ? 'paper' : 'form';
  return {
    view: isHere ? chosen.view : (readView(state) ?? kept),
    panel: isHere ? chosen.panel : undefined,
    setView: (view, panel) => setChosen({ view, panel, at: key }),
  };
}
