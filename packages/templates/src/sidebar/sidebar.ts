import type { PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/model';
import type { Design, PrintedView } from '../design.ts';
import { storyAndSide } from '../parts/story-and-side.ts';

/** Light enough for muted text on it, dark enough to be seen on a photocopy. */
export const TINT = '#eef2f5';

/** Contact and lists on a tinted ground at the side, the story beside it. */
export const sidebar: Design = {
  id: 'sidebar',
  name: 'Sidebar',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '99.92' },
  hasSidebar: true,
  defaults: {
    design: 'sidebar',
    paper: 'letter',
    fonts: 'humanist',
    textSize: 9.5,
    lineHeight: 1.4,
    accent: '#1f4e5f',
    headings: 'capitals',
    sideMargin: 15,
    endMargin: 16,
  },
  print,
};

function print(view: PrintedView, look: Look): PrintDocument {
  return storyAndSide(view, look, { tint: TINT });
}
