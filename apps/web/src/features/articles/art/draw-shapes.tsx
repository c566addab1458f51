import type { DrawArt } from '../article-art.tsx';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

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
  return looks.map((look, layer) => {
    const y = 30 + layer * 25;
    const [left, middle, right] = [random() * 26 - 13, random() * 44 - 22, random() * 26 - 13];
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
        key={layer}
        d={`M0 ${y + left}C90 ${y + middle} 210 ${y - middle} 320 ${y + right}V200H0z`}
        className={look}
      />
    );
  });
};

/** Circles about a middle, and what goes round on them. */
export const drawOrbits: DrawArt = (random) => {
  const x = 120 + random() * 80;
  const y = 85 + random() * 30;
  const rings = range(6).map((ring) => (
    <circle key={ring} cx={x} cy={y} r={22 + ring * 23} fill="none" className="stroke-edge" />
  ));
  const bodies = range(7).map((body) => {
    const angle = random() * 2 * Math.PI;
    const radius = 22 + Math.floor(random() * 5) * 23;
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
