import { useState } from 'react';

/** Keeps a choice of the listed. What is listed no longer is chosen no longer. */
export function useSelection(listed: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = listed.filter((id) => chosen.has(id));
  if (selected.length < chosen.size) setChosen(new Set(selected));

  function toggle(id: string) {
    setChosen(
      new Set(chosen.has(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    );
  }

  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle,
    selectAll: () => setChosen(new Set(listed)),
    clear: () => setChosen(new Set()),
  };
}
