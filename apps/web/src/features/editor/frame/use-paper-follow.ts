import { currentId } from '@shortlist/draft';
import { type RefObject, useEffect, useRef } from 'react';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import type { Editor } from '../editor-context.ts';

const loadFollowing = () => loadChunk('paper-follow', () => import('../fields/edited-line.ts'));
let following: Awaited<ReturnType<typeof loadFollowing>> | undefined;

/** Events of a person's own scrolling of the paper. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Pixels that stay between the edited line and the edge of what is seen of the paper. */
const MARGIN = 48;

/**
 * Keeps the line that is being edited in sight on the paper beside the form. Scrolls only where it is out of sight, and
 * not after a person has scrolled the paper themselves, until they go to another line. Answers the handlers for the form.
 */
export function usePaperFollow(paper: RefObject<HTMLElement | null>, editor: Editor) {
  const sections = useSections();
  const left = useRef<string>(undefined);
  const last = useRef<string>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  useEffect(() => {
    const element = paper.current;
    const leave = () => {
      left.current = last.current;
    };
    for (const event of OWN_SCROLLING) element?.addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of OWN_SCROLLING) element?.removeEventListener(event, leave);
    };
  });

  async function follow(control: Element) {
    following ??= await loadFollowing();
    const { editedLine, findOnPaper } = following;
    const edited = editedLine(control, sections);
    if (!edited) return;
    const place = `${control.id} ${edited.ref.line}`;
    last.current = place;
    if (left.current !== place) left.current = undefined;
    if (left.current !== undefined) return;
    cancelAnimationFrame(frame.current);
    // Drawn by then: the paper follows a keystroke in the same task.
    frame.current = requestAnimationFrame(() => {
      const { entryId } = edited.ref;
      const ref =
        entryId === undefined
          ? edited.ref
          : { ...edited.ref, entryId: currentId(editor.draft.get().draft.aliases, entryId) };
      const words = paper.current && findOnPaper(paper.current, { ...edited, ref });
      if (paper.current && words) bringIntoSight(paper.current, words);
    });
  }

  const handle = ({ target }: { target: EventTarget }) =>
    void follow(target as Element).catch((cause) =>
      logError('The paper does not follow the edited line: its part could not be loaded.', cause),
    );
  return { onFocus: handle, onInput: handle, onSelect: handle };
}

/** Scrolls the paper, and nothing else, so that the words are in the middle of what is seen of it; if they were not seen. */
function bringIntoSight(paper: HTMLElement, words: Element): void {
  const shown = paper.getBoundingClientRect();
  const top = Math.max(shown.top, 0);
  const bottom = Math.min(shown.bottom, window.innerHeight);
  const line = words.getBoundingClientRect();
  if (line.top >= top + MARGIN && line.bottom <= bottom - MARGIN) return;
  const away = (line.top + line.bottom) / 2 - (top + bottom) / 2;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  paper.scrollBy({ top: away, behavior: isStill ? 'instant' : 'smooth' });
}
