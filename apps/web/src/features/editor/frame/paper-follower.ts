import { currentId } from '@shortlist/draft';
import type { Sections } from '@shortlist/model';
import type { Editor } from '../editor-context.ts';
import { type EditedLine, editedLine, findOnPaper } from '../fields/edited-line.ts';

/** Events of a person's own scrolling of the paper. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Changes of the paper by which its lines come, go and move. */
const DRAWING = {
  ...{ subtree: true, childList: true, characterData: true },
  attributeFilter: ['y'],
};

/** Pixels that stay between the edited line and the edge of what is seen of the paper. */
const MARGIN = 48;

type Following = { paper: HTMLElement; editor: Editor; sections: Sections };

/** The control whose line is followed, and the line. */
type Goal = Following & { control: Element; edited: EditedLine };

/**
 * Makes what keeps the line of a control in sight on the paper, while that has the focus. It scrolls only where the line is out of sight, and not after a
 * person has scrolled the paper themselves, until they go to another line.
 */
export function createPaperFollower() {
  let left: string | undefined;
  let last: string | undefined;
  let goal: Goal | undefined;
  let frame = 0;
  let heard: HTMLElement | undefined;
  // The paper is drawn after the field, and may come long after it.
  const drawn = new MutationObserver(follow);

  const leave = () => {
    left = last;
    cancelAnimationFrame(frame);
  };

  function hear(paper: HTMLElement | undefined) {
    if (paper === heard) return;
    drawn.disconnect();
    heard?.removeEventListener('scrollend', follow);
    for (const event of OWN_SCROLLING) {
      heard?.removeEventListener(event, leave);
      paper?.addEventListener(event, leave, { passive: true });
    }
    // A scroll may end where the line was when it began.
    paper?.addEventListener('scrollend', follow);
    if (paper) drawn.observe(paper, DRAWING);
    heard = paper;
  }

  function aim(control: Element, following: Following) {
    hear(following.paper);
    const edited = editedLine(control, following.sections);
    if (!edited) return;
    const place = `${control.id} ${edited.ref.line}`;
    last = place;
    if (left !== place) left = undefined;
    goal = { ...following, control, edited };
    follow();
  }

  function follow() {
    if (left !== undefined || !goal?.control.contains(document.activeElement)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => goal && bringGoalIntoSight(goal));
  }

  function stop() {
    cancelAnimationFrame(frame);
    hear(undefined);
  }

  return { follow: aim, stop };
}

function bringGoalIntoSight({ paper, editor, edited }: Goal): void {
  const { entryId } = edited.ref;
  const ref =
    entryId === undefined
      ? edited.ref
      : { ...edited.ref, entryId: currentId(editor.draft.get().draft.aliases, entryId) };
  const words = findOnPaper(paper, { ...edited, ref });
  if (words) bringIntoSight(paper, words);
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
