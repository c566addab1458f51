import { type ReactNode, useDeferredValue } from 'react';
import type { BlankMark } from './blank-marks.ts';
import type { LaidOut } from './lay-out-resume.ts';
import { LitPlaces } from './lit-places.tsx';
import { SHEET_GAP } from './paper-place.ts';
import { ReadingText } from './reading-text.tsx';
import { Sheet } from './sheet.tsx';

type SheetsProps = {
  laidOut: LaidOut;
  /** Group of lines shown dimmed. */
  dimmed?: string | undefined;
  onPick?: ((source: string) => void) | undefined;
  /** Laid over the pile; places on the paper are `paperTop` and `paperLength`. */
  children?: ReactNode;
};

const NO_BLANKS: readonly BlankMark[] = [];

/** Pages as white sheets, one under the other at the width of what holds them, and their words as HTML. */
export function Sheets({ laidOut, dimmed, onPick, children }: SheetsProps) {
  // A reader never waits on a keystroke's worth of words; the eye does.
  const readable = useDeferredValue(laidOut.paged);
  const { pages, sheet } = laidOut.paged;

  return (
    // The paper is white and its print black in every theme, a forced one too.
    <div data-paper className="@container relative [forced-color-adjust:none]">
      <ReadingText paged={readable} />
      <div data-sheets className="flex flex-col" style={{ gap: `${SHEET_GAP}rem` }}>
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its number
          <div key={index} data-page={index} className="relative bg-paper shadow-paper">
            <Sheet
              page={page}
              size={sheet}
              missing={laidOut.missing}
              blanks={laidOut.blanks[index] ?? NO_BLANKS}
              dimmed={dimmed}
              onPick={onPick}
            />
            {pages.length > 1 && (
              <p className="absolute inset-x-0 top-full py-3 text-center text-muted text-sm">
                Page {index + 1} of {pages.length}
              </p>
            )}
          </div>
        ))}
      </div>
      <LitPlaces laidOut={laidOut} />
      {children}
    </div>
  );
}
