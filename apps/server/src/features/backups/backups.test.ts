import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadBackup, listActions, listBackups } from '@shortlist/contracts';
import { unpackTar } from 'modern-tar/fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layBackup } from '#backup/lay-backup.test-support.ts';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { TestServer, type Visitor } from '../../test-server.test-support.ts';

const NAME = 'backup-2026-11-29T030000Z';
const MADE_AT = '2026-11-29T03:00:00.000Z';

describe('[RN3] backups, as admins see them', () => {
  let server: TestServer;
  let admin: Visitor;
  beforeAll(async () => {
    server = await TestServer.open();
    admin = await server.admin();
    layBackup(server.dataDir, NAME, MADE_AT);
  });
  afterAll(() => server.close());
  const download = (name: string) => admin.call(downloadBackup, { params: { name } });

  it('are listed with day and size, but for what is not whole', async () => {
    const folder = join(server.dataDir, 'backups');
    layBackup(server.dataDir, `${NAME}.unfinished`);
    mkdirSync(join(folder, 'notes'));
    writeFileSync(join(folder, 'a-file'), '');
    const { backups } = await admin.get(listBackups, {});
    expect(backups).toEqual({
      ...{ everyH: 24, isOld: false, problem: null, newest: null },
      kept: [{ name: NAME, madeAt: MADE_AT, bytes: expect.any(Number) }],
    });
    expect(backups.kept[0]?.bytes).toBeGreaterThan(100);
  });

  it('are downloaded as one tar file that nothing keeps, which is on record', async () => {
    const { status, raw } = await download(NAME);
    expect(status).toBe(200);
    expect(raw.headers).toMatchObject({
      ...{ 'content-type': 'application/x-tar', 'cache-control': 'no-store' },
      'content-disposition': expect.stringContaining(`filename="${NAME}.tar"`),
    });
    expect(raw.headers['content-encoding']).toBeUndefined();
    const into = temporaryFolder('unpacked');
    await pipeline(Readable.from([raw.rawPayload]), unpackTar(into));
    expect(readdirSync(join(into, NAME))).toEqual(['manifest.json']);
    const read = (folder: string) => readFileSync(join(folder, NAME, 'manifest.json'), 'utf8');
    expect(read(into)).toBe(read(join(server.dataDir, 'backups')));
    const { actions } = await admin.get(listActions, { querystring: {} });
    expect(actions[0]).toMatchObject({ kind: 'backup', action: 'downloaded', subject: NAME });
  });

  it.each(['..', `../backups/${NAME}`, `${NAME}.unfinished`, 'notes', ''])(
    'are none by the name %j',
    async (name) => {
      expect((await download(name)).status).toBe(404);
    },
  );
});
