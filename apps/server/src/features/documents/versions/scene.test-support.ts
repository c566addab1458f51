import {
  type DocumentVersion,
  deletePart,
  deleteVersion,
  getDocument,
  getVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  savePart,
} from '@shortlist/contracts';
import { TestServer } from '../../../test-server.test-support.ts';

export const MINUTE_MS = 60_000;

/** A new resume on a clock; `put` saves a part and gives its key, `wait` moves the clock, and gives the time then in ms. */
export async function openScene(server: TestServer) {
  let now = Date.UTC(2031, 2, 3, 9);
  const app = await TestServer.build(server.database, { now: () => new Date(now) });
  const ada = server.visitor(app);
  const documentId = await ada.addResume();
  const params = { documentId };
  const of = (versionId: string) => ({ params: { documentId, versionId } });
  return {
    ...{ app, ada, documentId, params },
    wait: (minutes: number) => {
      now += minutes * MINUTE_MS;
      return now;
    },
    async put(key: string, content: object) {
      const body = { content: { ...content } };
      const saved = await ada.get(savePart, { params: { documentId, key }, body });
      return saved.key;
    },
    remove: (key: string) => ada.get(deletePart, { params: { documentId, key } }),
    async list(): Promise<DocumentVersion[]> {
      return (await ada.get(listVersions, { params, querystring: {} })).versions;
    },
    name: async (name: string, more: object = {}) =>
      (await ada.get(nameVersion, { params, body: { name, ...more } })).version_id,
    read: async (versionId: string) => saidBy((await ada.get(getVersion, of(versionId))).data),
    now: async () => saidBy(await ada.get(getDocument, { params })),
    restore: async (versionId: string, body: { parts?: string[]; look?: boolean } = {}) =>
      (await ada.get(restoreVersion, { ...of(versionId), body })).version_id,
    forget: (versionId: string) => ada.call(deleteVersion, of(versionId)),
  };
}

/** Reads the content of each part, by its key. */
export function saidBy({ parts }: { parts: readonly { key: string; content: object }[] }) {
  return Object.fromEntries(parts.map(({ key, content }) => [key, content])) as Record<
    string,
    Record<string, unknown>
  >;
}
export const textIn = (said: ReturnType<typeof saidBy>) => said.summary?.text;
