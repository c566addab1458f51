import { en } from '@shortlist/messages';
import { memo, type ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import { Highlights } from '../highlights/highlights.tsx';
import type { LaidOut } from '../pages/lay-out-resume.ts';
import { ReadingText } from '../reading/reading-text.tsx';
import { SHEET_GAP } from './paper-position.ts';
import { Sheet } from './sheet.tsx';

type SheetsProps = {
  laidOut: LaidOut;
  /** Group of lines shown dimmed. */
  dimmed?: string | undefined;
  onPick?: ((source: string) => void) | undefined;
  /** Laid over the pile; places on the paper are `paperTop` and `paperLength`. */
  children?: ReactNode;
};

/** Rest in typing before the words of all pages are put into HTML again, in ms. */
const READABLE_AFTER_MS = 300;

/** In points. The other paper that there is, A4, is narrower. */
const LETTER_WIDTH = 612;

/** Pages as white sheets, one under the other at the width of what holds them, and their words as HTML. */
export function Sheets({ laidOut, dimmed, onPick, children }: SheetsProps) {
  // A reader never waits on a keystroke's worth of words; the eye does.
  const readable = useDebouncedValue(laidOut.paged, READABLE_AFTER_MS);
  const { pages, sheet } = laidOut.paged;

  return (
    // The paper is white and its print black in every theme, a forced one too.
    <div data-paper className="@container relative [forced-color-adjust:none]">
      <ReadingText paged={readable} />
      <div data-sheets className="flex flex-col" style={{ gap: `${SHEET_GAP}rem` }}>
        {pages.map((page, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its number
            key={index}
            data-page={index}
            data-a4={sheet.width < LETTER_WIDTH || undefined}
            className="relative bg-paper shadow-paper"
          >
            {/* A page out of sight is not painted. */}
            <div
              className="[content-visibility:auto] print:[content-visibility:visible]"
              style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
            >
              <Sheet
                page={page}
                width={sheet.width}
                height={sheet.height}
                missing={laidOut.missing}
                placeholders={laidOut.placeholders[index]}
                dimmed={dimmed}
                onPick={onPick}
              />
            </div>
            {pages.length > 1 && <PageNumber at={index + 1} of={pages.length} />}
          </div>
        ))}
      </div>
      <Highlights laidOut={laidOut} />
      {children}
    </div>
  );
}

const PageNumber = memo(function PageNumber({ at, of }: { at: number; of: number }) {
  const words = useWords(en.paper);
  return (
    <p className="absolute inset-x-0 top-full py-3 text-center text-muted text-sm">
      {words.pageOf({ at, of })}
    </p>
  );
});
