import type { BareDatabase } from './bare-database.ts';

/** Resumes of one owner among many. */
const RESUMES_EACH = 10;

/** Entries of each: with its other parts, what a short resume has. */
const ENTRIES_EACH = 3;

/** Adds resumes of other people until there are `count`, each with parts of the resume `like`. */
export async function fill({ ask }: BareDatabase, like: string, count: number): Promise<void> {
  const [there] = await ask('there', 'select count(*)::int as resumes from documents');
  const missing = count - Number(there?.resumes);
  await ask(
    'users',
    `insert into users (id, name, email, is_anonymous)
     select 'grown-' || n, 'Guest', 'grown-' || n || '@example.org', true from generate_series(0, $1::int / $2::int) n`,
    [missing, RESUMES_EACH],
  );
  await ask(
    'documents',
    `insert into documents (id, owner, kind, title, level, industry, created_at, edited_at)
     select gen_random_uuid(), 'grown-' || n / $3::int, kind, title, level, industry,
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from documents, generate_series(1, $2::int) n where id = $1`,
    [like, missing, RESUMES_EACH],
  );
  await ask(
    'parts',
    `insert into parts (document, key, kind, client_id, content, schema, revision, made_at)
     select d.id, p.key, p.kind, p.client_id, p.content, p.schema, p.revision, p.made_at from documents d,
       (select *, row_number() over (partition by kind) as nth from parts where document = $1) p
     where d.owner like 'grown-%' and p.nth <= $2::int`,
    [like, ENTRIES_EACH],
  );
  await ask('analyze', 'vacuum analyze');
}
