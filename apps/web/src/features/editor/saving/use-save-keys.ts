import { useEffect } from 'react';

/** Ctrl+S or Cmd+S saves the resume, and not the web page. */
export function useSaveKeys(onSave: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      onSave();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onSave]);
}
