import { useState } from 'react';
import { useLocation } from 'react-router';

/** What stands where the form does: itself, the paper (where there is no room beside it), or the keywords. */
export type View = 'form' | 'paper' | 'keywords';

/** The view that the person chose. A person who goes to a section wants its form in place of the keywords. */
export function useView(): [View, (view: View) => void] {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ view: View; at: string }>({ view: 'form', at: key });
  const isLeft = chosen.view === 'keywords' && chosen.at !== key;
  return [isLeft ? 'form' : chosen.view, (view) => setChosen({ view, at: key })];
}
