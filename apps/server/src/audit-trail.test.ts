import { join } from 'node:path';
import {
  changeJob,
  createInvitation,
  createJob,
  deleteInvitation,
  deleteJob,
  downloadFile,
  listActions,
  listApplications,
  listInvitations,
  signUp,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { carryOut } from './carry-out.ts';
import { changeRole } from './features/accounts/change-role.ts';
import { seedJobs } from './features/jobs/seed-jobs.ts';
import { apply } from './features/submissions/sent-form.test-support.ts';
import { temporaryFolder } from './temporary-folder.test-support.ts';
import { describeOnEachServer, PASSWORD } from './test-server.test-support.ts';

const JOB = {
  title: 'Welder',
  department: 'Works',
  location: 'Leith',
  applyLink: '',
  description: 'Welds.',
  responsibilities: 'Welding',
  qualifications: 'A steady hand',
  employmentType: 'Full-time' as const,
  applyBy: '',
  country: 'GB',
};

describeOnEachServer('the audit trail', (server) => {
  const trailFor = async (admin: Awaited<ReturnType<ReturnType<typeof server>['admin']>>) =>
    (await admin.get(listActions, { querystring: {} })).actions;

  it('[OP3] has who published, changed, closed, opened again and deleted a job', async () => {
    const admin = await server().admin();
    const { job } = await admin.get(createJob, { body: JOB });
    const params = { jobId: job.id };
    const change = (body: object) => admin.call(changeJob, { params, body: body as never });
    for (const body of [{ title: 'Chief welder' }, { status: 'closed' }, { status: 'open' }]) {
      expect((await change(body)).status).toBe(200);
    }
    const stale = { params, body: { title: 'Boss' }, headers: { 'if-match': '"1"' } };
    expect((await admin.call(changeJob, stale as never)).status).toBe(409);
    await admin.get(deleteJob, { params });
    const done = (await trailFor(admin)).filter(({ subject }) => subject === job.id);
    expect(done.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
      'deleted job',
      'reopened job',
      'closed job',
      'changed job',
      'published job',
    ]);
    expect(done.every(({ by }) => by?.email?.startsWith('admin'))).toBe(true);
  });

  it('[OP3] has who downloaded which application’s file, and nothing that was in it', async () => {
    await seedJobs(server().database.db, new Date());
    const admin = await server().admin();
    await apply(server().visitor());
    const { applications } = await admin.get(listApplications, { querystring: {} });
    const [{ id } = { id: '' }] = applications;
    const params = { id, kind: 'resume' };
    expect((await admin.call(downloadFile, { params })).status).toBe(200);
    expect((await admin.call(downloadFile, { params: { ...params, kind: 'photo' } })).status).toBe(
      404,
    );
    const stranger = await server().accountHolder('stranger@example.org');
    expect((await stranger.call(downloadFile, { params })).status).toBe(404);
    const done = (await trailFor(admin)).filter(({ action }) => action === 'downloaded');
    expect(done).toMatchObject([{ kind: 'application', subject: id, count: 1 }]);
    const { rows } = await server().database.db.execute(sql`select e::text from audit_events e`);
    // An id may spell a name in its hexadecimal digits.
    const said = JSON.stringify(rows).replaceAll(
      /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/gu,
      '',
    );
    expect(said).not.toMatch(/ada|lovelace|example|pdf/iu);
  });

  it('[OP3] has who was given the role of an admin, and who lost it', async () => {
    const admin = await server().admin();
    const { db } = server().database;
    const email = 'grace@example.org';
    await server()
      .visitor()
      .get(signUp, { body: { name: 'Grace', email, password: PASSWORD } });
    await changeRole(db, { verb: 'grant', email });
    await db.execute(sql`update users set email_verified = true where email = ${email}`);
    for (const verb of ['grant', 'grant', 'revoke', 'revoke'] as const) {
      expect((await changeRole(db, { verb, email })).ok).toBe(true);
    }
    const done = (await trailFor(admin)).filter(({ kind }) => kind === 'account');
    expect(done).toMatchObject([
      { action: 'revoked', subject: email, by: null },
      { action: 'granted', subject: email, by: null },
    ]);
    await db.execute(sql`delete from users where email = ${email}`);
    expect((await trailFor(admin))[0]).toMatchObject({ action: 'revoked', subject: null });
  });

  it('[OP3] has who invited somebody, who came of it, and who took an invitation back', async () => {
    const admin = await server().admin();
    const { link } = await admin.get(createInvitation, { body: {} });
    await admin.get(createInvitation, { body: { email: 'late@example.org' } });
    const { invitations } = await admin.get(listInvitations, {});
    const late = invitations.find(({ email }) => email !== null)?.id ?? '';
    await admin.get(deleteInvitation, { params: { invitationId: late } });
    const invitation = new URL(link).searchParams.get('invitation') ?? '';
    const email = 'invited@example.org';
    const body = { name: 'Invited', email, password: PASSWORD, invitation };
    await server().visitor().get(signUp, { body });
    const by = { email: expect.stringMatching(/^admin/u) };
    const done = (await trailFor(admin)).slice(0, 4);
    expect(done).toMatchObject([
      { kind: 'account', action: 'joined', subject: email, by },
      { kind: 'invitation', action: 'deleted', subject: late, by },
      { kind: 'invitation', action: 'created', subject: late, by },
      { kind: 'invitation', action: 'created', by },
    ]);
    expect(JSON.stringify(done)).not.toContain('late@');
  });

  it('[OP3] has of which account all that is kept was written into a file', async () => {
    const admin = await server().admin();
    const email = 'mary@example.org';
    await server().accountHolder(email);
    const { db } = server().database;
    const file = join(temporaryFolder('archive'), 'archive.json');
    const { store } = server().files;
    const archive = (of: string) =>
      carryOut({ db, store, secret: '' }, { verb: 'archive', email: of, file });
    expect((await archive(email)).ok).toBe(true);
    // Over a file, and of nobody, none is written.
    expect((await archive(email)).ok).toBe(false);
    expect((await archive('nobody@example.org')).ok).toBe(false);
    const done = (await trailFor(admin)).filter(({ action }) => action === 'archived');
    expect(done).toMatchObject([{ kind: 'account', subject: email, by: null }]);
    expect(done).toHaveLength(1);
  });

  it('[OP3] is one list in pages, whatever was done', async () => {
    const admin = await server().admin();
    await server().database.db.execute(sql`
      insert into audit_events (at, action, kind, subject)
      select timestamptz '2026-01-01' + n * interval '2 minutes', 'changed', 'job', n::text from generate_series(1, 60) n`);
    await server().database.db.execute(sql`
      insert into admin_actions (at, action, kind, count)
      select timestamptz '2026-01-01' + n * interval '2 minutes' + interval '1 minute', 'deleted', 'inquiry', n
      from generate_series(1, 60) n`);
    const seen: string[] = [];
    let after = '';
    do {
      const { actions, next } = await admin.get(listActions, { querystring: { after } });
      seen.push(...actions.map(({ at }) => at).filter((at) => at < '2026-02'));
      after = next ?? '';
    } while (after !== '');
    expect(seen).toHaveLength(120);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });
});
