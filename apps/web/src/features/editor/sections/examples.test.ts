import { ENGLISH } from '@shortlist/messages';
import { BRACKETED, wordsOutside } from '@shortlist/messages/bracketed.test-support';
import { SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { findExample } from './examples.ts';

const paths = SECTIONS.kinds.map(({ path }) => path);

it('[OC2] every section that the product offers has an example', () => {
  const without = paths.filter((path) => !findExample(ENGLISH, path)?.lines[0]);
  expect(without).toEqual([]);
});

it('[HO10] examples are in the language of the interface', () => {
  const said = paths.map((path) => findExample(BRACKETED, path));
  const texts = said.flatMap((example) => [example?.lines.join('\n') ?? '', example?.why ?? '']);
  expect(texts.flatMap(wordsOutside)).toEqual([]);
});
