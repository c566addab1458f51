/** Elements that take the focus by the Tab key, where nothing forbids it. */
const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', '[contenteditable=true]']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join();

/** Finds the first control of what a dialog is about: its cross comes last, and is none. */
function findFirst(sheet: HTMLElement): HTMLElement | undefined {
  const [first, ...others] = sheet.querySelectorAll<HTMLElement>(CONTROLS);
  return others.length > 0 ? first : undefined;
}

/**
 * Finds what takes the focus when a dialog opens; true is its first control. While that is on its way the sheet itself has the focus, and hands
 * it over unless the person has moved it: false, since it is given already. By touch the sheet keeps it, so that no keyboard opens.
 */
export function giveFirstFocus(sheet: HTMLElement | null, openedBy: string): HTMLElement | boolean {
  if (sheet && openedBy === 'touch') return sheet;
  if (!sheet || findFirst(sheet)) return true;
  sheet.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const first = findFirst(sheet);
    if (!first && document.activeElement === sheet) return;
    observer.disconnect();
    if (document.activeElement === sheet) first?.focus();
  });
  observer.observe(sheet, { childList: true, subtree: true });
  return false;
}
