import {
  deleteDocument,
  deletePart,
  deleteVersions,
  detachDocument,
  dropChange,
  duplicateResume,
  getDocument,
  getVersion,
  listChanges,
  listVersions,
  nameVersion,
  restoreDocument,
  restoreVersion,
  savePart,
  tailorDocument,
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
