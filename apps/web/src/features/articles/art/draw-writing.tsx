import { type Bar, barsPath, range } from './bars.ts';
import type { DrawArt } from './draw-art.ts';

/** Signs of no script and of all: strokes, bows and points, each in a field of its own; one is chosen. */
export const drawGlyphs: DrawArt = (random) => {
  const chosen = Math.floor(random() * 15);
  const [left, top] = [46 + (chosen % 5) * 57, 42 + Math.floor(chosen / 5) * 58];
  const signs = range(15).map((at) =>
    sign(46 + (at % 5) * 57, 42 + Math.floor(at / 5) * 58, random),
  );
  const look = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round' } as const;
  return [
    <path key="field" d={`M${left - 25} ${top - 26}h50v52h-50z`} className="fill-amber" />,
    <path
      key="signs"
      {...look}
      d={signs.filter((_, at) => at !== chosen).join('')}
      className="stroke-muted"
    />,
    <path key="chosen" {...look} d={signs[chosen]} className="stroke-print" />,
  ];
};

function sign(x: number, y: number, random: () => number): string {
  const reach = Math.round(10 + random() * 8);
  const bend = Math.round(random() * 24 - 12);
  const bow = `M${x - reach} ${y + reach}Q${x + bend} ${y - 22} ${x + reach} ${y + Math.round(reach * 0.6)}`;
  const stroke = random() < 0.6 ? `M${x - reach + 2} ${y}H${x + reach}` : '';
  const point = random() < 0.45 ? `M${x + Math.round(bend * 0.3)} ${y - 18}v0.1` : '';
  return bow + stroke + point;
}

/** Lines of a text, some words of it marked. */
export const drawMarks: DrawArt = (random) => {
  const plain: Bar[] = [];
  const marked: Bar[] = [];
  for (const line of range(9)) {
    const y = 24 + line * 18;
    for (let x = 26, width = 0; x < 280; x += width + 9) {
      width = Math.min(14 + random() * 46, 294 - x);
      if (random() < 0.13) marked.push({ x: x - 3, y: y - 4, width: width + 6, height: 14 });
      else plain.push({ x, y, width, height: 6 });
    }
  }
  return [
    <path key="plain" d={barsPath(plain)} className="fill-edge" />,
    <path key="marked" d={barsPath(marked)} className="fill-amber" />,
  ];
};
