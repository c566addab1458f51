import {
  deleteDocument,
  deletePart,
  deleteVersions,
  detachDocument,
  dropChange,
  duplicateResume,
  getDocument,
  getDocuments,
  getVersion,
  listChanges,
  listVersions,
  nameVersion,
  restoreDocument,
  restoreVersion,
  savePart,
  tailorDocument,
  type WholeDocument,
} from '@shortlist/contracts';
import { TestServer } from '../../../test-server.test-support.ts';
import { saidBy } from '../versions/scene.test-support.ts';

/** A server on a clock; `wait` moves it, and gives the time then in ms. */
export async function openClock(server: TestServer) {
  let now = Date.UTC(2031, 2, 3, 9);
  const app = await TestServer.build(server.database, { now: () => new Date(now) });
  const wait = (minutes: number) => {
    now += minutes * 60_000;
    return now;
  };
  return { app, wait };
}
export type Clock = Awaited<ReturnType<typeof openClock>>;

/** A resume to tailor others from, on a clock of its own where none is given. */
export async function openTailoring(server: TestServer, clock?: Clock) {
  const { app, wait } = clock ?? (await openClock(server));
  const ada = server.visitor(app);
  const base = await ada.addResume();
  const put = async (documentId: string, key: string, content: object, more: object = {}) => {
    const body = { content: { ...content }, ...more };
    return ada.get(savePart, { params: { documentId, key }, body });
  };
  return {
    ...{ app, wait, ada, base, put },
    tailor: async (of: string = base, title = 'For Acme') =>
      (await ada.get(tailorDocument, { params: { documentId: of }, body: { title } })).document_id,
    remove: (documentId: string, key: string) =>
      ada.get(deletePart, { params: { documentId, key } }),
    whole: (documentId: string) => ada.get(getDocument, { params: { documentId } }),
    /** Reads documents at once, as often as `look` is called; `wholeOf` finds one as it was then. */
    watch: async (documentIds: readonly string[]) => {
      const querystring = { ids: documentIds.join(',') };
      const read = async () => {
        const { documents } = await ada.get(getDocuments, { querystring });
        return new Map<string, WholeDocument>(
          documents.map((whole) => [whole.document.document_id, whole]),
        );
      };
      let there = await read();
      return {
        look: async () => {
          there = await read();
        },
        wholeOf: (documentId: string) => {
          const whole = there.get(documentId);
          if (!whole) throw new Error('The document is not there.');
          return whole;
        },
      };
    },
    said: async (documentId: string) =>
      saidBy(await ada.get(getDocument, { params: { documentId } })),
    changes: async (documentId: string) =>
      (await ada.get(listChanges, { params: { documentId } })).changes,
    drop: (documentId: string, ref: string) => ada.get(dropChange, { params: { documentId, ref } }),
    detach: (documentId: string) => ada.get(detachDocument, { params: { documentId } }),
    copy: async (documentId: string) =>
      (await ada.get(duplicateResume, { params: { documentId }, body: {} })).resume_id,
    removeDocument: (documentId: string, tailored: 'keep' | 'delete' = 'keep') =>
      ada.get(deleteDocument, { params: { documentId }, querystring: { tailored } }),
    versions: async (documentId: string) =>
      (await ada.get(listVersions, { params: { documentId }, querystring: {} })).versions,
    name: (documentId: string, body: { name: string; of?: string }) =>
      ada.get(nameVersion, { params: { documentId }, body }),
    version: async (documentId: string, versionId: string) =>
      saidBy((await ada.get(getVersion, { params: { documentId, versionId } })).data),
    restore: (documentId: string, versionId: string) =>
      ada.get(restoreVersion, { params: { documentId, versionId }, body: { look: true } }),
    forgetHistory: (documentId: string) => ada.get(deleteVersions, { params: { documentId } }),
    restoreDocument: (documentId: string) => ada.get(restoreDocument, { params: { documentId } }),
  };
}

export type Tailoring = Awaited<ReturnType<typeof openTailoring>>;

/** Most plays of one owner, each of whom may have 200 resumes. */
const PLAYS_OF_OWNER = 25;

/** Opens a scene for each play: its base is a copy of the one that `fill` has filled, so that plays begin with few calls. */
export function openPlays(
  server: TestServer,
  clock: Clock,
  fill: (scene: Tailoring) => Promise<void>,
) {
  let scene: Tailoring | undefined;
  let left = 0;
  return async () => {
    if (!scene || left === 0) {
      scene = await openTailoring(server, clock);
      await fill(scene);
      left = PLAYS_OF_OWNER;
    }
    left -= 1;
    const { copy, tailor } = scene;
    const base = await copy(scene.base);
    const ids = { base, first: await tailor(base), second: await tailor(base) };
    return { ...scene, ids };
  };
}
