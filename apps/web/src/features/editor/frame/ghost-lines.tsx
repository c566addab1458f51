import { type EditorSection, paperOrder, type Resume } from '@shortlist/model';
import { useState } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { paperLength, paperTop } from '#paper/sheets/paper-position.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { findExample } from '../sections/examples.ts';
import { isBegun, sectionState } from '../sections/section-state.ts';

export type GhostLinesProps = { resume: Resume; laidOut: LaidOut };

/** Points: the air above a heading and at the foot, where no line says where the text begins, and sizes of the text. */
const AIR = 10;
const MARGIN = 72;
const HEADING = 11;
const TEXT = 10;

/**
 * Headings of the sections that are still empty, each with a sample, in grey below what stands on the page: laid over the paper for
 * the eye, in no file and never printed. Each gives way to the words of its section. They stay in the document, hidden: in Chromium
 * the removal of an element ends the stretch of typing that one undo takes back.
 */
export function GhostLines({ resume, laidOut: { paged } }: GhostLinesProps) {
  const sections = useSections();
  const language = useLanguage();
  const { sheet, pages } = paged;
  const [page] = pages;
  const order = paperOrder(resume, sections);
  const written = order.filter((path) => sectionState(resume, path, sections) !== 'empty');
  const isShown = !isBegun(resume, sections) && pages.length === 1 && page?.fills.length === 0;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown || !page) return null;

  const end = Math.max(MARGIN, ...page.lines.map(({ top, height }) => top + height));
  const start = Math.min(MARGIN, ...page.lines.map(({ left }) => left));
  return (
    <div
      aria-hidden
      data-ghost
      hidden={!isShown}
      className="pointer-events-none absolute top-0 overflow-hidden font-[Times,serif] text-print/55 leading-[1.25]"
      style={{
        translate: `0 ${paperTop({ page: 0, y: end }, sheet)}`,
        height: paperLength(Math.max(0, sheet.height - MARGIN - end), sheet),
        insetInline: paperLength(start, sheet),
        fontSize: paperLength(TEXT, sheet),
      }}
    >
      {order.map((path) => (
        <div
          key={path}
          hidden={written.includes(path)}
          style={{ paddingTop: paperLength(AIR, sheet) }}
        >
          <p
            className="border-print/30 border-b font-bold uppercase"
            style={{ fontSize: paperLength(HEADING, sheet) }}
          >
            {sections.titleOf(path as EditorSection)}
          </p>
          {findExample(language, path)?.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
