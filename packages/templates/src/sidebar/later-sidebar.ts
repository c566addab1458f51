import type { DesignChanges } from '../layout-version.ts';
import { storyAndSide } from '../parts/story-and-side.ts';
import { TINT } from './sidebar.ts';

/** The name stands over the story, and the tint runs from edge to edge beside both. */
export const laterSidebar: DesignChanges = {
  proved: { words: '99.78', fields: '100.00', fieldsElsewhere: '99.51' },
  defaults: { sidebarSide: 'right' },
  print: (view, look) =>
    storyAndSide(view, look, { tint: TINT, isHeadBeside: true, isPlaceLast: true }),
};
