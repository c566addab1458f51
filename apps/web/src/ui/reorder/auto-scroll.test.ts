import { expect, it } from 'vitest';
import { scrollSpeed } from './auto-scroll.ts';

it.each([
  { it: 'rests in the middle', y: 400, speed: 0 },
  { it: 'rests at the border of the edge', y: 72, speed: 0 },
  { it: 'goes up half as fast half-way into the edge', y: 36, speed: -9 },
  { it: 'goes up fastest at and above the top', y: -50, speed: -18 },
  { it: 'goes down near the foot', y: 764, speed: 9 },
  { it: 'goes down fastest below the foot', y: 1000, speed: 18 },
])('$it', ({ y, speed }) => {
  expect(scrollSpeed(y, 800)).toBe(speed);
});
