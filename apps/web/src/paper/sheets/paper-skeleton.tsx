/** Widths of the skeleton's lines, in percent of the text's width. */
const LINES = [96, 88, 40, 100, 92, 97, 64, 48, 95, 90, 72];

/** A sheet in the shape of the one to come, for as long as its fonts are on their way. */
export function PaperSkeleton() {
  return (
    <div role="status" className="flex aspect-[8.5/11] flex-col bg-paper p-[11.76%] shadow-paper">
      <span className="sr-only">Laying out the page</span>
      <div aria-hidden="true" className="appear-late flex grow flex-col gap-[2.5%]">
        <div className="mx-auto mb-[4%] h-[3%] w-2/5 rounded-sm bg-print/15" />
        {LINES.map((width) => (
          <div
            key={width}
            className="h-[1.2%] rounded-sm bg-print/10"
            style={{ width: `${width}%` }}
          />
        ))}
      </div>
    </div>
  );
}
