/** Widths of the lines of a page, in percent of its text. */
const LINES = [100, 92, 97, 64, 100, 88, 95, 100, 78, 93, 52, 96, 100, 71, 98, 90, 100, 47];

const PATH = LINES.map((width, at) => {
  const y = 25 + at * 4.4 + (at > 3 ? 4 : 0) + (at > 10 ? 4 : 0);
  return `M10 ${y}h${width * 0.65}v1.4h${-width * 0.65}z`;
}).join('');

/** Print is black on the paper of every theme. */
const SHEET = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 85 110'><path d='M0 0h85v110H0z' fill='white'/><path d='M20 16.5h45v1.4H20z${PATH}' opacity='.25'/><path d='M27 10h31v3.4H27zM10 42h16v2h-16zM10 77h16v2h-16z' opacity='.6'/></svg>`;

/** A sheet of paper in small, with grey lines. A picture, as the page itself that takes its place: one element on each card, and one drawing for all. */
export const MiniSheet = ({ className = '' }: { className?: string }) => (
  <img src={SHEET} alt="" className={`aspect-[85/110] w-full ${className}`} />
);
