import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Db } from '#db/db.ts';

type Entry = { kind: string; clientId: string | null; content: object };

/** What a server of the earlier release does beside the new one, by the SQL that it sends. */
export class EarlierServer {
  readonly #db: Db;

  constructor({ db }: Database) {
    this.#db = db;
  }

  saveContact(resume: string, changes: object) {
    return this.#db.execute(sql`update resumes set contact = contact || ${JSON.stringify(changes)}::jsonb,
      contact_revision = contact_revision + 1, edited_at = now() where id = ${resume}`);
  }

  saveSummary(resume: string, summary: string) {
    return this.#db.execute(sql`update resumes set summary = ${summary},
      summary_revision = summary_revision + 1, edited_at = now() where id = ${resume}`);
  }

  saveSectionOrder(resume: string, order: string[]) {
    return this.#db.execute(sql`update resumes set section_order = ${JSON.stringify(order)}::jsonb,
      section_order_revision = section_order_revision + 1, edited_at = now() where id = ${resume}`);
  }

  async addEntry(resume: string, { kind, clientId, content }: Entry): Promise<string> {
    return this.#onLocked(resume, async (db) => {
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into entries (resume_id, kind, client_id, content, made_at)
        values (${resume}, ${kind}, ${clientId}, ${JSON.stringify(content)}::jsonb, now()) returning id`);
      return rows[0]?.id ?? '';
    });
  }

  /** Replaces the whole content, as that release does. */
  saveEntry(resume: string, id: string, content: object) {
    return this.#onLocked(resume, (db) =>
      db.execute(sql`update entries set content = ${JSON.stringify(content)}::jsonb,
        revision = revision + 1 where id = ${id}`),
    );
  }

  deleteEntry(resume: string, id: string) {
    return this.#onLocked(resume, (db) => db.execute(sql`delete from entries where id = ${id}`));
  }

  saveOrder(resume: string, kind: string, ids: string[]) {
    const json = JSON.stringify(ids);
    return this.#onLocked(resume, (db) =>
      db.execute(sql`insert into entry_orders (resume_id, kind, ids, revision)
        values (${resume}, ${kind}, ${json}::jsonb, 2)
        on conflict (resume_id, kind) do update set ids = excluded.ids, revision = entry_orders.revision + 1`),
    );
  }

  async createResume(owner: string): Promise<string> {
    const { rows } = await this.#db.execute<{ id: string }>(sql`
      insert into resumes (owner, name, experience_level, targeted_industry, contact, section_order, created_at, edited_at)
      select ${owner}, 'Made by the release before', '', '', contact, section_order, now(), now()
      from resumes limit 1 returning id`);
    return rows[0]?.id ?? '';
  }

  /** Gives what a guest has made to an account, and removes the guest. */
  claim(guest: string, account: string) {
    return this.#db.transaction(async (db) => {
      await db.execute(sql`select id from users where id = ${guest} for update`);
      await db.execute(sql`update resumes set owner = ${account} where owner = ${guest}`);
      await db.execute(sql`delete from users where id = ${guest}`);
    });
  }

  /** What it answers of a resume: its own tables. */
  async read(resume: string) {
    const { rows } = await this.#db.execute<{ text: string }>(sql`
      select json_build_object('contact', contact, 'summary', summary, 'sectionOrder', section_order,
        'revisions', json_build_array(contact_revision, summary_revision, section_order_revision),
        'entries', (select coalesce(json_object_agg(id, json_build_object(
          'content', content, 'revision', revision)), '{}') from entries where resume_id = resumes.id),
        'orders', (select coalesce(json_object_agg(kind, ids), '{}') from entry_orders
          where resume_id = resumes.id))::text as text
      from resumes where id = ${resume}`);
    return JSON.parse(rows[0]?.text ?? 'null');
  }

  #onLocked<T>(resume: string, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (db) => {
      await db.execute(sql`select id from resumes where id = ${resume} for update`);
      await db.execute(sql`update resumes set edited_at = now() where id = ${resume}`);
      return work(db);
    });
  }
}
