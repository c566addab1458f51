import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const scored = (text: string) =>
  readPosting(`Illustrator\n${text}\nRequirements\n- Procreate, Blender, typography`)
    .keywords.filter(({ tier }) => tier === 'scored')
    .map(({ surface }) => surface);

it.each([
  'No Canva. We had a Canva phase.',
  'We moved off Canva. Canva was fun for a year.',
  'The last Canva file got deleted in spring, and nobody misses Canva.',
  'We ripped Canva out. Somebody cried for Canva.',
  'We no longer teach Canva, so the old Canva slides are gone.',
])('leaves out, wherever the posting speaks of it, what it denies: %j', (said) => {
  expect(scored(said)).not.toContain('Canva');
});

it('keeps what a list asks for, though another line denies it', () => {
  expect(scored('Duties\n- Posters in Canva\n- You do not need to know Canva by heart')).toContain(
    'Canva',
  );
});

it('hears no denial in a form of "be" before a genitive in small letters', () => {
  expect(scored("The only new thing is client's domain, all else (Canva, Figma) you know")).toEqual(
    expect.arrayContaining(['Canva', 'Figma']),
  );
});
