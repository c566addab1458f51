import { en } from '@shortlist/messages';
import type { TextPlace } from '@shortlist/placed-text';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ReadResume } from '#features/import/read-resume.ts';
import { useWords } from '#platform/language/use-words.ts';
import { DocumentLines } from './document-lines.tsx';
import { linesOfPage } from './marked-lines.ts';
import { PdfPages } from './pdf-pages.tsx';

type DocumentPaneProps = {
  read: ReadResume;
  /** Marked places; the first of them is brought in sight. */
  places: readonly TextPlace[];
  isShown: boolean;
};

/** The document as it came: a PDF's pages as pictures, any other as its text in the order of reading. */
export const DocumentPane = memo(function DocumentPane({
  read,
  places,
  isShown,
}: DocumentPaneProps) {
  const words = useWords(en.review);
  const { text, drawPage } = read;
  const pane = useRef<HTMLElement>(null);
  const indexes = useMemo(() => text.pages.flatMap((_, page) => linesOfPage(text, page)), [text]);

  useEffect(() => {
    if (places.length > 0 && isShown && pane.current) bringInSight(pane.current);
  }, [places, isShown]);

  return (
    <section
      ref={pane}
      aria-label={words.document}
      {...SCROLLED_BY_KEYS}
      className={`tall:min-h-0 tall:overflow-y-auto p-4 motion-safe:scroll-smooth sm:p-6 lg:min-h-0 lg:overflow-y-auto ${isShown ? '' : 'max-lg:hidden'}`}
    >
      <div className="mx-auto max-w-4xl">
        {drawPage && text.placement === 'measured' ? (
          <PdfPages text={text} places={places} drawPage={drawPage} />
        ) : (
          <div className="bg-paper p-6 text-print text-sm shadow-paper sm:p-10">
            <DocumentLines text={text} indexes={indexes} places={places} />
          </div>
        )}
      </div>
    </section>
  );
});

/** Nothing in the pane takes the focus, and yet it must scroll without a mouse (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** Scrolls the pane, or the screen where that scrolls as a whole, so that the first mark stands in its upper third. */
function bringInSight(pane: HTMLElement) {
  const mark = pane.querySelector('[data-place]');
  const scroller =
    pane.scrollHeight > pane.clientHeight ? pane : pane.parentElement?.closest('[data-scrolls]');
  if (!mark || !scroller) return;
  const { top, bottom } = mark.getBoundingClientRect();
  const sight = scroller.getBoundingClientRect();
  if (top >= sight.top && bottom <= sight.bottom) return;
  scroller.scrollTop += top - sight.top - sight.height / 3;
}
