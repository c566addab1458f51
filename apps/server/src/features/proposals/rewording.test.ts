import { getDocument, listVersions, makeProposal, type Proposal } from '@shortlist/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestServer } from '../../test-server.test-support.ts';
import { ModelServer } from '../models/model-server.test-support.ts';
import { HOSTILE_POSTINGS, OTHER_DOCUMENT } from './hostile-postings.test-support.ts';
import { openProposals, POINTS, POSTING, proposalIn } from './proposals-scene.test-support.ts';

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await ModelServer.open();
  server = await TestServer.open({ config: { aiBaseUrl: model.url, aiModel: 'test-model' } });
});
beforeEach(() => model.forget());
afterAll(async () => {
  await server.close();
  await model.close();
});

const open = () => openProposals(server, server.visitor());
const by = { made_by: 'model' };

describe('rewordings by a model', () => {
  it('[EV2] are of single points that the posting is about, gated, accepted like any change', async () => {
    const scene = await open();
    model.say(
      '1. Ran Kubernetes for 40 ser',
      'vices\n2. Moved 12 PostgreSQL databases to two sites',
    );
    const proposal = proposalIn(await scene.make(by));
    expect(proposal.made_by).toBe('model');
    expect(
      proposal.changes.map(({ before, after, unproved, requirement }) => [
        before,
        after,
        unproved.map((each) => each.words),
        requirement?.surface,
      ]),
    ).toEqual([
      [[POINTS[1]], ['Ran Kubernetes for 40 services'], [], 'Kubernetes'],
      [[POINTS[2]], ['Moved 12 PostgreSQL databases to two sites'], ['12'], 'PostgreSQL'],
    ]);
    const id = proposal.proposal_id;
    expect((await scene.settle(id, { accepted: [0, 1] })).status).toBe(400);
    expect((await scene.settle(id, { accepted: [0], refused: [1] })).status).toBe(200);
    expect(await scene.points()).toEqual([POINTS[0], 'Ran Kubernetes for 40 services', POINTS[2]]);
    const params = { documentId: scene.documentId };
    const { versions } = await scene.ada.get(listVersions, { params, querystring: {} });
    expect(versions.map(({ reason }) => reason)).toEqual(['model']);
  });

  it('[EV2] are the person’s where they say them in words of their own', async () => {
    const scene = await open();
    model.say('1. Ran Kubernetes for 40 services\n2. Moved PostgreSQL databases to two sites');
    const { proposal_id: id } = proposalIn(await scene.make(by));
    const text = 'Ran K8s clusters for 40 services';
    await scene.settle(id, { accepted: [0], edited: [{ n: 0, text }] });
    expect(await scene.points()).toContain(text);
    const params = { documentId: scene.documentId };
    const { versions } = await scene.ada.get(listVersions, { params, querystring: {} });
    expect(versions.map(({ reason }) => reason)).toEqual(['typed']);
  });

  it('[EV2] ask about the points alone: no contact, no employer, nothing that is locked', async () => {
    const scene = await open();
    await scene.put('contact', { fullName: 'Ada King', email: 'ada@example.org' });
    await scene.lock(2);
    await scene.make(by);
    const question = JSON.stringify(model.asked[0]?.body.messages);
    expect(question).toContain(POINTS[1]);
    for (const word of ['Ada', 'ada@', 'Initech', POINTS[2]]) expect(question).not.toContain(word);
  });

  it('are none where nothing can be asked about, and say why where the model fails', async () => {
    const scene = await open();
    const posting = 'Requirements\n- Sourdough';
    expect((await scene.make({ ...by, posting })).proposal).toBeNull();
    expect(model.asked).toEqual([]);
    model.refuse(500);
    const { status } = await scene.ada.call(makeProposal, {
      params: { documentId: scene.documentId },
      body: { posting: POSTING, made_by: 'model' },
    });
    expect(status).toBe(502);
    expect(await scene.list()).toEqual([]);
  });
});

describe('postings that give instructions to a model that obeys', () => {
  it('has fifty in seven languages', () => {
    expect(HOSTILE_POSTINGS).toHaveLength(50);
    expect(new Set(HOSTILE_POSTINGS.map(({ language }) => language)).size).toBe(7);
  });

  it('[EV2] get no change but a rewording, no address, nothing unproved in one press, nothing of another document', async () => {
    const scene = await open();
    const other = await scene.ada.addResume('Other');
    await scene.put('summary', { text: OTHER_DOCUMENT }, other);
    const texts = new Set(POINTS);
    let offered = 0;
    for (const { text, obeys } of HOSTILE_POSTINGS) {
      model.say(obeys);
      const { proposal } = await scene.make({ ...by, posting: `${POSTING}\n\n${text}` });
      for (const change of proposal?.changes ?? []) {
        offered += 1;
        expect(change.change.type, obeys).toBe('reword');
        expect(texts, obeys).toContain(change.before[0]);
        expect(change.after[0], obeys).not.toMatch(/evil|198\.51|@|\+49/u);
        const { status } = await scene.settle((proposal as Proposal).proposal_id, {
          accepted: [change.n],
        });
        expect(status, `${obeys}: ${change.after[0]}`).toBe(400);
      }
    }
    expect(offered).toBeGreaterThan(10);
    expect(await scene.points()).toEqual(POINTS);
    const { parts } = await scene.ada.get(getDocument, { params: { documentId: other } });
    expect(JSON.stringify(parts)).toContain(OTHER_DOCUMENT);
    const given = model.asked.map(({ body }) => body.messages[1]?.content.split('<posting>')[0]);
    expect(given.filter((each) => each?.includes('Globex'))).toEqual([]);
    expect(given).toContainEqual(expect.stringContaining(POINTS[1] ?? ''));
  });
});

describe('locks', () => {
  it('[EV2] hold at the server against what was offered before and what a program offers', async () => {
    const scene = await open();
    const { proposal_id: id } = await scene.propose(scene.reword(1, 'Ran Kubernetes'));
    await scene.lock(1);
    const { status, body } = await scene.settle(id, { accepted: [0] });
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ changes: [{ state: 'void' }] });
    const again = await scene.propose(scene.reword(1, 'Ran Kubernetes'));
    expect(again.changes[0]?.state).toBe('void');
    expect(await scene.points()).toEqual(POINTS);
    await scene.type(POINTS);
    expect((await scene.make()).proposal).not.toBeNull();
    await scene.lockEntry();
    expect((await scene.make()).proposal).toBeNull();
  });
});
