import { fc, test } from '@fast-check/vitest';
import { LETTER, type Letter, type PointId, SECTIONS, storableValue } from '@shortlist/model';
import { anyLetter } from '@shortlist/model/letter.test-support';
import { expect, it } from 'vitest';
import { diffLetters, letterBack } from './index.ts';

const refuse = () => {
  throw new Error('Blocks bring their ids along.');
};
const { applyEdit } = LETTER.createModel(SECTIONS, { newPointId: refuse, now: refuse });

const diff = (before: Letter, after: Letter) => diffLetters(before, after, { hasIds: true }).texts;

const WORDS = ['I build bridges', 'Dear reader', 'At last the river', 'Nine long years', ''];

/** Blocks of which two states of a letter have some, each in an order and with words of its own. */
const anyBlocks = fc
  .shuffledSubarray(['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee'] as PointId[])
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), text: fc.constantFrom(...WORDS, `Only ${id} says so`) }),
      ),
    ),
  );
const anyState = fc
  .tuple(anyLetter, anyBlocks)
  .map(([letter, blocks]): Letter => storableValue({ ...letter, body: { blocks } }));

/** Takes back the first change that can be, as long as there is one, and undoes each as well. */
function takeBack(before: Letter, after: Letter): Letter {
  const changes = diff(before, after);
  for (const change of changes) {
    const way = letterBack(change, { before, after });
    if (!way) continue;
    const then = applyEdit(after, way.back(after));
    expect(then).not.toEqual(after);
    expect(applyEdit(then, way.undo(then))).toEqual(after);
    return takeBack(before, then);
  }
  return after;
}

test.prop([anyState, anyState], { numRuns: 20 })(
  '[HI1] a letter is taken back field by field and paragraph by paragraph, and each step is undone',
  (before, after) => {
    expect(diff(before, takeBack(before, after))).toEqual([]);
  },
);

const anyStored = anyLetter.map((letter) => storableValue(letter));

test.prop([anyStored, anyStored], { numRuns: 20 })(
  '[HI1] the body of a letter whose paragraphs have no lasting ids is taken back as one',
  (before, after) => {
    expect(diff(before, takeBack(before, after))).toEqual([]);
  },
);

it('[HI1] a paragraph that comes back leaves one that was written since where it is', () => {
  const letterOf = (...blocks: [id: string, text: string][]) =>
    LETTER.readParts(
      [
        {
          key: 'body',
          schema: 1,
          content: { blocks: blocks.map(([id, text]) => ({ id, text })) },
        },
      ],
      SECTIONS,
    ) as Letter;
  const before = letterOf(['aaaaaaaa', 'One.'], ['bbbbbbbb', 'Two.']);
  const after = letterOf(['aaaaaaaa', 'One.'], ['cccccccc', 'New words.'], ['bbbbbbbb', 'Zwei.']);
  const change = diff(before, after).find(({ kind }) => kind === 'changed');
  const way = change && letterBack(change, { before, after });
  const said = way && applyEdit(after, way.back(after));
  expect(said?.body.blocks.map(({ text }) => text)).toEqual(['One.', 'New words.', 'Two.']);
});
