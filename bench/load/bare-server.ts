// Run as a program: the least that sends the same statements of SQL, without the part that keeps a version. It checks no signature, rule or revision.
import { join } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { openBareDatabase } from './bare-database.ts';
import { takeUploads } from './bare-upload.ts';

const [place = '', folder = '', sync = ''] = process.argv.slice(2);
const database = await openBareDatabase(place, sync === 'synced');
const { ask } = database;
const app = Fastify();

async function findOwner({ headers }: FastifyRequest): Promise<unknown> {
  const token = /session_token=([^.%]+)/u.exec(headers.cookie ?? '')?.[1];
  const [user] = await ask(
    'session',
    `select s.expires_at, u.id, u.email, u.email_verified, u.is_anonymous, u.is_admin
      from sessions s join users u on u.id = s.user_id where s.token = $1`,
    [token],
  );
  return user?.id;
}

app.get('/api/get_resumes.php', async (request) => {
  const owner = await findOwner(request);
  const resumes = await ask(
    'list',
    `select id, title, level, industry, edited_at, revision from documents
     where owner = $1 and deleted_at is null and kind = 'resume' order by edited_at desc, created_at desc, id`,
    [owner],
  );
  return { status: 'success', resumes };
});

app.get<{ Querystring: { resume_id: string } }>('/api/get_resume_details.php', async (request) => {
  const owner = await findOwner(request);
  const [data] = await ask(
    'details',
    `select d.id, d.title, d.revision, d.level, d.industry, d.edited_at, in_order.all as parts
      from documents d join lateral (
        select coalesce(json_agg(json_build_object('key', p.key, 'kind', p.kind, 'clientId', p.client_id,
          'content', p.content, 'schema', p.schema, 'revision', p.revision, 'aiUses', p.ai_uses) order by p.made_at, p.position), '[]') as all
        from parts p where p.document = d.id and p.deleted_at is null) in_order on true
      where d.owner = $1 and d.deleted_at is null and d.kind = 'resume' and d.id = any(array[$2::uuid])`,
    [owner, request.query.resume_id],
  );
  return { status: 'success', data };
});

app.post<{ Body: { resume_id: string; summary: string } }>(
  '/api/save_summary.php',
  async (request) => {
    const { resume_id: id, summary } = request.body;
    const owner = await findOwner(request);
    const FIND = `select d.version, (p.made_at <= $3::timestamptz and not exists (select 1 from part_versions kept
          where kept.document = p.document and kept.key = p.key and kept.made_at > $3::timestamptz)) as is_version_due,
        coalesce(d.bytes, (select sum(counted.bytes + 200) from parts counted
          where counted.document = d.id and counted.deleted_at is null), 0) as bytes, d.history_bytes,
        p.key, p.kind, p.client_id, p.content, p.schema, p.revision, p.ai_uses
      from documents d left join parts p on p.document = d.id and p.deleted_at is null and p.key = 'summary'
      where d.owner = $1 and d.id = $2 and d.deleted_at is null`;
    const recently = new Date(Date.now() - 600_000).toISOString();
    const [found] = await ask('find', FIND, [owner, id, recently]);
    const SAVE = `with locked as (update documents set edited_at = now(), version = version + 1, bytes = $6::bigint
        where owner = $1 and id = $2 and deleted_at is null and version = $5::int returning id),
      written as (insert into parts (document, key, kind, client_id, content, schema, revision, made_at, ai_uses)
        select id, 'summary', 'summary', null, $3::jsonb, 1, $4::int, now(), 0 from locked
        on conflict (document, key) do update set content = excluded.content, schema = excluded.schema, revision = excluded.revision, ai_uses = excluded.ai_uses
        returning *)
      select revision from written`;
    const next = Number(found?.revision) + 1;
    const values = [
      owner,
      id,
      JSON.stringify({ text: summary }),
      next,
      found?.version,
      found?.bytes,
    ];
    const [saved] = await ask('save', SAVE, values);
    return { status: 'success', revision: saved?.revision };
  },
);

app.post<{ Body: { resumeName: string } }>('/api/create_resume.php', async (request) => {
  const owner = await findOwner(request);
  return database.inTransaction(async (ask) => {
    await ask('owner', 'select id from users where id = $1 for update', [owner]);
    await ask('count', 'select count(*) from documents where owner = $1', [owner]);
    const CREATE = `with made as (insert into documents (id, owner, kind, title, created_at, edited_at)
        values (gen_random_uuid(), $1, 'resume', $2, now(), now()) returning id),
      inside as (insert into parts (document, key, kind, content, made_at)
        select id, kind, kind, '{}', now() from made, unnest(array['contact','summary','skills','section_order']) as kind)
      select id from made`;
    const [made] = await ask('create', CREATE, [owner, request.body.resumeName]);
    return { status: 'success', resume_id: made?.id };
  });
});

takeUploads(app, database, join(folder, 'files'));

process.stdout.write(`bare is at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
