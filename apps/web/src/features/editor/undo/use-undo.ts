import { hrefOf } from '@shortlist/contracts';
import type { Edit, EditorSection } from '@shortlist/resume';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useNavigate } from '#lib/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { Undo, UndoPlace } from './open-undo.ts';

const load = () => loadChunk('undo', () => import('./open-undo.ts'));

/**
 * Undo and redo in the editor: of texts, from which nothing of another window is taken, and of entries and sections. It comes when the
 * form stands, and hears then what has happened until then. Answers how one edit of entries or sections is taken back.
 */
export function useUndo(resumeId: string, place: Omit<UndoPlace, 'toast' | 'show'>) {
  const { draft } = place;
  const toast = useToast();
  const navigate = useNavigate();
  const current = useRef<Undo>(undefined);
  const [waiting] = useState<((undo: Undo) => void)[]>([]);
  const show = (section: EditorSection) => {
    const address = hrefOf('editor', { resumeId, section });
    if (window.location.pathname !== address) void navigate(address);
  };
  const placeNow = useEffectEvent((): UndoPlace => ({ ...place, toast, show }));
  const tell = useCallback(
    (work: (undo: Undo) => void) => {
      if (current.current) work(current.current);
      else waiting.push(work);
    },
    [waiting],
  );

  useLayoutEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;

    function note(target: EventTarget | null, kind = 'focus'): void {
      const { value: text = '', selectionEnd } = target as HTMLInputElement;
      const caret = selectionEnd ?? text.length;
      tell((undo) => undo.note(target, { text, kind, caret }));
    }

    const options = { capture: true, signal };
    note(document.activeElement);
    document.addEventListener('focusin', ({ target }) => note(target), options);
    document.addEventListener(
      'input',
      (event) => note(event.target, (event as InputEvent).inputType ?? ''),
      options,
    );
    const stop = draft.subscribe(() => {
      const { lastEdit } = draft.get();
      tell((undo) => undo.noteDraft(lastEdit));
    });
    signal.addEventListener('abort', stop);
    load().then(
      ({ openUndo }) => {
        if (signal.aborted) return;
        const undo = openUndo(draft, placeNow, signal);
        for (const work of waiting.splice(0)) work(undo);
        undo.catchUp();
        current.current = undo;
      },
      (cause) => logError('Undo could not be loaded; that of the browser stays.', cause),
    );
    // A message of this page may still ask for something to be taken back.
    return () => closing.abort();
  }, [draft, tell, waiting]);

  return useCallback((edit: Edit) => tell((undo) => undo.takeBack(edit)), [tell]);
}
