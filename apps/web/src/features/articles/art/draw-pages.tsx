import { type Bar, barsPath, range } from './bars.ts';
import type { DrawArt } from './draw-shapes.tsx';

/** A white page with its lines, the first of them a name. */
function page(x: number, y: number, { width, height, lines }: PageLook) {
  const name = { x: x + 12, y: y + 14, width: width * 0.5, height: 7 };
  const bars = lines.map((share, line) => ({
    x: x + 12,
    y: y + 34 + line * 11,
    width: (width - 24) * share,
    height: 3,
  }));
  return (
    <g key={`page-${x}-${y}`}>
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} className="fill-paper" />
      <path d={barsPath([name])} className="fill-print/80" />
      <path d={barsPath(bars)} className="fill-print/40" />
    </g>
  );
}

/** `lines` are shares of the page's width. */
type PageLook = { width: number; height: number; lines: readonly number[] };

const linesOf = (random: () => number, count: number) =>
  range(count).map(() => 0.5 + random() * 0.5);

/** The page on the screen and the page of the file: the same lines at the same heights. */
export const drawTwins: DrawArt = (random) => {
  const lines = linesOf(random, 11);
  const look = { width: 104, height: 164, lines };
  const same = [2, 5, 8].map((line) => `M40 ${61.5 + line * 11}H280`).join('');
  return [
    page(40, 26, look),
    page(176, 26, look),
    <path key="same" d={same} strokeWidth="3" className="stroke-accent" />,
  ];
};

/** One page, and a second one that begins where the first is full. */
export const drawSecondPage: DrawArt = (random) => [
  <path key="edge" d="M186 52h104v164h-104z" fill="none" className="stroke-edge" />,
  page(60, 24, { width: 112, height: 152, lines: linesOf(random, 10) }),
  page(190, 56, { width: 104, height: 160, lines: linesOf(random, 3) }),
  <path key="end" d="M72 158h88v8h-88z" className="fill-accent" />,
];

/** Files that are kept in order, one of them taken out by what stands on its tab. */
export const drawDrawer: DrawArt = (random) => {
  const taken = 2 + Math.floor(random() * 3);
  return [
    ...range(6).map((file) => {
      const [x, y] = [40 + file * 24, file === taken ? 14 : 52 + file * 7];
      const kept = file % 2 === 0 ? 'fill-raised' : 'fill-edge';
      return (
        <path
          key={`file-${x}`}
          d={`M${x} ${y + 14}h${14 + file * 6}v-14h34v14H${x + 120}V200H${x}z`}
          className={file === taken ? 'fill-paper' : kept}
        />
      );
    }),
    <path key="tab" d={`M${58 + taken * 30} 18h26v6h-26z`} className="fill-accent" />,
    <path key="drawer" d="M24 150h272v60H24z" className="fill-hairline" />,
    <path
      key="handle"
      d="M130 172h60"
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-muted"
    />,
  ];
};

const columnsOf = (random: () => number, count: number) => {
  const width = 272 / count - 14;
  const lefts = range(count).map((column) => 26 + column * (width + 18));
  const bars = lefts.flatMap((x) =>
    range(12).map(
      (line): Bar => ({
        x,
        y: 24 + line * 13,
        width: width * (0.45 + random() * 0.55),
        height: 5,
      }),
    ),
  );
  return { lefts, text: <path key="text" d={barsPath(bars)} className="fill-edge" /> };
};

/** Two columns, and a reader that goes straight across both. */
export const drawColumns: DrawArt = (random) => {
  const { text } = columnsOf(random, 2);
  const ways = [2, 5, 8].map((line) => `M20 ${26.5 + line * 13}H300`).join('');
  return [text, <path key="way" d={ways} strokeWidth="3" className="stroke-accent" />];
};

/** Columns, and the order in which they are meant to be read: down one, and on at the top of the next. */
export const drawPath: DrawArt = (random) => {
  const { lefts, text } = columnsOf(random, 3);
  const way = lefts
    .map((left, at) => `${at === 0 ? 'M' : 'L'}${(left - 8).toFixed(1)} 22V178`)
    .join('');
  const stops = lefts.map((left) => (
    <circle key={left} cx={left - 8} cy="22" r="6" className="fill-paper" />
  ));
  return [
    text,
    <path key="way" d={way} fill="none" strokeWidth="3" className="stroke-accent" />,
    ...stops,
  ];
};
