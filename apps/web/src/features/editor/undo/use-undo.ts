import type { Sections } from '@shortlist/resume';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { DraftStore } from '#draft/resume-model/resume-types.ts';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import type { Undo } from './open-undo.ts';

const load = () => loadChunk('undo', () => import('./open-undo.ts'));

/**
 * Undo and redo in the editor that take nothing from another window. It comes when the form stands, and hears then what has happened
 * until then.
 */
export function useUndo(draft: DraftStore, sections: Sections): void {
  const sectionsNow = useEffectEvent(() => sections);

  useLayoutEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    let undo: Undo | undefined;
    const waiting: ((undo: Undo) => void)[] = [];

    function note(target: EventTarget | null, kind = 'focus'): void {
      const { value: text = '', selectionEnd } = target as HTMLInputElement;
      const tell = (each: Undo) =>
        each.note(target, { text, kind, caret: selectionEnd ?? text.length });
      if (undo) tell(undo);
      else waiting.push(tell);
    }

    const options = { capture: true, signal };
    note(document.activeElement);
    document.addEventListener('focusin', ({ target }) => note(target), options);
    document.addEventListener(
      'input',
      (event) => note(event.target, (event as InputEvent).inputType ?? ''),
      options,
    );
    signal.addEventListener(
      'abort',
      draft.subscribe(() => undo?.noteDraft()),
    );
    load().then(
      ({ openUndo }) => {
        if (signal.aborted) return;
        undo = openUndo(draft, sectionsNow, signal);
        for (const tell of waiting) tell(undo);
        undo.catchUp();
      },
      (cause) => logError('Undo could not be loaded; that of the browser stays.', cause),
    );
    return () => closing.abort();
  }, [draft]);
}
