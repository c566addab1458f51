/** Widths of the lines of a paragraph, in percent; where a sheet begins in it is its own. */
const LINES = [100, 92, 97, 64, 100, 88, 95, 100, 78, 93, 52, 96, 100, 71, 98, 90, 100, 47];

/** A number that is always the same for the same id. */
const numberOf = (id: string) => [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);

/**
 * A sheet of paper in small: which resume it is decides how its lines fall, its words are not shown. A picture, as the page itself that
 * takes its place: one element on each card, and one drawing of each of the few sheets that there are.
 */
export const MiniSheet = ({ id }: { id: string }) => (
  <img
    src={addressOf(numberOf(id) % LINES.length)}
    alt=""
    draggable={false}
    className="block aspect-[85/110] w-full bg-paper [forced-color-adjust:none]"
  />
);

const addresses: string[] = [];

/** The address of the sheet whose lines begin with the one at `first`. Print is black on the paper of every theme. */
function addressOf(first: number): string {
  addresses[first] ??= `data:image/svg+xml,${encodeURIComponent(drawSheet(first))}`;
  return addresses[first];
}

function drawSheet(first: number): string {
  const lines = LINES.map((_width, at) => {
    const width = (LINES[(first + at) % LINES.length] ?? 100) * 0.65;
    const y = 25 + at * 4.4 + (at > 3 ? 4 : 0) + (at > 10 ? 4 : 0);
    return `M10 ${y}h${width}v1.4h${-width}z`;
  });
  const paths = [
    ['M27 10h31v3.4H27z', 0.75],
    ['M20 16.5h45v1.4H20z', 0.3],
    [lines.join(''), 0.25],
    ['M10 42h16v2h-16zM10 77h16v2h-16z', 0.6],
  ];
  const drawn = paths.map(([path, opacity]) => `<path d="${path}" opacity="${opacity}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 85 110">${drawn.join('')}</svg>`;
}
