import { type RefObject, useEffect, useRef } from 'react';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import type { Editor } from '../editor-context.ts';

const load = () => loadChunk('paper-follow', () => import('./paper-follower.ts'));

type FollowerPart = Awaited<ReturnType<typeof load>>;
type Follower = ReturnType<FollowerPart['createPaperFollower']>;

/** Keeps the line that is being edited in sight on the paper beside the form. Answers the handlers for the form. */
export function usePaperFollow(paper: RefObject<HTMLElement | null>, editor: Editor) {
  const sections = useSections();
  const part = useRef<FollowerPart>(undefined);
  const follower = useRef<Follower>(undefined);
  useEffect(() => () => follower.current?.stop(), []);

  async function follow(control: Element) {
    // Not imported again with each letter: the browser looks through the page for what the import may need.
    part.current ??= await load();
    // One for all the letters that were typed while it came.
    follower.current ??= part.current.createPaperFollower();
    if (paper.current) follower.current.follow(control, { paper: paper.current, editor, sections });
  }

  const handle = ({ target }: { target: EventTarget }) =>
    void follow(target as Element).catch((cause) =>
      logError('The paper does not follow the edited line: its part could not be loaded.', cause),
    );
  return { onFocus: handle, onInput: handle, onSelect: handle };
}
