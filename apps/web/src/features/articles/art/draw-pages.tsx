import { barsPath, range } from './bars.ts';
import type { DrawArt } from './draw-art.ts';

/** Sheets on a desk, one over the other; on the topmost one line is marked. */
export const drawSheets: DrawArt = (random) => {
  const tilt = random() * 10 - 5;
  const looks = ['fill-raised', 'fill-edge', 'fill-paper'];
  return looks.map((look, sheet) => (
    <g
      key={look}
      transform={`rotate(${(tilt * (sheet - 0.5)).toFixed(2)} 160 130) translate(${sheet * 14} ${sheet * 6})`}
    >
      <path d="M86 22h120v170h-120z" className={look} />
      {look === 'fill-paper' && writing(random)}
    </g>
  ));
};

function writing(random: () => number) {
  const marked = 2 + Math.floor(random() * 6);
  const name = { x: 98, y: 34, width: 40 + random() * 40, height: 7 };
  const lines = range(11).map((line) => ({
    x: 98,
    y: 53 + line * 11,
    width: 50 + random() * 46,
    height: 3,
  }));
  return (
    <>
      <path d={barsPath([name])} className="fill-print/80" />
      <path d={`M94 ${50.5 + marked * 11}h104v8h-104z`} className="fill-amber" />
      <path d={barsPath(lines)} className="fill-print/40" />
    </>
  );
}

/** Columns of text, and the way that a reader takes: down each of them, or straight across. */
export const drawColumns: DrawArt = (random) => {
  const count = 2 + Math.floor(random() * 2);
  const width = 272 / count - 14;
  const lefts = range(count).map((column) => 26 + column * (width + 18));
  const bars = lefts.flatMap((x) =>
    range(12).map((line) => ({
      bar: { x, y: 24 + line * 13, width: width * (0.45 + random() * 0.55), height: 5 },
      isBright: random() < 0.14,
    })),
  );
  const across = 24 + Math.floor(random() * 11) * 13;
  const ways =
    random() < 0.5
      ? [`M20 ${across + 2.5}H300`]
      : lefts.map((x, at) => `M${(x - 7).toFixed(1)} 20V${at + 1 < count ? 176 : across + 13}`);
  const barsThat = (isBright: boolean) =>
    barsPath(bars.filter((one) => one.isBright === isBright).map(({ bar }) => bar));
  return [
    <path key="text" d={barsThat(false)} className="fill-edge" />,
    <path key="bright" d={barsThat(true)} className="fill-paper" />,
    <path key="way" d={ways.join('')} strokeWidth="3" className="stroke-amber" />,
  ];
};
