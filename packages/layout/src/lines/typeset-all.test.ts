import { fc, test } from '@fast-check/vitest';
import type { Block } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import {
  block,
  documentOf,
  fixedMeasurer,
  listeningMeasurer,
  span,
} from '../fixed-measurer.test-support.ts';
import { layOut } from '../index.ts';

/** Few enough texts for blocks to be alike, within a document and from one to the next. */
const anyBlock = fc
  .record({
    text: fc.constantFrom('', 'one', 'two words', 'a text of many words and lines', 'نعمل معا'),
    rest: fc.constantFrom<Partial<Block>>(
      {},
      { role: 'bullet', marker: '•', indent: 10 },
      { trailing: [span('2024')], group: 'experience' },
      { role: 'heading', keepWithNext: true, rule: { gap: 1, thickness: 1 } },
      { align: 'center' },
    ),
  })
  .map(({ text, rest }) => block(text, rest));

const anyDocument = fc
  .record({
    blocks: fc.array(anyBlock, { maxLength: 6 }),
    columns: fc.constantFrom(12, 20),
    lines: fc.constantFrom(3, 10),
  })
  .map(({ blocks, ...room }) => documentOf(blocks, room));

describe('a measurer that is kept', () => {
  test.prop([fc.array(anyDocument, { maxLength: 4 })])(
    'changes no page: each is as with a new one',
    (documents) => {
      const kept = { ...fixedMeasurer };
      for (const document of documents) {
        expect(layOut(document, kept)).toEqual(layOut(document, { ...fixedMeasurer }));
      }
    },
  );

  it('[ED20] measures only what a keystroke changed', () => {
    const measured: string[] = [];
    const listening = listeningMeasurer((text) => measured.push(text));
    layOut(documentOf([block('abc'), block('xyz'), block('xyz')]), listening);
    measured.length = 0;
    layOut(documentOf([block('abcd'), block('xyz'), block('xyz')]), listening);
    expect(measured).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[DS1] measures nothing again of documents that take turns, as those of a gallery do', () => {
    let count = 0;
    const listening = listeningMeasurer(() => {
      count += 1;
    });
    const designs = Array.from({ length: 8 }, (_, at) =>
      documentOf([block('abc', { indent: at }), block('xyz')]),
    );
    for (const design of designs) layOut(design, listening);
    count = 0;
    for (const design of designs) layOut(design, listening);
    expect(count).toBe(0);
  });

  it('forgets what has not been wanted for long', () => {
    const measured = new Set<string>();
    const listening = listeningMeasurer((text) => measured.add(text));
    layOut(documentOf([block('q')]), listening);
    for (let turn = 0; turn < 3; turn += 1)
      layOut(
        documentOf(Array.from({ length: 1600 }, (_, at) => block(`${turn} ${at}`))),
        listening,
      );
    measured.clear();
    layOut(documentOf([block('q')]), listening);
    expect(measured).toEqual(new Set(['q']));
  });
});
