/** Widths of the lines of a paragraph, in percent; where a sheet begins in it is its own. */
const LINES = [100, 92, 97, 64, 100, 88, 95, 100, 78, 93, 52, 96, 100, 71, 98, 90, 100, 47];

/** A number that is always the same for the same id. */
const numberOf = (id: string) => [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);

/** A sheet of paper in small: which resume it is decides how its lines fall, its words are not shown. */
export function MiniSheet({ id }: { id: string }) {
  const first = numberOf(id) % LINES.length;
  // One path for all lines: a list has many sheets.
  const lines = LINES.map((_width, at) => {
    const width = (LINES[(first + at) % LINES.length] ?? 100) * 0.65;
    const y = 25 + at * 4.4 + (at > 3 ? 4 : 0) + (at > 10 ? 4 : 0);
    return `M10 ${y}h${width}v1.4h${-width}z`;
  });
  return (
    <svg viewBox="0 0 85 110" aria-hidden="true" className="block w-full bg-paper">
      <rect x="27" y="10" width="31" height="3.4" className="fill-print/75" />
      <rect x="20" y="16.5" width="45" height="1.4" className="fill-print/30" />
      <path d={lines.join('')} className="fill-print/25" />
      <path d="M10 42h16v2h-16zM10 77h16v2h-16z" className="fill-print/60" />
    </svg>
  );
}
