import {
  getDocument,
  listVersions,
  nameVersion,
  restoreVersion,
  savePart,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { whileFailing } from '../../../failing-statement.test-support.ts';
import { describeOnServer } from '../../../test-server.test-support.ts';

describeOnServer('a restore that fails midway', (server) => {
  it.each([
    ['moments', 'insert'],
    ['moment_parts', 'insert'],
    ['part_versions', 'insert or update'],
    ['parts', 'update'],
    ['documents', 'update of edited_at'],
  ])(
    '[HI1] changes nothing where writing %s fails, and succeeds afterwards',
    async (table, event) => {
      const ada = server().visitor();
      const documentId = await ada.addResume();
      const params = { documentId };
      const write = (text: string) =>
        ada.get(savePart, { params: { documentId, key: 'summary' }, body: { content: { text } } });
      const read = () => ada.get(getDocument, { params });
      const list = () => ada.get(listVersions, { params, querystring: {} });

      await write('As it was.');
      const { version_id: versionId } = await ada.get(nameVersion, {
        params,
        body: { name: 'Then' },
      });
      await write('As it is.');
      const before = [await read(), await list()];
      const restore = { params: { documentId, versionId }, body: {} };
      const failed = await whileFailing(server().database.db, { table, event }, () =>
        ada.call(restoreVersion, restore),
      );

      expect(failed.status).toBe(500);
      expect([await read(), await list()]).toEqual(before);
      await ada.get(restoreVersion, restore);
      const { parts } = await read();
      expect(parts).toContainEqual(expect.objectContaining({ content: { text: 'As it was.' } }));
    },
  );
});
