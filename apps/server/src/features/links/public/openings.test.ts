import { setTimeout as sleep } from 'node:timers/promises';
import { listLinkDays } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../db/database.test-support.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { isPostgresInstalled } from '../../../db/postgres.test-support.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { TestServer } from '../../../test-server.test-support.ts';
import { addLink, addResume, change, visit } from '../link-scene.test-support.ts';

/** `OPENINGS=10000` asks for more. */
const OPENINGS = Number(process.env.OPENINGS ?? 1_000);
const AT_ONCE = 100;

describe.skipIf(!isPostgresInstalled)('links on two servers with one database', () => {
  let servers: TestServer[];
  const dataDir = temporaryFolder('links');

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    const open = async () =>
      TestServer.open({ config: { dataDir } }, await openDatabase({ databaseUrl, dataDir }));
    servers = [await open(), await open()];
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const at = (nth: number) => servers[nth % 2] as TestServer;

  it('[SL2] show on the one from the next visit on what was changed on the other', async () => {
    const [ada, id] = await addResume(at(0));
    const link = await addLink([ada, id]);
    for (const nth of [0, 1])
      expect((await visit(at(nth).visitor(), link.path)).text).toContain('550-7946');
    await change(ada, link.id, { leave_out: ['phone'] });
    for (const nth of [1, 0])
      expect((await visit(at(nth).visitor(), link.path)).text).not.toContain('550-7946');
  });

  it(
    `[SL5] count ${OPENINGS} openings, a hundred at a time, to the last one`,
    async () => {
      const [ada, id] = await addResume(at(0));
      const link = await addLink([ada, id], { downloads: ['txt'] });
      const statuses: number[] = [];
      /** Opens a path once: who is told that the server is busy comes again. */
      const open = async (server: TestServer, path: string) => {
        for (;;) {
          const { status } = await visit(server.visitor(), path);
          if (status !== 503) return status;
          await sleep(200);
        }
      };
      const worker = async (first: number) => {
        for (let nth = first; nth < OPENINGS; nth += AT_ONCE) {
          const path = nth % 10 === 0 ? `${link.path}/cv.txt` : link.path;
          statuses.push(await open(at(nth + Math.floor(nth / AT_ONCE)), path));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => worker(first)));
      expect(statuses.filter((status) => status === 200)).toHaveLength(OPENINGS);
      const params = { linkId: link.id };
      const sum = async () => {
        const { days } = await ada.get(listLinkDays, { params });
        return days.reduce(
          (all, { openings, downloads }) => ({
            openings: all.openings + openings,
            txt: all.txt + (downloads.txt ?? 0),
          }),
          { openings: 0, txt: 0 },
        );
      };
      await expect.poll(sum).toEqual({ openings: OPENINGS * 0.9, txt: OPENINGS / 10 });
    },
    180_000 + OPENINGS * 20,
  );
});
