import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { asAnybody, only, type Rows } from '../../access-rows.test-support.ts';
import type { pursuits } from './feature.ts';

export const ROWS: Rows<typeof pursuits> = {
  // Whose the applications are not gets none of them: `pursuits.test.ts`.
  listPursuits: asAnybody(() => ({ querystring: {} })),
  createPursuit: asAnybody(() => ({ body: { posting: { company: 'Acme' } } })),
  getPursuit: {
    row: only('guest'),
    async send({ ids: { resumeId }, server }) {
      const id = randomUUID();
      await server.database.db.execute(sql`
        insert into documents (id, owner, kind, title, created_at, edited_at)
        select ${id}, owner, 'pursuit', 'Engineer', now(), now() from documents where id::text = ${resumeId}`);
      return { params: { applicationId: id } };
    },
  },
};
