import type { PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/model';
import type { Design, PrintedView } from '../design.ts';
import { storyAndSide } from '../parts/story-and-side.ts';

/** Dates run down a line; lists stand at the side. */
export const timeline: Design = {
  id: 'timeline',
  name: 'Timeline',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '99.59' },
  hasSidebar: true,
  defaults: {
    design: 'timeline',
    paper: 'letter',
    fonts: 'transitional',
    textSize: 9.5,
    lineHeight: 1.4,
    accent: '#7a2e2e',
    headings: 'capitals',
    sideMargin: 16,
    sidebarSide: 'right',
  },
  print,
};

function print(view: PrintedView, look: Look): PrintDocument {
  return storyAndSide(view, look, { line: '#a8adb4' });
}
