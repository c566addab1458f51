import type { PrintDocument, Sheet } from '@shortlist/document';
import type { PrintedSection } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import { millimetres, sheetOf } from '../papers.ts';
import type { FullLook, Style } from './style.ts';

/** The paper of a look with its margins. */
function sheetFor({ paper, sideMargin, endMargin }: FullLook): Sheet {
  const side = millimetres(sideMargin);
  const end = millimetres(endMargin);
  const margins = { top: end, bottom: end, left: side, right: side };
  return { ...sheetOf(paper, 0), margins };
}

/** Makes what every document of a view says of itself, and its footer where the look wants one. */
export function frame(view: PrintedView, style: Style): Omit<PrintDocument, 'regions'> {
  const { title, author, language, name } = view;
  const footer = {
    text: `${name.text} – {page} / {pages}`,
    family: style.body,
    weight: 400,
    size: Math.max(style.size - 1.5, 7.5),
    color: style.muted,
  } as const;
  return {
    title,
    author,
    language,
    sheet: sheetFor(style.look),
    ...(style.look.pageNumbers && { footer }),
  };
}

/** The sections of the sidebar in the order in which the look names them, and the others in the resume's. */
export function splitSections(
  { sections }: PrintedView,
  { sidebarSections }: FullLook,
): { aside: PrintedSection[]; main: PrintedSection[] } {
  const keys = sidebarSections.split(',');
  const aside = sections.filter(({ section }) => keys.includes(section));
  aside.sort((one, other) => keys.indexOf(one.section) - keys.indexOf(other.section));
  return { aside, main: sections.filter((section) => !aside.includes(section)) };
}
