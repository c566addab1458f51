import { hrefOf } from '@shortlist/contracts';
import type { Edit, EditorSection } from '@shortlist/model';
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { openUndo, Undo, UndoPlace } from './open-undo.ts';

const loadUndo = () => loadChunk('undo', () => import('./open-undo.ts'));

type Call = (undo: Undo) => void;
/** State of the undo: still loading, with the calls that wait for it; there; or not to be loaded. */
type Loading = { is: 'waiting'; calls: Call[] } | { is: 'here'; undo: Undo } | { is: 'missing' };

const waiting = (): Loading => ({ is: 'waiting', calls: [] });

/**
 * Undo and redo in the editor: of texts, from which nothing of another window is taken, and of entries and sections. It comes when the
 * form stands, and hears then what has happened until then. Answers how one edit of entries or sections is taken back.
 */
export function useUndo(
  resumeId: string,
  place: Omit<UndoPlace, 'toast' | 'language' | 'show'>,
  load: () => Promise<{ openUndo: typeof openUndo }> = loadUndo,
) {
  const { draft } = place;
  const toast = useToast();
  const language = useLanguage();
  const navigate = useNavigate();
  const loading = useRef(waiting());
  const show = (section: EditorSection) => {
    const address = hrefOf('editor', { resumeId, section });
    if (window.location.pathname !== address) void navigate(address);
  };
  const placeNow = useEffectEvent((): UndoPlace => ({ ...place, toast, language, show }));
  const tell = useCallback((call: Call) => {
    const { current } = loading;
    if (current.is === 'here') call(current.undo);
    else if (current.is === 'waiting') current.calls.push(call);
  }, []);

  useLayoutEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    if (loading.current.is !== 'waiting') loading.current = waiting();

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
      (chunk) => {
        // An editor that was left before hears no more; what was done in it is in the history all the same.
        const undo = chunk.openUndo({ resumeId, draft }, placeNow, signal);
        if (loading.current.is === 'waiting') for (const call of loading.current.calls) call(undo);
        if (signal.aborted) return;
        undo.catchUp();
        loading.current = { is: 'here', undo };
      },
      (cause) => {
        if (!signal.aborted) loading.current = { is: 'missing' };
        logError('Undo could not be loaded; that of the browser stays.', cause);
      },
    );
    // A message of this page may still ask for something to be taken back.
    return () => closing.abort();
  }, [resumeId, draft, load, tell]);

  return useCallback((edit: Edit) => tell((undo) => undo.takeBack(edit)), [tell]);
}
