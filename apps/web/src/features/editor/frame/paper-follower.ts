import { currentId } from '@shortlist/draft';
import type { Sections } from '@shortlist/model';
import type { Editor } from '../editor-context.ts';
import { editedLine, findOnPaper } from '../fields/edited-line.ts';

/** Events of a person's own scrolling of the paper. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Pixels that stay between the edited line and the edge of what is seen of the paper. */
const MARGIN = 48;

type Following = { paper: HTMLElement; editor: Editor; sections: Sections };

/**
 * Makes what keeps the line of a control in sight on the paper. It scrolls only where the line is out of sight, and not after a
 * person has scrolled the paper themselves, until they go to another line.
 */
export function createPaperFollower() {
  let left: string | undefined;
  let last: string | undefined;
  let frame = 0;
  let heard: HTMLElement | undefined;

  const leave = () => {
    left = last;
  };

  function hear(paper: HTMLElement | undefined) {
    if (paper === heard) return;
    for (const event of OWN_SCROLLING) {
      heard?.removeEventListener(event, leave);
      paper?.addEventListener(event, leave, { passive: true });
    }
    heard = paper;
  }

  function follow(control: Element, { paper, editor, sections }: Following) {
    hear(paper);
    const edited = editedLine(control, sections);
    if (!edited) return;
    const place = `${control.id} ${edited.ref.line}`;
    last = place;
    if (left !== place) left = undefined;
    if (left !== undefined) return;
    cancelAnimationFrame(frame);
    // Drawn by then: the paper follows a keystroke in the same task.
    frame = requestAnimationFrame(() => {
      const { entryId } = edited.ref;
      const ref =
        entryId === undefined
          ? edited.ref
          : { ...edited.ref, entryId: currentId(editor.draft.get().draft.aliases, entryId) };
      const words = findOnPaper(paper, { ...edited, ref });
      if (words) bringIntoSight(paper, words);
    });
  }

  function stop() {
    cancelAnimationFrame(frame);
    hear(undefined);
  }

  return { follow, stop };
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
