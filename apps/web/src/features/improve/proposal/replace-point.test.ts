import { expect, it } from 'vitest';
import { listPoints, replacePoint } from './replace-point.ts';

const TEXT = '• Ran the bar\n• \n- Ran the inn\nRan the bar';

it('a point keeps its line and what leads it', () => {
  expect(replacePoint(TEXT, { text: 'Ran the inn', line: 2 }, 'Led the inn')).toBe(
    '• Ran the bar\n• \n- Led the inn\nRan the bar',
  );
  expect(replacePoint(TEXT, { text: 'Ran the bar', line: 3 }, 'Led')).toBe(
    '• Ran the bar\n• \n- Ran the inn\nLed',
  );
});

it('a point is found where it has moved to', () => {
  expect(replacePoint(`• New\n${TEXT}`, { text: 'Ran the inn', line: 2 }, 'Led')).toBe(
    '• New\n• Ran the bar\n• \n- Led\nRan the bar',
  );
});

it('a point that has changed is not replaced', () => {
  expect(replacePoint(TEXT, { text: 'Ran a pub', line: 0 }, 'Led')).toBeUndefined();
});

it('each point of a text can be replaced by itself', () => {
  for (const point of listPoints(TEXT)) expect(replacePoint(TEXT, point, point.text)).toBe(TEXT);
});
