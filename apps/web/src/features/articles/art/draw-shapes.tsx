import type { ReactElement } from 'react';
import { barsPath, range } from './bars.ts';

/** Gives the parts of a drawing 320 wide and 200 high; `random` decides what the motif leaves open. */
export type DrawArt = (random: () => number) => ReactElement[];

const ROUND = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A plug, drawn out of its socket in the middle of a beat that goes on behind it. */
export const drawPower: DrawArt = (random) => {
  const beat = range(7)
    .map(
      (at) =>
        `l9 ${-Math.round(8 + random() * 16)}l9 ${Math.round(16 + random() * 16)}L${40 + at * 36 + 30} 168`,
    )
    .join('');
  return [
    <path
      key="beat"
      d={`M20 168L40 168${beat}`}
      {...ROUND}
      strokeWidth="2"
      className="stroke-edge"
    />,
    <path
      key="lead"
      d="M0 62C60 62 70 92 116 92"
      {...ROUND}
      strokeWidth="7"
      className="stroke-muted"
    />,
    <path key="plug" d="M112 66h34v52h-34z" className="fill-paper" />,
    <path key="pins" d="M146 78h22v8h-22zM146 98h22v8h-22z" className="fill-accent" />,
    <path
      key="socket"
      d="M206 54h60v76h-60v-24h20v-8h-20v-12h20v-8h-20z"
      fillRule="evenodd"
      className="fill-raised stroke-edge"
    />,
  ];
};

/** A door that stands open, and the light from within. */
export const drawDoor: DrawArt = (random) => {
  const spread = Math.round(30 + random() * 30);
  return [
    <path key="wall" d="M0 168H320V200H0z" className="fill-raised" />,
    <path
      key="light"
      d={`M132 168H196L${230 + spread} 200H${96 - spread}z`}
      className="fill-accent"
    />,
    <path key="room" d="M132 36h64v132h-64z" className="fill-paper" />,
    <path key="leaf" d="M132 36L92 22V186L132 168z" className="fill-edge" />,
    <circle key="knob" cx="100" cy="108" r="4" className="fill-accent" />,
    <path
      key="frame"
      d="M126 168V30H202V168"
      {...ROUND}
      strokeWidth="4"
      className="stroke-muted"
    />,
  ];
};

/** A page that is gone, and the way back to it. */
export const drawUndo: DrawArt = (random) => {
  const bars = range(8).map((line) => ({
    x: 122,
    y: 56 + line * 14,
    width: 34 + random() * 42,
    height: 4,
  }));
  return [
    <path
      key="gone"
      d="M108 34h104v138h-104z"
      fill="none"
      strokeWidth="2"
      strokeDasharray="6 6"
      className="stroke-edge"
    />,
    <path key="lines" d={barsPath(bars)} className="fill-edge" />,
    <path
      key="way"
      d="M232 156A80 80 0 1 0 96 58"
      {...ROUND}
      strokeWidth="7"
      className="stroke-accent"
    />,
    <path
      key="head"
      d="M130 58L92 62L96 24"
      {...ROUND}
      strokeWidth="7"
      className="stroke-accent"
    />,
  ];
};

/** Frames of a film beside a page: one is watched, the other is read. */
export const drawFilm: DrawArt = (random) => {
  const holes = range(6).flatMap((at) => [
    { x: 30, y: 16 + at * 30, width: 9, height: 12 },
    { x: 141, y: 16 + at * 30, width: 9, height: 12 },
  ]);
  const bars = range(9).map((line) => ({
    x: 206,
    y: 62 + line * 12,
    width: 30 + random() * 46,
    height: 3,
  }));
  return [
    <path key="strip" d="M22 0h136v200H22z" className="fill-raised" />,
    <path key="holes" d={barsPath(holes)} className="fill-edge" />,
    <path
      key="frames"
      d="M48 8h84v54H48zM48 72h84v56H48zM48 138h84v54H48z"
      className="fill-hairline"
    />,
    <path key="play" d="M80 84l28 16l-28 16z" className="fill-accent" />,
    <path key="page" d="M194 28h104v144h-104z" className="fill-paper" />,
    <path key="name" d="M206 42h52v7h-52z" className="fill-print/80" />,
    <path key="lines" d={barsPath(bars)} className="fill-print/40" />,
  ];
};

/** The tags of a page as the tree that a reader of the file walks. */
export const drawTree: DrawArt = (random) => {
  const branches = range(3).map((at) => ({
    x: 62 + at * 98,
    leaves: 2 + Math.floor(random() * 2),
  }));
  const ways = branches.map(({ x, leaves }) => {
    const twigs = range(leaves).map((leaf) => `M${x} 98V136H${leafAt(x, leaf, leaves)}V152`);
    return `M160 48V72H${x}V84${twigs.join('')}`;
  });
  const tag = (x: number, y: number, width: number) =>
    `M${x - width / 2} ${y}h${width}v22h${-width}z`;
  return [
    <path key="ways" d={ways.join('')} fill="none" strokeWidth="2" className="stroke-edge" />,
    <path key="root" d={tag(160, 28, 84)} className="fill-paper" />,
    <path
      key="branches"
      d={branches.map(({ x }) => tag(x, 84, 60)).join('')}
      className="fill-accent"
    />,
    <path
      key="leaves"
      d={branches
        .flatMap(({ x, leaves }) =>
          range(leaves).map((leaf) => tag(leafAt(x, leaf, leaves), 152, 24)),
        )
        .join('')}
      className="fill-muted"
    />,
  ];
};

const leafAt = (x: number, leaf: number, leaves: number) => x + (leaf - (leaves - 1) / 2) * 32;
