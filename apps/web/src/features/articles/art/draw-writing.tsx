import type { DrawArt } from '../article-art.tsx';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Signs of no script and of all: strokes, bows and points, each in a field of its own. */
export const drawGlyphs: DrawArt = (random) => {
  const chosen = Math.floor(random() * 15);
  return range(15).map((at) => {
    const x = 46 + (at % 5) * 57;
    const y = 42 + Math.floor(at / 5) * 58;
    const reach = 10 + random() * 8;
    const bend = random() * 24 - 12;
    const isChosen = at === chosen;
    return (
      <g
        key={at}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className={isChosen ? 'stroke-print' : 'stroke-muted'}
      >
        {isChosen && (
          <rect x={x - 25} y={y - 26} width="50" height="52" className="fill-amber stroke-none" />
        )}
        <path
          d={`M${x - reach} ${y + reach}Q${x + bend} ${y - 22} ${x + reach} ${y + reach * 0.6}`}
        />
        {random() < 0.6 && <path d={`M${x - reach * 0.8} ${y}H${x + reach}`} />}
        {random() < 0.45 && <path d={`M${x + bend * 0.3} ${y - 18}v0.1`} strokeWidth="6" />}
      </g>
    );
  });
};

/** Lines of a text, some words of it marked. */
export const drawMarks: DrawArt = (random) =>
  range(9).flatMap((line) => {
    const y = 24 + line * 18;
    const words = [];
    for (let x = 26, width = 0; x < 280; x += width + 9) {
      width = Math.min(14 + random() * 46, 294 - x);
      const isMarked = random() < 0.13;
      words.push(<Word key={`${line}-${x}`} x={x} y={y} width={width} isMarked={isMarked} />);
    }
    return words;
  });

type WordProps = { x: number; y: number; width: number; isMarked: boolean };

const Word = ({ x, y, width, isMarked }: WordProps) =>
  isMarked ? (
    <rect x={x - 3} y={y - 4} width={width + 6} height="14" className="fill-amber" />
  ) : (
    <rect x={x} y={y} width={width} height="6" className="fill-edge" />
  );
