import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';

/** How many times the width of the window the paper takes. On a phone, the letters are as large as printed at 2.5. */
const ZOOMS = [1, 1.5, 2, 2.5, 3] as const;

/**
 * Holds the paper. Where the window is too narrow to read it, it can be zoomed and then scrolls sideways, the page
 * around it does not; in a wide window it fits and there is nothing to zoom.
 */
export function ZoomArea({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const area = useRef<HTMLDivElement>(null);
  const middle = useRef(0.5);

  // What was in the middle stays there.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || zoom === 1) return;
    element.scrollLeft = middle.current * element.scrollWidth - element.clientWidth / 2;
  }, [zoom]);

  function change(by: -1 | 1) {
    const element = area.current;
    // Text begins at the left margin: the first step looks there.
    const isFirst = step === 0;
    if (element) {
      const seen = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
      middle.current = isFirst ? 0 : seen;
    }
    setStep(step + by);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex wide:hidden items-center justify-end gap-1 print:hidden">
        <IconButton
          icon={ZoomOut}
          label="Zoom out"
          aria-disabled={step === 0}
          onClick={() => step > 0 && change(-1)}
        />
        <p role="status" className="min-w-14 text-center text-muted text-sm tabular-nums">
          {zoom * 100} %
        </p>
        <IconButton
          icon={ZoomIn}
          label="Zoom in"
          aria-disabled={step === ZOOMS.length - 1}
          onClick={() => step < ZOOMS.length - 1 && change(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the arrow keys */}
      <div
        ref={area}
        {...(zoom > 1 && { tabIndex: 0, role: 'region', 'aria-label': 'The page, zoomed' })}
        className={zoom > 1 ? 'max-wide:overflow-x-auto' : ''}
      >
        <div className="wide:w-full! print:w-full!" style={{ width: `${zoom * 100}%` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
