import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteResume,
  nameVersion,
  saveEntry,
  savePart,
  tailorDocument,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { archiveAccount } from './archive-account.ts';
import { temporaryFolder } from './temporary-folder.test-support.ts';
import { describeOnServer } from './test-server.test-support.ts';

type Archive = Record<string, Record<string, unknown>[]>;

describeOnServer('an archive of an account', (server) => {
  const archive = async (email: string) => {
    const file = join(temporaryFolder('archive'), 'archive.json');
    const { database, files } = server();
    const outcome = await archiveAccount({ db: database.db, store: files.store }, { email, file });
    return { ...outcome, file };
  };

  it('has the account, its sessions, and its documents of every kind with parts and versions, deleted ones too', async () => {
    const ada = await server().accountHolder('ada@example.org');
    const resume_id = await ada.addResume('Bridges');
    const params = { documentId: resume_id, key: 'summary' };
    for (const text of ['Builds bridges.', 'Builds boats.'])
      await ada.get(savePart, { params, body: { content: { text }, keepsReplaced: true } });
    const named = { params: { documentId: resume_id }, body: { name: 'As sent' } };
    const { version_id } = await ada.get(nameVersion, named);
    await ada.get(saveEntry.project, { body: { resume_id, name: 'Arch' } });
    const deleted = await ada.addResume('Deleted');
    await ada.get(deleteResume, { body: { resume_id: deleted } });
    const letter = await ada.addResume('To the bridge builders');
    await server().database.db.execute(
      sql`update documents set kind = 'letter' where id = ${letter}`,
    );
    const tailoring = { params: { documentId: resume_id }, body: { title: 'For Acme' } };
    const { document_id: tailored } = await ada.get(tailorDocument, tailoring);
    for (const text of ['Builds long boats.', 'Builds longer boats.'])
      await ada.get(savePart, {
        params: { documentId: tailored, key: 'summary' },
        body: { content: { text }, keepsReplaced: true },
      });
    const grace = await server().accountHolder('grace@example.org');
    await grace.addResume('Not hers');

    const { ok, message, file } = await archive('Ada@Example.org');
    expect({ ok, message }).toEqual({
      ok: true,
      message: `All that is kept of ada@example.org is in ${file}.`,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { accounts, documents, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Archive;
    expect(others).toEqual({});
    expect(accounts).toMatchObject([
      { account: { email: 'ada@example.org', name: 'Ada King', isAdmin: false } },
      { session: { browser: 'Unknown browser' } },
    ]);
    expect(documents).toMatchObject([
      { document: { document_id: resume_id, kind: 'resume', title: 'Bridges', deleted: null } },
      { document: { title: 'Deleted', deleted: expect.any(String) } },
      { document: { kind: 'letter', title: 'To the bridge builders' } },
      {
        document: { document_id: tailored, tailored_from: resume_id },
        parts: [
          {
            ...{ key: 'summary', content: { text: 'Builds longer boats.' } },
            base_content: { text: 'Builds boats.' },
          },
        ],
        versions: ['Builds boats.', 'Builds long boats.'].map((text) => ({
          ...{ content: { text }, base_content: { text: 'Builds boats.' }, base_schema: 1 },
        })),
      },
    ]);
    expect(documents?.[0]).toMatchObject({
      parts: expect.arrayContaining([
        expect.objectContaining({
          ...{ key: 'summary', schema: 1, content: { text: 'Builds boats.' }, revision: 3 },
        }),
        expect.objectContaining({ content: expect.objectContaining({ name: 'Arch' }) }),
      ]),
      versions: expect.arrayContaining(
        ['', 'Builds bridges.', 'Builds boats.'].map((text, at) =>
          expect.objectContaining({ key: 'summary', content: { text }, revision: at + 1 }),
        ),
      ),
      moments: [{ version_id, reason: 'named', name: 'As sent', parts: { summary: 3 } }],
    });
    expect(readFileSync(file, 'utf8')).not.toMatch(/\$scrypt\$|token/u);
  });

  it('is not made of a guest or of an address that nobody has, nor over another file', async () => {
    await server().visitor().addResume();
    const { rows } = await server().database.db.execute<{ email: string }>(
      sql`select email from users where is_anonymous`,
    );
    for (const email of [rows[0]?.email ?? '', 'nobody@example.org'])
      expect(await archive(email)).toMatchObject({
        ok: false,
        message: 'There is no account with this address.',
      });

    await server().accountHolder('mary@example.org');
    const file = join(temporaryFolder('archive'), 'there.json');
    writeFileSync(file, 'before');
    const { database, files } = server();
    const kept = { db: database.db, store: files.store };
    expect(await archiveAccount(kept, { email: 'mary@example.org', file })).toEqual({
      ok: false,
      message: `The file ${file} cannot be made (EEXIST).`,
    });
    expect(readFileSync(file, 'utf8')).toBe('before');
    const nowhere = join(file, 'archive.json');
    expect(await archiveAccount(kept, { email: 'mary@example.org', file: nowhere })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/cannot be made \(ENOTDIR\)/u),
    });
  });
});
