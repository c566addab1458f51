import { createDocument } from '@shortlist/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openIndexedDb } from '#platform/storage/indexed-db.test-support.ts';
import type { Network } from '../../network.test-support.ts';
import {
  expectNoneKept,
  keptNow,
  keptWhole,
  nameField,
  putBack,
  putRight,
} from './kept-import.test-support.tsx';
import {
  closeImport,
  create,
  findReview,
  finish,
  LINES,
  openImportNetwork,
  openList,
} from './open-import.test-support.tsx';

let network: Network;
beforeEach(() => {
  openIndexedDb();
  ({ network } = openImportNetwork());
});
afterEach(closeImport);

describe('what another release or a damaged disk has left', () => {
  async function leave(change: object, stateChange: object = {}) {
    await finish(LINES);
    await putRight('Ada Byron');
    cleanup();
    const whole = await keptWhole();
    const state = { ...Object(whole.state), ...stateChange };
    await putBack({ ...whole, state, ...change });
    const app = await openList();
    await app.user.click(await screen.findByRole('button', { name: 'Continue reviewing ada.doc' }));
    return app;
  }

  it('becomes a resume of the name that it was given where release 1.0.0 has kept it', async () => {
    const about = { resumeName: 'From 1.0.0', experienceLevel: 'Mid Level', targetedIndustry: '' };
    const app = await leave({ schema: 1 }, { about });
    await create(app);
    await waitFor(() => expect(network.sentTo(createDocument)).toHaveLength(1));
    expect(network.sentTo(createDocument)[0]?.body).toMatchObject({
      title: 'From 1.0.0',
      level: 'Mid Level',
      industry: '',
    });
  });

  it('stays, with a sentence, where a newer version has kept it', async () => {
    await leave({ schema: 99, state: {} });
    expect(
      await screen.findByRole('alertdialog', { name: 'A newer version kept this review' }),
    ).toBeTruthy();
    expect(await keptNow()).toHaveLength(1);
  });

  it.each([
    { of: 'its changes', damage: { state: { source: 'document', about: { resumeName: 'A' } } } },
    { of: 'what was read', damage: { read: undefined } },
    { of: 'lines', damage: { read: { text: { lines: [{}], pages: [], format: 'doc' } } } },
  ])('is read again from the file where $of cannot be shown', async ({ damage }) => {
    const { user } = await leave(damage);
    await user.click(await screen.findByRole('button', { name: 'Read the file again' }));
    await findReview();
    expect(nameField().value).toBe('Ada Lovelace');
    await waitFor(async () => expect(await keptNow()).toHaveLength(1));
  });

  it('can be discarded where all of it is damaged', async () => {
    const { user } = await leave({ state: 7 });
    const dialog = await screen.findByRole('alertdialog', { name: 'This review is damaged' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard it' }));
    await expectNoneKept();
  });
});
