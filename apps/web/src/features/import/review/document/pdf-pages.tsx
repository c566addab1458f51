import type { PlacedText, TextPlace } from '@shortlist/placed-text';
import { useRef } from 'react';
import type { DrawPage } from '#features/import/read-resume.ts';
import { PdfPage } from './pdf-page.tsx';
import { useWidth } from './use-width.ts';

type PdfPagesProps = {
  text: PlacedText;
  places: readonly TextPlace[];
  drawPage: DrawPage;
};

/** All pages of a PDF below each other, as wide as there is room. */
export function PdfPages({ text, places, drawPage }: PdfPagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const width = useWidth(list);
  return (
    <div ref={list} className="flex flex-col gap-6">
      {text.pages.map((_, page) => (
        <PdfPage
          key={pageKey(page)}
          text={text}
          page={page}
          places={places}
          drawPage={drawPage}
          width={width}
        />
      ))}
    </div>
  );
}

/** Pages have no name but their number, which never changes. */
const pageKey = (page: number) => `page-${page}`;
