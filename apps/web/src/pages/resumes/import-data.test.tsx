import { createDocument } from '@shortlist/contracts';
import {
  bytesOf,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  zipOf,
} from '@shortlist/imports/samples.test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentsSent, type Network } from '../../network.test-support.ts';
import {
  bring,
  closeImport,
  create,
  findReview,
  openImportNetwork,
} from './open-import.test-support.tsx';

let network: Network;
beforeEach(() => {
  ({ network } = openImportNetwork());
});
afterEach(closeImport);

it('[IM1] shows what LinkedIn’s ZIP says, with what found no place, and saves it when that is confirmed', async () => {
  const app = await bring(new File([zipOf(LINKEDIN_FILES)], 'linkedin.zip'));
  const review = await findReview();
  expect(network.sentTo(createDocument)).toHaveLength(0);
  const unplaced = within(review).getByRole('region', { name: 'Unplaced text' });
  expect(unplaced.textContent).toContain('Team Size: 6');
  expect(unplaced.textContent).toContain('3 files are not part of the resume and were skipped: ');
  const file = within(review).getByRole('region', { name: 'Document' });
  expect(file.textContent).toContain('Company Name: Tidewater Bank');

  expect(within(review).queryByText(/^Check this/)).toBeNull();
  await app.user.click(within(unplaced).getByRole('button', { name: /Team Size: 6/ }));
  expect(file.querySelector('mark')?.textContent).toBe('Team Size: 6');
  await create(app);
  await waitFor(() =>
    expect(contentsSent(network, 'education:')[0]).toMatchObject({
      school: 'University of Bergen',
    }),
  );
  expect(network.sentTo(createDocument)).toHaveLength(1);
});

it('[IM1] asks which resume of an archive is meant', async () => {
  const named = (name: string) => JSON.stringify({ basics: { name } });
  const zip = zipOf({ 'Actor.json': named('Ida'), 'Baker.json': named('Udo') });
  const { user } = await bring(new File([zip], 'shortlist.zip'));
  const dialog = await screen.findByRole('dialog', { name: 'Which resume?' });
  expect(dialog.textContent).toContain('There are 2 resumes in shortlist.zip.');
  await user.click(within(dialog).getByRole('radio', { name: 'Baker' }));
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await findReview();
  expect(screen.getByDisplayValue('Udo')).toBeTruthy();
});

it.each([
  {
    name: 'cut.zip',
    bytes: zipOf(LINKEDIN_FILES).slice(0, 500),
    title: 'Damaged File',
    says: 'save it again',
  },
  {
    name: 'foreign.xml',
    bytes: bytesOf('<a/>'),
    title: 'Invalid File Type',
    says: 'not from Europass',
  },
  {
    name: 'entities.xml',
    bytes: bytesOf(`<!DOCTYPE a>${EUROPASS_PORTAL}`),
    title: 'File Not Read',
    says: 'built in an unusual way',
  },
  {
    name: 'half.json',
    bytes: bytesOf('{"basics":'),
    title: 'Damaged File',
    says: 'ends too early',
  },
])(
  '[IM1] says what is wrong with $name, and goes back to the form',
  async ({ name, bytes, title, says }) => {
    const { user } = await bring(new File([bytes], name));
    const refusal = await screen.findByRole('alertdialog', { name: title });
    expect(refusal.textContent).toContain(says);
    await user.click(within(refusal).getByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Resume name')).toHaveProperty('value', 'From a file');
    expect(network.sentTo(createDocument)).toHaveLength(0);
  },
);
