import { expect, it } from 'vitest';
import { checkProposal } from './index.ts';

it('knows the years between dates of a source, however often that says them', () => {
  const source = `2001 ${'2011 '.repeat(10_000)}`;
  const says = 'Ran it for 10 years, then for 25 years';
  expect(checkProposal(says, source).map(({ start, end }) => says.slice(start, end))).toEqual([
    '25',
  ]);
});

it('reads a line of hundreds of skills in the time of a test', () => {
  const line = 'Kubernetes Terraform '.repeat(300);
  expect(checkProposal(line, line)).toEqual([]);
});
