import { useState } from 'react';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import type { PanelSlot } from '../panel-slot.ts';

/** The view in the place of the form: itself, the paper (where there is no room beside it), or a panel. */
export type View = 'form' | 'paper' | PanelSlot['id'];

/** The view that the person chose. A person who goes to a section wants its form in place of a panel. */
export function useView(): [View, (view: View) => void] {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ view: View; at: string }>({ view: 'form', at: key });
  const isLeft = chosen.view !== 'form' && chosen.view !== 'paper' && chosen.at !== key;
  return [isLeft ? 'form' : chosen.view, (view) => setChosen({ view, at: key })];
}
