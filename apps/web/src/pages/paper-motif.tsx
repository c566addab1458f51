/** Widths of the lines in percent; 0 is a heading. */
const LINES = [96, 100, 72, 0, 100, 88, 94, 60, 0, 98, 84];
const MARKED = 5;

/** A sheet on the desk with one line marked: the product in one picture, drawn, not loaded. */
export const PaperMotif = () => (
  <div aria-hidden className="mx-auto w-full max-w-xs">
    <div className="flex aspect-[8.5/11] rotate-2 flex-col gap-2.5 bg-paper p-8 shadow-paper">
      <div className="mx-auto h-4 w-1/2 bg-print/80" />
      <div className="mx-auto mb-4 h-1.5 w-3/4 bg-print/25" />
      {LINES.map((width, at) =>
        width === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          <div key={at} className="mt-2 mb-1 h-2 w-1/4 border-print/40 border-b bg-print/60" />
        ) : (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
            key={at}
            viewBox="0 0 100 3"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-1.5 w-full shrink-0 overflow-visible"
          >
            {at === MARKED && <rect x="-2" y="-3" width="104" height="9" className="fill-amber" />}
            <rect
              width={width}
              height="3"
              className={at === MARKED ? 'fill-print/80' : 'fill-print/25'}
            />
          </svg>
        ),
      )}
    </div>
  </div>
);
