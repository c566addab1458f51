import { range } from './bars.ts';
import type { DrawArt } from './draw-art.ts';

/** Layers, one upon the other, the way that time or a disk is laid down. */
export const drawStrata: DrawArt = (random) => {
  const looks = [
    'fill-raised',
    'fill-hairline',
    'fill-edge',
    'fill-amber',
    'fill-raised',
    'fill-paper',
    'fill-hairline',
  ];
  // Each drawing begins at another layer.
  const first = Math.floor(random() * looks.length);
  return range(looks.length).map((layer) => {
    const look = looks[(first + layer) % looks.length];
    const y = 18 + layer * 25;
    const [left, middle, right] = [random() * 26 - 13, random() * 44 - 22, random() * 26 - 13];
    return (
      <path
        key={layer}
        d={`M0 ${Math.round(y + left)}C90 ${Math.round(y + middle)} 210 ${Math.round(y - middle)} 320 ${Math.round(y + right)}V200H0z`}
        className={look}
      />
    );
  });
};

/** Circles about a middle, and what goes round on them. */
export const drawOrbits: DrawArt = (random) => {
  const x = 60 + random() * 200;
  const y = 50 + random() * 100;
  const step = 17 + random() * 14;
  const rings = range(6).map((ring) => (
    <circle key={ring} cx={x} cy={y} r={22 + ring * step} fill="none" className="stroke-edge" />
  ));
  const bodies = range(7).map((body) => {
    const angle = random() * 2 * Math.PI;
    const radius = 22 + Math.floor(random() * 5) * step;
    return (
      <circle
        key={`body-${body}`}
        cx={(x + Math.cos(angle) * radius).toFixed(1)}
        cy={(y + Math.sin(angle) * radius).toFixed(1)}
        r={3 + random() * 5}
        className={body === 0 ? 'fill-amber' : 'fill-muted'}
      />
    );
  });
  return [...rings, ...bodies, <circle key="middle" cx={x} cy={y} r="11" className="fill-paper" />];
};
