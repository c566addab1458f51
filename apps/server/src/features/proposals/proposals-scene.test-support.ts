import { randomUUID } from 'node:crypto';
import {
  getDocument,
  listProposals,
  makeProposal,
  type Proposal,
  type ProposedChange,
  savePart,
  settleProposal,
  tailorDocument,
} from '@shortlist/contracts';
import { EntryId, type PointId, RESUME, SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { TestServer, type Visitor } from '../../test-server.test-support.ts';

export const POSTING =
  'Platform Engineer\nAcme\n\nRequirements\n- Kubernetes\n- Terraform\n- PostgreSQL\nNice to have\n- Grafana';

/** Points of a job: the first answers nothing that the posting asks for, the second and third do in other spellings. */
export const POINTS = ['Answered mail', 'Ran K8s for 40 services', 'Moved Postgres to two sites'];

const pointsOf = (texts: readonly string[]) => ({
  points: texts.map((text, at) => ({ id: `point000${at}`, text })),
});

/** A resume with one job, and what a person does with the changes that are offered for it. */
export async function openProposals(server: TestServer, who?: Visitor) {
  let now = Date.UTC(2031, 2, 3, 9);
  const app = await TestServer.build(server.database, { now: () => new Date(now) });
  const ada = who ?? server.visitor(app);
  const documentId = await ada.addResume();
  const put = async (key: string, content: object, of: string = documentId) =>
    (
      await ada.get(savePart, {
        params: { documentId: of, key },
        body: { content: { ...content } },
      })
    ).key;
  const job = { role: 'Engineer', company: 'Initech', bullets: pointsOf(POINTS) };
  const key = await put('experience:new', job);
  const id = key.slice('experience:'.length);
  const place = (at: number) => ({
    ...({ kind: 'experience', field: 'bullets' } as const),
    id: EntryId.parse(id),
    point: `point000${at}` as PointId,
  });
  const reword = (at: number, to: string): ProposedChange => ({
    ...{ type: 'reword', place: place(at), from: POINTS[at] ?? '', to },
  });
  const make = async (more: object = {}, of: string = documentId) =>
    ada.get(makeProposal, {
      params: { documentId: of },
      body: { posting: POSTING, ...more },
    });
  return {
    ...{ app, ada, documentId, key, id, put, place, reword, make },
    wait: (days: number) => {
      now += days * 86_400_000;
    },
    type: (texts: readonly string[]) => put(key, { ...job, bullets: pointsOf(texts) }),
    /** Keeps a point as it is. */
    lock: (at: number) =>
      put(key, {
        ...job,
        bullets: {
          points: pointsOf(POINTS).points.map((point, place) =>
            place === at ? { ...point, locked: true } : point,
          ),
        },
      }),
    lockEntry: () => put(key, { ...job, locked: true }),
    propose: async (...changes: ProposedChange[]) =>
      proposalIn(await make({ made_by: 'key', changes })),
    list: async (of: string = documentId) =>
      (await ada.get(listProposals, { params: { documentId: of } })).proposals,
    settle: (proposalId: string, body: object, headers = {}) =>
      ada.call(settleProposal, { params: { proposalId }, body, headers }),
    tailor: async () => {
      const made = { params: { documentId }, body: { title: 'For Acme' } };
      return (await ada.get(tailorDocument, made)).document_id;
    },
    points: async (of: string = documentId) => {
      const { parts } = await ada.get(getDocument, { params: { documentId: of } });
      return RESUME.plainText(RESUME.readParts(parts, SECTIONS), SECTIONS)
        .split('\n')
        .filter((line) => line.startsWith('• '))
        .map((line) => line.slice(2));
    },
    revision: async () => {
      const { parts } = await ada.get(getDocument, { params: { documentId } });
      return parts.find((part) => part.key === key)?.revision;
    },
  };
}

export function proposalIn({ proposal }: { proposal: Proposal | null }): Proposal {
  if (!proposal) throw new Error('Nothing was proposed.');
  return proposal;
}

/** Stores a proposal as the server would, for whatever it is about. */
export async function insertProposalFor(server: TestServer, documentId: string): Promise<string> {
  const id = randomUUID();
  const change = { type: 'set-headline', from: '', to: 'Engineer' };
  const changes = [
    { n: 0, change, before: [], after: ['Engineer'], gain: 0, unproved: [], state: 'open' },
  ];
  await server.database.db.execute(sql`
    insert into proposals (id, document, base_revisions, posting_sha, made_by, changes, made_at, expires_at)
    select ${id}, id, '{}', 'x', 'key', ${JSON.stringify(changes)}::jsonb, now(), now() + interval '100 years'
    from documents where id::text = ${documentId}`);
  return id;
}
