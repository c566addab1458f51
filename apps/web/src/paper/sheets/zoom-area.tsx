import { en } from '@shortlist/messages';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** Widths of the paper, in widths of the window. On a phone, the letters are as large as printed at 2.5. */
const ZOOMS = [1, 1.5, 2, 2.5, 3] as const;

/** Start of the text on the paper, as a share of its width, less a little: the first step looks there. */
const TEXT_EDGE = 0.1;

/**
 * Holds the paper. Where the window is too narrow to read it, it can be zoomed and then scrolls sideways, the page
 * around it does not; in a wide window it fits and there is nothing to zoom.
 */
export function ZoomArea({ children }: { children: ReactNode }) {
  const words = useWords(en.paper);
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const area = useRef<HTMLDivElement>(null);
  const edge = useRef(TEXT_EDGE);

  // What stood at the left edge stays there.
  useLayoutEffect(() => {
    if (!area.current || zoom === 1) return;
    area.current.scrollLeft = edge.current * area.current.scrollWidth;
  }, [zoom]);

  function change(by: -1 | 1) {
    const { scrollLeft = 0, scrollWidth = 1 } = area.current ?? {};
    edge.current = zoom === 1 ? TEXT_EDGE : scrollLeft / scrollWidth;
    setStep(step + by);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex wide:hidden items-center justify-end gap-1 print:hidden">
        <IconButton
          icon={ZoomOut}
          label={words.zoomOut}
          aria-disabled={step === 0}
          onClick={() => step > 0 && change(-1)}
        />
        <p role="status" className="min-w-14 text-center text-muted text-sm tabular-nums">
          {zoom * 100} %
        </p>
        <IconButton
          icon={ZoomIn}
          label={words.zoomIn}
          aria-disabled={step === ZOOMS.length - 1}
          onClick={() => step < ZOOMS.length - 1 && change(1)}
        />
      </div>
      <div
        ref={area}
        {...(zoom > 1 && { tabIndex: 0, role: 'region', 'aria-label': words.zoomed })}
        className={zoom > 1 ? 'max-wide:overflow-x-auto' : ''}
      >
        <div className="wide:w-full! print:w-full!" style={{ width: `${zoom * 100}%` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
