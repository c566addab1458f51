import { EntryId, type Resume } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import {
  PATENT,
  PATENT_SAYS,
  SECTIONS_WITH_PATENTS,
  withPatent,
} from '@shortlist/model/patent.test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SectionsContext } from '#platform/given-sections.ts';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';
import { readLines, sectionOf } from './review.test-support.tsx';
import { Review } from './review.tsx';

it('[HO1] a kind of section that a test adds is reviewed like any other', async () => {
  const read = await readLines();
  const resume = withPatent(read.parsed.resume, EntryId.parse('p1'));
  const created: Resume[] = [];
  render(
    <SectionsContext value={SECTIONS_WITH_PATENTS}>
      <Review
        read={{ ...read, parsed: { ...read.parsed, resume } }}
        keeping="kept"
        onReview={() => {}}
        onCreate={(done) => created.push(done)}
        onCancel={() => {}}
      />
    </SectionsContext>,
    { wrapper: ToastProvider },
  );
  const user = userEvent.setup();
  const title = () =>
    within(sectionOf('Patents')).getAllByRole<HTMLInputElement>('textbox', {
      name: /^Title of invention/,
    });
  expect(title().map(({ value }) => value)).toEqual([PATENT_SAYS.title]);

  const [first] = title();
  if (first) await user.type(first, ' 2');
  await user.click(within(sectionOf('Patents')).getByRole('button', { name: 'Add patent' }));
  expect(title()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Create/ }));
  const patents = created.flatMap((done) => flatEntriesOf(done, PATENT, SECTIONS_WITH_PATENTS));
  expect(patents[0]).toEqual({ id: 'p1', ...PATENT_SAYS, title: 'Analytical loom 2' });
});
