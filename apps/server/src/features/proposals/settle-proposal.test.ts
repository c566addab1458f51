import { savePart } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../test-server.test-support.ts';
import { openProposals, POINTS, proposalIn } from './proposals-scene.test-support.ts';

const BETTER = 'Ran Kubernetes for 40 services';
const UNPROVED = 'Ran Kubernetes for 400 services';

describeOnEachServer('settling', (server) => {
  it('[EV2] writes accepted changes and settles them in one transaction, and refused ones alone', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(
      scene.reword(1, BETTER),
      scene.reword(2, 'Moved Postgres databases to two sites'),
    );
    const before = (await scene.revision()) ?? 0;
    const { status, body } = await scene.settle(id, { accepted: [0], refused: [1] });
    expect(status).toBe(200);
    expect(body.parts).toEqual([{ key: scene.key, revision: before + 1 }]);
    expect(body.proposal).toMatchObject({ changes: [{ state: 'accepted' }, { state: 'refused' }] });
    expect((body.proposal as { settled: unknown }).settled).not.toBeNull();
    expect(await scene.points()).toEqual([POINTS[0], BETTER, POINTS[2]]);
    expect(await scene.revision()).toBe(before + 1);
  });

  it('[EV2] accepts twice once, in two windows at once too', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
    const before = (await scene.revision()) ?? 0;
    const answers = await Promise.all([
      scene.settle(id, { accepted: [0] }, { 'if-match': '"1"' }),
      scene.settle(id, { accepted: [0] }, { 'if-match': '"1"' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = await scene.settle(id, { accepted: [0] }, { 'if-match': '"1"' });
    expect(again.status).toBe(200);
    expect(again.body.parts).toEqual([]);
    expect(await scene.revision()).toBe(before + 1);
    const refused = await scene.settle(id, { refused: [0] });
    expect(refused.body.proposal).toMatchObject({ changes: [{ state: 'accepted' }] });
  });

  it('[EV2] accepts once what the person has undone since', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
    await scene.settle(id, { accepted: [0] });
    await scene.type(POINTS);
    await scene.settle(id, { accepted: [0] });
    expect(await scene.points()).toEqual(POINTS);
  });

  it('[EV2] applies nothing blindly: what would say something else than was seen is answered as it is now', async () => {
    const scene = await openProposals(server());
    const proposal = proposalIn(await scene.make());
    const n = proposal.changes.findIndex(({ after }) => after[0] === BETTER);
    const texts = [POINTS[0] ?? '', 'Ran K8s for two banks', POINTS[2] ?? ''];
    await scene.type(texts);
    const { status, body } = await scene.settle(proposal.proposal_id, { accepted: [n] });
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ revision: 2 });
    expect((body.current as typeof proposal).changes[n]?.after).toEqual([
      'Ran Kubernetes for two banks',
    ]);
    expect(await scene.points()).toEqual(texts);
    const old = await scene.settle(proposal.proposal_id, { accepted: [n] }, { 'if-match': '"1"' });
    expect(old.status).toBe(409);
    const seen = await scene.settle(proposal.proposal_id, { accepted: [n] }, { 'if-match': '"2"' });
    expect(seen.status).toBe(200);
    expect(await scene.points()).toContain('Ran Kubernetes for two banks');
  });

  it('[EV2] carries a change out beside what else was typed', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
    await scene.type(['Answered letters', POINTS[1] ?? '', POINTS[2] ?? '']);
    expect((await scene.settle(id, { accepted: [0] })).status).toBe(200);
    expect(await scene.points()).toEqual(['Answered letters', BETTER, POINTS[2]]);
  });

  it('[EV2] refuses what is unproved, until each is confirmed word for word', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(
      scene.reword(1, UNPROVED),
      scene.reword(2, 'Moved Postgres databases to two sites'),
    );
    const { status, body } = await scene.settle(id, { accepted: [0, 1] });
    expect([status, body.n, body.unproved]).toEqual([400, 0, [{ kind: 'number', words: '400' }]]);
    const other = { accepted: [0], confirmed: [{ n: 0, words: ['40'] }] };
    expect((await scene.settle(id, other)).status).toBe(400);
    expect(await scene.points()).toEqual(POINTS);
    const confirmed = { accepted: [0], confirmed: [{ n: 0, words: ['400'] }] };
    expect((await scene.settle(id, confirmed)).status).toBe(200);
    expect(await scene.points()).toEqual([POINTS[0], UNPROVED, POINTS[2]]);
  });

  it('[EV2] takes a person’s own words for what they are', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, UNPROVED));
    const text = 'Ran Kubernetes for 41 services';
    const { status } = await scene.settle(id, { accepted: [0], edited: [{ n: 0, text }] });
    expect(status).toBe(200);
    expect(await scene.points()).toEqual([POINTS[0], text, POINTS[2]]);
  });

  it('[EV2] settles nothing of what is not all there, and writes nothing that a rule refuses', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
    expect((await scene.settle(id, { accepted: [0, 7] })).status).toBe(400);
    const long = 'x'.repeat(60_000);
    expect((await scene.settle(id, { accepted: [0], edited: [{ n: 0, text: long }] })).status).toBe(
      400,
    );
    expect(await scene.points()).toEqual(POINTS);
    const [open] = await scene.list();
    expect(open?.changes[0]?.state).toBe('open');
  });

  it('[EV2] settles neither of two changes of which one leaves the other nothing to do', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(
      scene.reword(1, BETTER),
      scene.reword(1, 'Ran Kubernetes'),
    );
    const { status, body } = await scene.settle(id, { accepted: [0, 1] });
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ changes: [{ state: 'open' }, { state: 'open' }] });
    expect(await scene.points()).toEqual(POINTS);
    const one = await scene.settle(id, { accepted: [1] });
    expect(one.body.proposal).toMatchObject({
      changes: [{ state: 'void' }, { state: 'accepted' }],
    });
    expect((one.body.proposal as { settled: unknown }).settled).not.toBeNull();
    await scene.type(POINTS);
    const [again] = await scene.list();
    expect(again).toMatchObject({
      settled: null,
      changes: [{ state: 'open' }, { state: 'accepted' }],
    });
  });

  it('[EV2] settles in a tailored resume what stays there', async () => {
    const scene = await openProposals(server());
    const tailored = await scene.tailor();
    const made = proposalIn(await scene.make({}, tailored));
    const n = made.changes.findIndex(({ after }) => after[0] === BETTER);
    expect((await scene.settle(made.proposal_id, { accepted: [n] })).status).toBe(200);
    expect(await scene.points(tailored)).toContain(BETTER);
    expect(await scene.points()).toEqual(POINTS);
  });

  it('[EV2] keeps a save that was made meanwhile: its writer hears that the part has moved on', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
    const revision = (await scene.revision()) ?? 0;
    await scene.settle(id, { accepted: [0] });
    const { status } = await scene.ada.call(savePart, {
      params: { documentId: scene.documentId, key: scene.key },
      body: { content: { role: 'Other' } },
      headers: { 'if-match': `"${revision}"` },
    });
    expect(status).toBe(409);
  });
});
