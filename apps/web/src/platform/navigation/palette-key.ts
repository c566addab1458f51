/** Places in which a letter is text or a choice, and keys belong to what is open. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role$="dialog"], [role="menu"]';

/** Checks whether a key is the page's: nobody types, and nothing is open over the page. */
export function isForPage({
  target,
  defaultPrevented,
  altKey,
  isComposing,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || isComposing) return false;
  return !(target instanceof Element && target.closest(TYPED_IN));
}

/** Names what a key opens: the search on Ctrl+K, Cmd+K or "/", the list of keys on "?"; nothing where somebody types. */
export function paletteKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { key } = event;
  if (!isForPage(event)) return undefined;
  if (event.ctrlKey || event.metaKey) {
    return key.toLowerCase() === 'k' && !event.shiftKey ? 'search' : undefined;
  }
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}
