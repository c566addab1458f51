import { expect, it } from 'vitest';
import { changed, row } from '../application-row.test-support.ts';
import { findKnown, indexPostings } from '../index.ts';

it('names the last application to a company', () => {
  const first = row({
    company: 'Acme GmbH',
    events: [changed('2026-02-01T10:00:00Z', 'applied')],
  });
  const last = row({
    company: 'ACME',
    events: [
      changed('2026-04-01T10:00:00Z', 'saved'),
      changed('2026-05-03T10:00:00Z', 'applied'),
      changed('2026-06-01T10:00:00Z', 'closed'),
    ],
  });
  const index = indexPostings([
    first,
    last,
    row({ company: 'Acme' }),
    row({ company: 'Other', events: last.events }),
  ]);
  const posting = { company: 'acme', title: 'Cook', location: '', url: '' };
  expect(findKnown(index, posting)).toEqual({
    same: undefined,
    applied: { row: last, at: '2026-05-03T10:00:00Z' },
  });
  expect(findKnown(index, { ...posting, company: '' })).toEqual({
    same: undefined,
    applied: undefined,
  });
});

it('folds the addresses of an index once, when the first one is looked for', () => {
  let reads = 0;
  const url = 'https://www.linkedin.com/jobs/view/3890011223';
  const saved = {
    ...row({ company: 'Acme', title: 'Baker' }),
    get url() {
      reads += 1;
      return url;
    },
  };
  const index = indexPostings([saved]);
  const posting = { company: 'Acme', title: 'Baker', location: '', url: '' };
  expect(findKnown(index, posting).same).toBe(saved);
  expect(reads).toBe(0);
  const elsewhere = { ...posting, company: 'ACME Group', url };
  for (const asked of [elsewhere, elsewhere]) expect(findKnown(index, asked).same).toBe(saved);
  expect(reads).toBe(1);
});
