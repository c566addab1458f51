import type { DrawArt } from '../article-art.tsx';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Sheets on a desk, one over the other; on the topmost one line is marked. */
export const drawSheets: DrawArt = (random) => {
  const tilt = random() * 10 - 5;
  const looks = ['fill-raised', 'fill-edge', 'fill-paper'];
  return looks.map((look, sheet) => (
    <g
      key={look}
      transform={`rotate(${tilt * (sheet - 0.5)} 160 130) translate(${sheet * 14} ${sheet * 6})`}
    >
      <rect x="86" y="22" width="120" height="170" className={look} />
      {look === 'fill-paper' && writing(random)}
    </g>
  ));
};

function writing(random: () => number) {
  const marked = 2 + Math.floor(random() * 6);
  const lines = range(11).map((line) => (
    <rect
      key={line}
      x="98"
      y={53 + line * 11}
      width={50 + random() * 46}
      height="3"
      className="fill-print/40"
    />
  ));
  return [
    <rect
      key="name"
      x="98"
      y="34"
      width={40 + random() * 40}
      height="7"
      className="fill-print/80"
    />,
    <rect key="mark" x="94" y={50.5 + marked * 11} width="104" height="8" className="fill-amber" />,
    ...lines,
  ];
}

/** Columns of text, and the way that a reader takes: down each of them, or straight across. */
export const drawColumns: DrawArt = (random) => {
  const count = 2 + Math.floor(random() * 2);
  const width = 272 / count - 14;
  const lefts = range(count).map((column) => 26 + column * (width + 18));
  const bars = lefts.flatMap((x) =>
    range(12).map((line) => (
      <rect
        key={`${x}-${line}`}
        x={x}
        y={24 + line * 13}
        width={width * (0.45 + random() * 0.55)}
        height="5"
        className={random() < 0.14 ? 'fill-paper' : 'fill-edge'}
      />
    )),
  );
  const across = 24 + Math.floor(random() * 11) * 13;
  const ways =
    random() < 0.5
      ? [`M20 ${across + 2.5}H300`]
      : lefts.map((x, column) => `M${x - 7} 20V${column + 1 < count ? 176 : across + 13}`);
  return [...bars, <path key="way" d={ways.join('')} strokeWidth="3" className="stroke-amber" />];
};
