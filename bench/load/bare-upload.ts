import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Ask, BareDatabase } from './bare-database.ts';

const COUNT = `insert into counters (key, count, started_at) values ($1, 1, now())
  on conflict (key) do update set count = counters.count + 1 returning count`;

/** Takes applications with two files, with the statements of ours; looks at nothing that is sent. */
export function takeUploads(app: FastifyInstance, database: BareDatabase, folder: string): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer }>('/api/upload.php', async ({ body, headers }) => {
    const boundary = /boundary=(\S+)/u.exec(headers['content-type'] ?? '')?.[1];
    const parts = readParts(body, `--${boundary}`);
    const address = String(headers['x-forwarded-for']);
    for (const what of ['application', 'upload'])
      await database.ask('limit', COUNT, [`${what}:${address}`]);
    const files = parts.filter(({ head }) => head.includes('filename='));
    const keys = files.map(() => randomUUID());
    await database.inTransaction((ask) => beginFiles(ask, files, keys));
    await Promise.all(files.map(({ content }, at) => keep(folder, keys[at] ?? '', content)));
    await database.inTransaction((ask) => apply(ask, parts, keys));
    return { status: 'success' };
  });
}

type Part = { head: string; content: Buffer };

function readParts(body: Buffer, boundary: string): Part[] {
  const parts: Part[] = [];
  let from = body.indexOf(boundary) + boundary.length;
  for (let to = body.indexOf(boundary, from); to > 0; to = body.indexOf(boundary, from)) {
    const end = body.indexOf('\r\n\r\n', from);
    const content = body.subarray(end + 4, to - 2);
    parts.push({ head: body.subarray(from, end).toString(), content });
    from = to + boundary.length;
  }
  return parts;
}

async function beginFiles(ask: Ask, files: readonly Part[], keys: readonly string[]) {
  await ask('lock', 'lock table files in share row exclusive mode');
  await ask('sum', 'select sum(size) from files');
  const NOTE = `insert into files (key, kind, name, type, size, started_at)
    values ($1, 'resume', 'resume.pdf', 'pdf', $2, now()), ($3, 'coverLetter', 'letter.pdf', 'pdf', $4, now())`;
  const [resume, letter] = files.map(({ content }) => content.length);
  await ask('note', NOTE, [keys[0], resume, keys[1], letter]);
}

/** Written, synced and renamed, as ours. */
async function keep(folder: string, key: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, `${key}.half`), 'w', 0o600);
  await file.write(content);
  await file.sync();
  await file.close();
  await rename(join(folder, `${key}.half`), join(folder, key));
  const names = await open(folder, 'r');
  await names.sync();
  await names.close();
}

async function apply(ask: Ask, parts: readonly Part[], keys: readonly string[]): Promise<void> {
  const fieldOf = (name: string) =>
    parts.find(({ head }) => head.includes(`name="${name}"`))?.content.toString();
  const FIND_JOB = 'select id, title from jobs where id = $1 for update';
  const [job] = await ask('job', FIND_JOB, [fieldOf('jobId')]);
  const APPLY = `insert into applications (first_name, last_name, email, words, job_id, job_title, sponsorship, sent_at)
    values ($1, $2, $3, lower(concat($1::text, ' ', $2::text, ' ', $3::text)), $4, $5, 'No', now()) on conflict do nothing returning id`;
  const person = ['firstName', 'lastName', 'email'].map(fieldOf);
  const [stored] = await ask('apply', APPLY, [...person, job?.id, job?.title]);
  const GIVE = `update files set record_kind = 'application', record_id = $1 where key = any($2::uuid[])`;
  await ask('give', GIVE, [stored?.id, keys]);
  await ask('counted', 'select * from self_identification where job_id = $1', [job?.id]);
  const ADD = `insert into self_identification (job_id, answered, counts, shown_answered) values ($1, 1, '{}', 0)
    on conflict (job_id) do update set answered = self_identification.answered + 1`;
  await ask('add', ADD, [job?.id]);
}
