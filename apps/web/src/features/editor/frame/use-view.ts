import { useState } from 'react';
import { readView } from '#platform/navigation/editor-view.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import type { PanelSlot } from '../panel-slot.ts';

/** The view in the place of the form: itself, the paper (where there is no room beside it), or a panel. */
export type View = 'form' | 'paper' | PanelSlot['id'];

/**
 * The view that the person chose, here or by the way that led here. A person who goes to a section wants its form in place of
 * a panel.
 */
export function useView(): [View, (view: View) => void] {
  const { key, state } = useLocation();
  const [chosen, setChosen] = useState<{ view: View; at: string }>();
  const isHere = chosen?.at === key;
  const kept = chosen?.view === 'paper' ? 'paper' : 'form';
  return [isHere ? chosen.view : (readView(state) ?? kept), (view) => setChosen({ view, at: key })];
}
