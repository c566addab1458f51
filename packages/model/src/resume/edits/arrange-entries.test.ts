import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arrangeEntries, type EntryId, entriesOf, withEntryOrder } from '../../index.ts';
import { awardWith, entryId, resumeWith } from '../resume.test-support.ts';

const named = (ids: string[]) => ids.map((id) => ({ id: entryId(id) }));

describe('arrangeEntries', () => {
  it.each([
    { it: 'no order', entries: ['a', 'b'], order: [], arranged: ['a', 'b'] },
    {
      it: 'a whole order',
      entries: ['a', 'b', 'c'],
      order: ['c', 'a', 'b'],
      arranged: ['c', 'a', 'b'],
    },
    {
      it: 'ids that it does not name',
      entries: ['a', 'b', 'c'],
      order: ['c'],
      arranged: ['c', 'a', 'b'],
    },
    {
      it: 'ids that are gone',
      entries: ['a', 'b'],
      order: ['x', 'b', 'y', 'a'],
      arranged: ['b', 'a'],
    },
    { it: 'doubles', entries: ['a', 'b'], order: ['b', 'b', 'a'], arranged: ['b', 'a'] },
  ])('[HO2] takes $it', ({ entries, order, arranged }) => {
    const ids = arrangeEntries(named(entries), order as EntryId[]).map(({ id }) => id);
    expect(ids).toEqual(arranged);
  });

  const anyIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  test.prop([anyIds, fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y'))])(
    '[HO2] has every entry once, whatever the order says',
    (ids, order) => {
      const arranged = arrangeEntries(named(ids), order as EntryId[]).map(({ id }) => id);
      expect([...arranged].sort()).toEqual([...ids].sort());
    },
  );
});

describe('withEntryOrder', () => {
  it('has no orders once the last one is empty', () => {
    const awards = ['a', 'b'].map((id) => awardWith({ id: entryId(id) }));
    const ordered = withEntryOrder(resumeWith({ awards }), 'award', [entryId('b')]);
    expect(entriesOf(ordered, 'award').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withEntryOrder(ordered, 'award', [])).not.toHaveProperty('entryOrder');
  });
});
