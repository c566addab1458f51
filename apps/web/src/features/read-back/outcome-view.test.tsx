import { EXPORTERS } from '@shortlist/exporters';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CheckOutcome } from './checking/check-file.ts';
import { OutcomeView } from './outcome-view.tsx';

afterEach(cleanup);

const WHOLE: CheckOutcome = {
  kind: 'compared',
  fields: 3,
  same: 3,
  elsewhere: 2,
  differences: [],
  lines: [],
};

it.each([
  { id: 'json', says: 'Nothing is left out of the JSON Resume.' },
  { id: 'pdf', says: 'Not in the PDF: hidden content and dates as typed.' },
  {
    id: 'txt',
    says: 'Not in the Plain text: bold and italics, the design, page breaks, the photo, the language code, hidden content, and dates as typed.',
  },
])('[EX3] says what has no place in the format: $id', ({ id, says }) => {
  const format = EXPORTERS.find(id);
  if (!format) throw new Error(`There is no ${id}.`);
  render(<OutcomeView format={format} outcome={WHOLE} onPick={() => {}} />);
  expect(screen.getByText(says)).toBeDefined();
});

it('[TR5] names both readers, and what the one gets that does not know our files', () => {
  render(<OutcomeView format={EXPORTERS.all[0]} outcome={WHOLE} onPick={() => {}} />);
  expect(screen.getByText('3 of 3 fields are read correctly from the PDF.')).toBeDefined();
  expect(
    screen.getByText(
      'That is our own reader, which knows our files. A reader that does not know them gets 2 of 3.',
    ),
  ).toBeDefined();
});
