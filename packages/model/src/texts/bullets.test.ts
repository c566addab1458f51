import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bulletLines, isEmptyText, leadWithBullets, stripBullet } from '../index.ts';
import { anyText } from '../resume/resume.test-support.ts';

describe('bulletLines', () => {
  it('[PV3] strips the leading bullet character of each line', () => {
    expect(bulletLines('• Built it\n• Ran it')).toEqual([
      { text: 'Built it', line: 0 },
      { text: 'Ran it', line: 1 },
    ]);
  });

  it('leaves lines out that say nothing and keeps the places of the others', () => {
    expect(bulletLines('• \n\n• Built it\r\n-\n  • Ran it  ')).toEqual([
      { text: 'Built it', line: 2 },
      { text: 'Ran it', line: 4 },
    ]);
  });

  it.each([
    ['•Built', 'Built'],
    ['‣ Built', 'Built'],
    ['◦\tBuilt', 'Built'],
    ['o\tBuilt', 'Built'],
    ['§\tBuilt', 'Built'],
    ['o Built', 'o Built'],
    ['▪ Built', 'Built'],
    ['● Built', 'Built'],
    ['➢ Built', 'Built'],
    ['✓ Built', 'Built'],
    ['\uf0b7 Built', 'Built'],
    ['· Built', 'Built'],
    ['- Built', 'Built'],
    ['– Built', 'Built'],
    ['* Built', 'Built'],
    ['• - Built', 'Built'],
    ['-5 % cost', '-5 % cost'],
    ['*nix servers', '*nix servers'],
    ['+20 % sales', '+20 % sales'],
    ['»Faust« staged', '»Faust« staged'],
    ['A • B', 'A • B'],
    ['•', ''],
  ])('reads %j as %j', (line, text) => {
    expect(stripBullet(line)).toBe(text);
  });

  test.prop([anyText])('never leaves a bullet in front', (text) => {
    for (const line of bulletLines(text)) expect(stripBullet(line.text)).toBe(line.text);
  });
});

describe('leadWithBullets', () => {
  it('[ED8] starts each line with one bullet', () => {
    expect(leadWithBullets('Built it\n- Ran it\n• Kept it')).toBe(
      '• Built it\n• Ran it\n• Kept it',
    );
  });

  test.prop([anyText])(
    '[ED8] does so for any text, says the same, and nothing new when repeated',
    (text) => {
      const led = leadWithBullets(text);
      for (const line of led.split('\n')) expect(line.startsWith('• ')).toBe(true);
      expect(bulletLines(led)).toEqual(bulletLines(text));
      expect(leadWithBullets(led)).toBe(led);
    },
  );
});

it.each([
  ['', true],
  [' \n• \n- ', true],
  ['•x', false],
  ['0', false],
])('takes %j for blank: %j', (text, expected) => {
  expect(isEmptyText(text)).toBe(expected);
});
