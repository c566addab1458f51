import { barsPath, range } from './bars.ts';
import type { DrawArt } from './draw-shapes.tsx';

/** Twelve things asked for, nine of them there: a score that can be counted. */
export const drawTally: DrawArt = (random) => {
  const missing = new Set<number>();
  while (missing.size < 3) missing.add(Math.floor(random() * 12));
  const box = (at: number) => ({ x: 40 + (at % 6) * 42, y: 40 + Math.floor(at / 6) * 52 });
  const check = (at: number) => `M${box(at).x + 7} ${box(at).y + 16}l7 7l12 -14`;
  const stated = range(12).filter((at) => !missing.has(at));
  return [
    <path
      key="boxes"
      d={barsPath(range(12).map((at) => ({ ...box(at), width: 32, height: 32 })))}
      fill="none"
      strokeWidth="2"
      className="stroke-edge"
    />,
    <path
      key="checks"
      d={stated.map(check).join('')}
      fill="none"
      strokeWidth="4"
      className="stroke-accent"
    />,
    <path key="whole" d="M40 156h242v10h-242z" className="fill-raised" />,
    <path key="share" d="M40 156h181.5v10h-181.5z" className="fill-paper" />,
  ];
};

/** The days of a month, one of them marked beyond doubt. */
export const drawCalendar: DrawArt = (random) => {
  const marked = 8 + Math.floor(random() * 14);
  const day = (at: number) => ({
    x: 58 + (at % 7) * 30,
    y: 62 + Math.floor(at / 7) * 26,
    width: 22,
    height: 18,
  });
  return [
    <path key="sheet" d="M44 22h232v160H44z" className="fill-raised" />,
    <path key="head" d="M44 22h232v26H44z" className="fill-paper" />,
    <path key="month" d="M58 32h62v6h-62zM230 32h32v6h-32z" className="fill-print/80" />,
    <path
      key="days"
      d={barsPath(
        range(30)
          .filter((at) => at !== marked)
          .map(day)
          .filter(({ y }) => y < 170),
      )}
      className="fill-edge"
    />,
    <path
      key="day"
      d={barsPath([
        { ...day(marked), x: day(marked).x - 4, y: day(marked).y - 4, width: 30, height: 26 },
      ])}
      className="fill-accent"
    />,
  ];
};
