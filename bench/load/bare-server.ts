// Run as a program: the least that does the same work on the same tables. It checks no signature, rule or revision.
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();

type Asker = Pick<pg.Pool, 'query'>;
const ask = async (db: Asker, name: string, text: string, values: unknown[]) =>
  (await db.query({ name, text, values })).rows as Record<string, unknown>[];

async function findOwner({ headers }: FastifyRequest): Promise<unknown> {
  const token = /session_token=([^.%]+)/u.exec(headers.cookie ?? '')?.[1];
  const [user] = await ask(
    pool,
    'session',
    'select u.* , s.expires_at from sessions s join users u on u.id = s.user_id where s.token = $1',
    [token],
  );
  return user?.id;
}

async function inTransaction(work: (db: Asker) => Promise<unknown>): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

app.get('/api/get_resumes.php', async (request) => {
  const owner = await findOwner(request);
  const resumes = await ask(
    pool,
    'list',
    `select id, name, experience_level, targeted_industry, edited_at, name_revision from resumes
     where owner = $1 and deleted_at is null order by edited_at desc, created_at desc, id`,
    [owner],
  );
  return { status: 'success', resumes };
});

app.get<{ Querystring: { resume_id: string } }>('/api/get_resume_details.php', async (request) => {
  const owner = await findOwner(request);
  const [data] = await ask(
    pool,
    'details',
    `select r.*, (select json_agg(p.* order by p.made_at, p.position) from parts p
       where p.document = r.id and p.deleted_at is null) as parts
       from resumes r where r.owner = $1 and r.id = $2 and r.deleted_at is null`,
    [owner, request.query.resume_id],
  );
  return { status: 'success', data };
});

app.post<{ Body: { resume_id: string; summary: string } }>(
  '/api/save_summary.php',
  async (request) => {
    const { resume_id: id, summary } = request.body;
    const owner = await findOwner(request);
    return inTransaction(async (db) => {
      const LOCK =
        'select id from resumes where owner = $1 and id = $2 and deleted_at is null for update';
      await ask(db, 'lock', LOCK, [owner, id]);
      await ask(db, 'part', `select * from parts where document = $1 and key = 'summary'`, [id]);
      const SAVE = `update resumes set summary = $2, summary_revision = summary_revision + 1, edited_at = now()
        where id = $1 returning summary_revision`;
      const [saved] = await ask(db, 'save', SAVE, [id, summary]);
      const PART = `update parts set content = jsonb_build_object('text', $2::text), revision = $3
        where document = $1 and key = 'summary'`;
      await ask(db, 'save part', PART, [id, summary, saved?.summary_revision]);
      return { status: 'success', revision: saved?.summary_revision };
    });
  },
);

app.post<{ Body: { resumeName: string } }>('/api/create_resume.php', async (request) => {
  const owner = await findOwner(request);
  return inTransaction(async (db) => {
    await ask(db, 'owner', 'select id from users where id = $1 for update', [owner]);
    await ask(db, 'count', 'select count(*) from resumes where owner = $1', [owner]);
    const CREATE = `insert into resumes (owner, name, experience_level, targeted_industry, contact, section_order, created_at, edited_at)
      select $1, $2, experience_level, targeted_industry, contact, section_order, now(), now() from resumes where owner = $1 limit 1 returning id`;
    const [made] = await ask(db, 'create', CREATE, [owner, request.body.resumeName]);
    const DOCUMENT = 'insert into documents (id, owner) values ($1, $2) on conflict do nothing';
    await ask(db, 'document', DOCUMENT, [made?.id, owner]);
    const PARTS = `insert into parts (document, key, kind, content, made_at)
      select $1, kind, kind, '{}', now() from unnest(array['contact','summary','skills','section_order']) as kind
      on conflict do nothing`;
    await ask(db, 'parts', PARTS, [made?.id]);
    return { status: 'success', resume_id: made?.id };
  });
});

process.stdout.write(`bare is at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
