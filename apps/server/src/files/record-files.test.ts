import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeExpired } from '../remove-expired.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { describeOnEachServer } from '../test-server.test-support.ts';
import { attachFiles, detachFiles, listFiles, sumOfFiles } from './file-queries.ts';
import { storeFiles } from './store-files.ts';

const MOST_BYTES = 100;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describeOnEachServer('files of records', (server) => {
  /** Stores a file of a record, whose kind no feature of the product has. */
  function store(kind: string, id: string, size = 4) {
    const { database, files, app } = server();
    const path = join(temporaryFolder('received'), 'received');
    writeFileSync(path, 'x'.repeat(size));
    const received = { kind: 'picture', path, name: 'me.pdf', type: 'pdf', size } as const;
    const place = { db: database.db, store: files.store, mostBytes: MOST_BYTES };
    return storeFiles({ ...place, now: new Date(), log: app.log }, [received], async (keys) => {
      await attachFiles(database.db, { kind, id }, keys);
      return 'stored';
    });
  }

  it('belong to one of any kind, by its name and id, and are nobody’s once that is gone', async () => {
    const { database, files, dataDir } = server();
    const { db } = database;
    expect(await store('person', 'ada')).toBe('stored');
    expect(await store('team', 'ada')).toBe('stored');
    const [ofAda, ...others] = await listFiles(db, 'person', ['ada', 'grace']);
    expect([ofAda?.kind, ofAda?.recordId, others]).toEqual(['picture', 'ada', []]);
    const path = join(dataDir, 'files', ofAda?.key ?? '');
    await removeExpired({ db, files, now: inHours(2) });
    expect(existsSync(path)).toBe(true);

    expect(await detachFiles(db, 'person', ['ada'])).toEqual([ofAda?.key]);
    expect(await listFiles(db, 'person', ['ada'])).toEqual([]);
    await removeExpired({ db, files, now: inHours(2) });
    expect([existsSync(path), await sumOfFiles(db)]).toEqual([false, 4]);
    expect(await listFiles(db, 'team', ['ada'])).toHaveLength(1);
  });

  it('are refused where all would be more than may be kept, and where one has its place', async () => {
    const { db } = server().database;
    expect(await store('person', 'grace', MOST_BYTES + 1)).toBe('no_room');
    expect(await store('person', 'grace')).toBe('stored');
    await expect(store('person', 'grace')).rejects.toThrow();
    expect(await listFiles(db, 'person', ['grace'])).toHaveLength(1);
  });
});
