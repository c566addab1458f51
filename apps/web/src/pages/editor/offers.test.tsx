import {
  getModel,
  listProposals,
  makeProposal,
  type OfferedChange,
  type Proposal,
  type ProposedChange,
  savePart,
  settleProposal,
} from '@shortlist/contracts';
import { entryOfKey } from '@shortlist/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import type { Network } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor } from './open-editor.test-support.tsx';
import { changeHere, openSuggestions, RESUME } from './open-suggestions.test-support.tsx';

beforeEach(serveWorkers);
afterEach(closeEditor);

const AT = '2026-11-20T10:00:00.000Z';
const ok = { status: 'success' as const, message: '' };
const TO = 'Tuned 12 PostgreSQL databases';
const NAME = 'Reword this point';

/** Rewordings of the second point of the one job, by the parts of the resume as the server has it. */
function offerFor(parts: readonly { key: string; content: object }[], ...tos: string[]): Proposal {
  const part = parts.find(({ key }) => entryOfKey(key)?.kind === 'experience');
  const { bullets } = (part?.content ?? { bullets: { points: [] } }) as {
    bullets: { points: { id: string; text: string }[] };
  };
  const { points } = bullets;
  const [, point] = points;
  const id = entryOfKey(part?.key ?? '')?.id;
  const place = { kind: 'experience', id, field: 'bullets', point: point?.id };
  return {
    proposal_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000002',
    document_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000001',
    ...{ made_by: 'model', revision: 1, base_revisions: {}, posting_sha: 'x' },
    ...{ made_at: AT, expires_at: AT, settled: null },
    changes: tos.map((to, n) => ({
      ...{ n, before: [point?.text ?? ''], after: [to], gain: 0, state: 'open' as const },
      change: { type: 'reword', place, from: point?.text, to } as unknown as ProposedChange,
      unproved: to.includes('12') ? [{ kind: 'number' as const, words: '12' }] : [],
    })),
  };
}

/** Opens the panel beside a server that has a model, which words the point in these ways. */
async function openOffers(...tos: string[]) {
  let answer: Network | undefined;
  const app = await openSuggestions(RESUME, (network) => {
    answer = network;
    network.answer(getModel, { ...ok, isOn: true, name: 'llama' });
  });
  const proposal = offerFor(app.whole.parts, ...tos);
  answer?.answer(makeProposal, { ...ok, proposal });
  answer?.answer(settleProposal, ({ body }) => {
    const { accepted = [], refused = [] } = body as { accepted?: number[]; refused?: number[] };
    const stateOf = (n: number): OfferedChange['state'] => {
      if (accepted.includes(n)) return 'accepted';
      return refused.includes(n) ? 'refused' : 'open';
    };
    const settled = proposal.changes.map((each) => ({ ...each, state: stateOf(each.n) }));
    return { ...ok, proposal: { ...proposal, revision: 2, changes: settled }, parts: [] };
  });
  await changeHere();
  fireEvent.click(await screen.findByRole('button', { name: 'Reword points with llama' }));
  const list = await screen.findByRole('list', { name: 'Reworded points' });
  return { ...app, list };
}

describe('[EV2] what a model offers', () => {
  it('cannot be accepted in one press while a word of it is unproved; confirmed and accepted it can be undone', async () => {
    const { network, list } = await openOffers(TO);
    const accept = within(list).getByRole('button', { name: `Accept: ${NAME}` });
    expect(accept.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(accept);
    expect(network.sentTo(settleProposal)).toEqual([]);
    fireEvent.click(within(list).getByRole('switch', { name: '“12” is true' }));
    expect(accept.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(accept);
    await screen.findAllByText('1 change accepted.');
    expect(network.sentTo(settleProposal).map(({ body }) => body)).toEqual([
      { accepted: [0], edited: [], confirmed: [{ n: 0, words: ['12'] }] },
    ]);
    await waitFor(() => expect(JSON.stringify(network.sentTo(savePart))).toContain(TO));
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
    await waitFor(() =>
      expect(JSON.stringify(network.sentTo(savePart).at(-1))).toContain('Tuned Postgres"'),
    );
  });

  it('is edited first, and then the person’s own words', async () => {
    const { network, list } = await openOffers(TO);
    fireEvent.click(within(list).getByRole('button', { name: `Edit: ${NAME}` }));
    const field = within(list).getByLabelText('Your words');
    fireEvent.change(field, { target: { value: 'Tuned two databases' } });
    fireEvent.click(within(list).getByRole('button', { name: `Use my words: ${NAME}` }));
    await screen.findAllByText('1 change accepted.');
    expect(network.sentTo(settleProposal)[0]?.body).toMatchObject({
      edited: [{ n: 0, text: 'Tuned two databases' }],
    });
    await waitFor(() =>
      expect(JSON.stringify(network.sentTo(savePart))).toContain('Tuned two databases'),
    );
  });

  it('is skipped for good, and lists what is there already when it is opened', async () => {
    const { network, list } = await openOffers('Tuned PostgreSQL', 'Kept Postgres fast');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const [skip] = within(list).getAllByRole('button', { name: `Skip: ${NAME}` });
    fireEvent.click(skip as HTMLElement);
    await screen.findByText('Skipped.');
    expect(network.sentTo(settleProposal)[0]?.body).toEqual({ refused: [0] });
    expect(network.sentTo(listProposals)).toHaveLength(1);
  });

  it('keeps the words that are written of one while another is skipped', async () => {
    const { list } = await openOffers('Tuned PostgreSQL', 'Kept Postgres fast');
    const [edit] = within(list).getAllByRole('button', { name: `Edit: ${NAME}` });
    fireEvent.click(edit as HTMLElement);
    const field = within(list).getByLabelText('Your words');
    fireEvent.change(field, { target: { value: 'Tuned two databases' } });
    fireEvent.click(within(list).getByRole('button', { name: `Skip: ${NAME}` }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(within(list).getByLabelText('Your words')).toBe(field);
    expect(field).toHaveProperty('value', 'Tuned two databases');
  });

  it('says so where the server cannot be reached, and changes nothing', async () => {
    const { network, list } = await openOffers('Tuned PostgreSQL');
    network.cut(settleProposal);
    expectPrinted('A change was not accepted. NetworkError');
    fireEvent.click(within(list).getByRole('button', { name: `Accept: ${NAME}` }));
    expect(await screen.findByText('The change was not accepted')).toBeTruthy();
    expect(network.sentTo(savePart)).toEqual([]);
  });
});
