import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { anyCharacter, anyPointDrafts, anyText } from '../resume/resume.test-support.ts';
import { formatMarkedText, parseMarkedText } from './marked-text.ts';
import { pointValues } from './point-values.ts';
import { makePoints, pointsCodec } from './points.ts';

test.prop([anyPointDrafts])('[OC5] any points come back from their marked text', (drafts) => {
  const points = makePoints(drafts);
  const [flat, values] = [pointsCodec.toFlat(points), pointValues(points)];
  expect(parseMarkedText(formatMarkedText(flat, values))).toEqual({ flat, values });
});

test.prop([fc.oneof(anyText, fc.string({ unit: anyCharacter }))])(
  '[OC5] any text comes back to the letter',
  (flat) => {
    const text = formatMarkedText(flat, undefined);
    expect(parseMarkedText(text)).toEqual({ flat, values: undefined });
    if (!flat.includes('\u0000')) expect(text).toBe(flat);
  },
);

it('[OC5] says what a line does not say behind it', () => {
  const values = { marks: { 0: [{ from: 0, to: 3, bold: true as const }] }, hidden: [2] };
  expect(formatMarkedText('• One\n• Two\n• Three', values).split('\n')).toEqual([
    '• One\u0000{"marks":[{"from":0,"to":3,"bold":true}]}',
    '• Two',
    '• Three\u0000{"hidden":true}',
  ]);
});
