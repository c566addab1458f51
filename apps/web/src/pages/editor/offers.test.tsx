import {
  getModel,
  listProposals,
  makeProposal,
  type OfferedChange,
  type Proposal,
  savePart,
  settleProposal,
} from '@shortlist/contracts';
import { entriesOf, pointsIn, RESUME, SECTIONS } from '@shortlist/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import type { Sent } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor } from './open-editor.test-support.tsx';
import { changeHere, openSuggestions } from './open-suggestions.test-support.tsx';

beforeEach(() => serveWorkers());
afterEach(closeEditor);

const AT = '2026-11-20T10:00:00.000Z';
const ok = { status: 'success' as const, message: '' };
const TO = 'Tuned 12 PostgreSQL databases';
const NAME = 'Reword this point';

/** Rewordings of the second point of the one job, by the parts of the resume as the server has it. */
function offerFor(parts: Parameters<typeof RESUME.readParts>[0], tos: readonly string[]): Proposal {
  const [job] = entriesOf(RESUME.readParts(parts, SECTIONS), 'experience');
  const point = job && pointsIn(job, 'bullets')?.points[1];
  if (!point) throw new Error('The job has no second point.');
  const place = { kind: 'experience' as const, id: job.id, field: 'bullets', point: point.id };
  return {
    proposal_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000002',
    document_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000001',
    ...{ made_by: 'model', revision: 1, base_revisions: {}, posting_sha: 'x' },
    ...{ made_at: AT, expires_at: AT, settled: null },
    changes: tos.map((to, n) => ({
      ...{ n, before: [point.text], after: [to], gain: 0, state: 'open' },
      change: { type: 'reword', place, from: point.text, to },
      unproved: to.includes('12') ? [{ kind: 'number', words: '12' }] : [],
    })),
  };
}

/** Opens the suggestions beside a server that has a model, which words the point in these ways; `isStored`: it did so before. */
async function openProposed(tos: readonly string[], isStored = false) {
  const stored: Proposal[] = [];
  const app = await openSuggestions(undefined, (network) => {
    network.answer(getModel, { ...ok, isOn: true, name: 'llama' });
    network.answer(listProposals, () => ({ ...ok, proposals: stored }));
  });
  const proposal = offerFor(app.whole.parts, tos);
  if (isStored) stored.push(proposal);
  app.network.answer(makeProposal, { ...ok, proposal });
  const settle = ({ body }: Sent) => {
    const { accepted = [], refused = [] } = body as { accepted?: number[]; refused?: number[] };
    const stateOf = (n: number): OfferedChange['state'] => {
      if (accepted.includes(n)) return 'accepted';
      return refused.includes(n) ? 'refused' : 'open';
    };
    const changes = proposal.changes.map((each) => ({ ...each, state: stateOf(each.n) }));
    return { ...ok, proposal: { ...proposal, revision: 2, changes }, parts: [] };
  };
  app.network.answer(settleProposal, settle);
  await changeHere();
  return { ...app, settle };
}

const findOffers = () => screen.findByRole('list', { name: 'Reworded points' });

/** The same, once the model was asked. */
async function openOffers(...tos: string[]) {
  const app = await openProposed(tos);
  fireEvent.click(await screen.findByRole('button', { name: 'Reword points with llama' }));
  return { ...app, list: await findOffers() };
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

  it('is skipped for good', async () => {
    const { network, list } = await openOffers('Tuned PostgreSQL', 'Kept Postgres fast');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const [skip] = within(list).getAllByRole('button', { name: `Skip: ${NAME}` });
    fireEvent.click(skip as HTMLElement);
    await screen.findByText('Skipped.');
    expect(network.sentTo(settleProposal)[0]?.body).toEqual({ refused: [0] });
  });

  it('is listed without asking where the server has it already', async () => {
    const { network } = await openProposed(['Tuned PostgreSQL'], true);
    expect(within(await findOffers()).getAllByRole('listitem')).toHaveLength(1);
    expect(network.sentTo(makeProposal)).toEqual([]);
  });

  it('takes one press while the server is asked, and then gives the focus to the heading', async () => {
    const { network, list, settle } = await openOffers('Tuned PostgreSQL');
    let arrive = () => {};
    network.answer(settleProposal, settle, new Promise<void>((resolve) => (arrive = resolve)));
    const skip = within(list).getByRole('button', { name: `Skip: ${NAME}` });
    skip.focus();
    fireEvent.click(skip);
    fireEvent.click(skip);
    fireEvent.click(within(list).getByRole('button', { name: `Accept: ${NAME}` }));
    expect(skip.getAttribute('aria-busy')).toBe('true');
    arrive();
    await screen.findByText('Skipped.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Suggested changes'));
    expect(network.sentTo(settleProposal)).toHaveLength(1);
  });

  it('leaves the focus where the person types, and gives it back to Edit on Cancel', async () => {
    const { list } = await openOffers('Tuned PostgreSQL');
    fireEvent.click(within(list).getByRole('button', { name: `Edit: ${NAME}` }));
    const field = within(list).getByRole('textbox', { name: `Your words: ${NAME}` });
    expect(document.activeElement).toBe(field);
    const other = screen.getByLabelText('Job description or job title');
    other.focus();
    fireEvent.change(field, { target: { value: 'Tuned two databases' } });
    expect(document.activeElement).toBe(other);
    const cancel = within(list).getByRole('button', { name: 'Cancel' });
    cancel.focus();
    fireEvent.click(cancel);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(list).getByRole('button', { name: `Edit: ${NAME}` }),
      ),
    );
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
