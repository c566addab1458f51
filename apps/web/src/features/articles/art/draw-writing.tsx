import { type Bar, barsPath, range } from './bars.ts';
import type { DrawArt } from './draw-shapes.tsx';

/** Signs of no script and of all: strokes, bows and points, each in its own field; one is chosen. */
export const drawGlyphs: DrawArt = (random) => {
  const chosen = Math.floor(random() * 15);
  const [left, top] = [46 + (chosen % 5) * 57, 42 + Math.floor(chosen / 5) * 58];
  const signs = range(15).map((at) =>
    sign(46 + (at % 5) * 57, 42 + Math.floor(at / 5) * 58, random),
  );
  const look = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round' } as const;
  return [
    <path key="field" d={`M${left - 25} ${top - 26}h50v52h-50z`} className="fill-accent" />,
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
    <path key="marked" d={barsPath(marked)} className="fill-accent" />,
  ];
};

/** A prompt, what is typed at it, and the page that comes of it. */
export const drawPrompt: DrawArt = (random) => {
  const words = range(3).map((at) => ({
    x: 62 + at * 40,
    y: 40,
    width: 18 + random() * 16,
    height: 6,
  }));
  const lines = range(4).map((at) => ({
    x: 40,
    y: 76 + at * 18,
    width: 60 + random() * 70,
    height: 5,
  }));
  const print = range(7).map((at) => ({
    x: 222,
    y: 86 + at * 11,
    width: 24 + random() * 32,
    height: 3,
  }));
  return [
    <path key="window" d="M22 18h206v164H22z" className="fill-raised stroke-edge" />,
    <path key="sign" d="M38 34l10 9l-10 9" fill="none" strokeWidth="4" className="stroke-accent" />,
    <path key="words" d={barsPath(words)} className="fill-paper" />,
    <path key="lines" d={barsPath(lines)} className="fill-edge" />,
    <path key="caret" d="M40 150h12v16h-12z" className="fill-accent" />,
    <path key="page" d="M210 58h84v116h-84z" className="fill-paper" />,
    <path key="name" d="M222 70h42v6h-42z" className="fill-print/80" />,
    <path key="print" d={barsPath(print)} className="fill-print/40" />,
  ];
};

/** One line in four parts: before, deed, outcome, and how anyone would know. */
export const drawBullet: DrawArt = (random) => {
  const widths = range(4).map(() => 40 + random() * 20);
  const parts = widths.map((width, at) => ({
    x: 52 + widths.slice(0, at).reduce((sum, each) => sum + each + 8, 0),
    y: 88,
    width,
    height: 14,
  }));
  const looks = ['fill-edge', 'fill-muted', 'fill-paper', 'fill-accent'];
  const braces = parts.map(({ x, width }, at) => {
    const y = at % 2 === 0 ? 74 : 116;
    const tip = at % 2 === 0 ? -14 : 14;
    return `M${x.toFixed(1)} ${y}v${tip / 2}h${width.toFixed(1)}v${-tip / 2}m${(-width / 2).toFixed(1)} ${tip / 2}v${tip}`;
  });
  return [
    <circle key="bullet" cx="34" cy="95" r="8" className="fill-paper" />,
    ...parts.map((part, at) => <path key={looks[at]} d={barsPath([part])} className={looks[at]} />),
    <path key="braces" d={braces.join('')} fill="none" strokeWidth="2" className="stroke-muted" />,
  ];
};

/** Notes go in, a sentence comes back, and one word of it was never in the notes. */
export const drawEcho: DrawArt = (random) => {
  const notes = range(3).map((at) => ({
    x: 46,
    y: 44 + at * 16,
    width: 40 + random() * 50,
    height: 6,
  }));
  const answer = range(3).map((at) => ({
    x: 150,
    y: 116 + at * 18,
    width: 70 + random() * 40,
    height: 6,
  }));
  return [
    <path key="notes" d="M30 26h134v68h-104l-16 16v-16h-14z" className="fill-raised stroke-edge" />,
    <path key="note" d={barsPath(notes)} className="fill-muted" />,
    <path key="answer" d="M134 98h156v72h-14v16l-16 -16h-126z" className="fill-paper" />,
    <path key="line" d={barsPath(answer)} className="fill-print/40" />,
    <path
      key="added"
      d={`M${178 + Math.round(random() * 30)} 130h46v14h-46z`}
      className="fill-accent"
    />,
  ];
};
