import { createHash } from 'node:crypto';
import {
  createDocument,
  listProposals,
  makeProposal,
  type ProposedChange,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../test-server.test-support.ts';
import { openProposals, POINTS, POSTING, proposalIn } from './proposals-scene.test-support.ts';

type Rewording = Extract<ProposedChange, { type: 'reword' }>;

describeOnServer('changes that rules offer', (server) => {
  it('[EV1] are made of what the resume says, each with what asks for it and what proves it', async () => {
    const scene = await openProposals(server());
    const proposal = proposalIn(await scene.make());
    expect(proposal).toMatchObject({ made_by: 'rules', revision: 1, settled: null });
    expect(proposal.base_revisions).toMatchObject({ [scene.key]: await scene.revision() });
    expect(proposal.posting_sha).toBe(createHash('sha256').update(POSTING).digest('base64url'));
    const respelled = proposal.changes.find(({ after }) => after[0]?.includes('Kubernetes'));
    expect(respelled).toMatchObject({
      requirement: { surface: 'Kubernetes', importance: 'must' },
      evidence: { sentence: POINTS[1] },
      before: ['Ran K8s for 40 services'],
      after: ['Ran Kubernetes for 40 services'],
      unproved: [],
      state: 'open',
    });
    expect(await scene.points()).toEqual(POINTS);
    expect((await scene.list()).map(({ proposal_id: id }) => id)).toEqual([proposal.proposal_id]);
  });

  it('[EV1] are none where there is nothing to say otherwise', async () => {
    const scene = await openProposals(server());
    const body = { posting: 'Requirements\n- Sourdough' };
    const made = await scene.ada.get(makeProposal, {
      params: { documentId: scene.documentId },
      body,
    });
    expect(made.proposal).toBeNull();
    expect(await scene.list()).toEqual([]);
  });

  it('[EV1] are computed again when the resume has changed, and void when they are about what is gone', async () => {
    const scene = await openProposals(server());
    const { changes } = proposalIn(await scene.make());
    const n = changes.findIndex(({ after }) => after[0]?.includes('Kubernetes'));
    await scene.type([POINTS[0] ?? '', 'Ran K8s for 50 services', POINTS[2] ?? '']);
    const [again] = await scene.list();
    expect(again?.revision).toBe(2);
    expect(again?.changes[n]).toMatchObject({
      before: ['Ran K8s for 50 services'],
      after: ['Ran Kubernetes for 50 services'],
      evidence: { sentence: 'Ran K8s for 50 services' },
    });
    await scene.type(['Answered mail', 'Ran things']);
    const [gone] = await scene.list();
    expect(gone?.changes[n]?.state).toBe('void');
    await scene.type(POINTS);
    const [back] = await scene.list();
    expect(back?.changes[n]?.state).toBe('open');
  });

  it('[EV1] are the same offer where other words of the resume have changed', async () => {
    const scene = await openProposals(server());
    const { changes } = proposalIn(await scene.make());
    await scene.put('summary', { text: 'Engineer.' });
    const [again] = await scene.list();
    expect(again).toMatchObject({ revision: 1, changes });
    expect(again?.base_revisions).toMatchObject({
      summary: 2,
      [scene.key]: await scene.revision(),
    });
  });

  it('[EV1] are void where they have come to more than a proposal may hold', async () => {
    const scene = await openProposals(server());
    const { changes } = proposalIn(await scene.make());
    const n = changes.findIndex(({ after }) => after[0]?.includes('Kubernetes'));
    const long = `Ran K8s for 40 services ${'and more '.repeat(4_000)}`;
    await scene.type([POINTS[0] ?? '', long, POINTS[2] ?? '']);
    const [again] = await scene.list();
    expect(again?.changes[n]).toMatchObject({ state: 'void', before: [], after: [] });
    expect(again?.changes.map(({ state }) => state)).toContain('open');
  });
});

describeOnServer('proposals of a program', (server) => {
  it.each([
    { it: 'another kind', change: { type: 'set-contact', changes: { email: 'a@evil.example' } } },
    {
      it: 'a kind of entry that there is none of',
      change: { type: 'move-entry', kind: 'pet', id: 'x', behind: [] },
    },
    {
      it: 'a rewording in a kind of entry that there is none of',
      change: {
        ...{ type: 'reword', from: '', to: 'b' },
        place: { kind: 'pet', id: 'x', field: 'name', point: 'y' },
      },
    },
    { it: 'a rewording of no point', change: { type: 'reword', place: {}, from: 'a', to: 'b' } },
  ])('[EV2] may be of the allowed kinds alone: not $it', async ({ change }) => {
    const scene = await openProposals(server());
    const { status } = await scene.ada.call(makeProposal, {
      params: { documentId: scene.documentId },
      body: { posting: POSTING, made_by: 'key', changes: [change] } as never,
    });
    expect(status).toBe(400);
  });

  it('may name what no database stores: there is no such point', async () => {
    const scene = await openProposals(server());
    const { place, ...change } = scene.reword(1, 'Ran it') as Rewording;
    const point = `${place.point}\u0000` as typeof place.point;
    const { changes } = await scene.propose({ ...change, place: { ...place, point } });
    expect(changes[0]?.change).toMatchObject({ type: 'reword', to: 'Ran it' });
  });

  it('[EV2] go through the gate: what the resume does not state is said', async () => {
    const scene = await openProposals(server());
    const { changes } = await scene.propose(
      scene.reword(1, 'Ran Kubernetes for 400 services at Globex'),
      scene.reword(2, 'Moved Postgres databases to two sites'),
    );
    expect(changes.map(({ unproved }) => unproved)).toEqual([
      [
        { kind: 'number', words: '400' },
        { kind: 'name', words: 'Globex' },
      ],
      [],
    ]);
  });

  it('are made once for a submission, twenty an owner at most, and end after two weeks', async () => {
    const scene = await openProposals(server());
    const submission = { submission_id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
    const first = proposalIn(await scene.make(submission));
    await scene.type([POINTS[0] ?? '', 'Ran K8s for 50 services', POINTS[2] ?? '']);
    const again = proposalIn(await scene.make(submission));
    expect([again.proposal_id, again.revision]).toEqual([first.proposal_id, 2]);
    await scene.type(POINTS);
    scene.wait(1);
    for (let count = 0; count < 20; count += 1)
      await scene.propose(scene.reword(1, `Ran K8s for services, in words ${count}`));
    const kept = await scene.list();
    expect(kept).toHaveLength(20);
    expect(kept.map(({ proposal_id: id }) => id)).not.toContain(first.proposal_id);
    scene.wait(14);
    expect(await scene.list()).toEqual([]);
  });

  it('refuses what is larger than a proposal may be', async () => {
    const scene = await openProposals(server());
    const long = `Ran K8s for 40 services ${'and more '.repeat(4_000)}`;
    const { status } = await scene.ada.call(makeProposal, {
      params: { documentId: scene.documentId },
      body: {
        posting: POSTING,
        made_by: 'key',
        changes: [scene.reword(1, long), scene.reword(1, long)],
      },
    });
    expect(status).toBe(413);
  });

  it('are nobody else’s, and none of a letter', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = proposalIn(await scene.make());
    const eve = server().visitor();
    await eve.addResume();
    const { status } = await eve.call(listProposals, { params: { documentId: scene.documentId } });
    expect(status).toBe(404);
    const settled = await (await openProposals(server())).settle(id, { accepted: [0] });
    expect(settled.status).toBe(404);
    const letter = await scene.ada.get(createDocument, {
      body: { kind: 'letter', title: 'To Acme' },
    });
    const ofLetter = { params: { documentId: letter.document_id } };
    expect((await scene.ada.call(listProposals, ofLetter)).status).toBe(404);
  });
});
