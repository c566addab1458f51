import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { digestOf } from '#lib/digest-of.ts';
import {
  asAnybody,
  only,
  onResume,
  type Rows,
  type Scene,
} from '../../access-rows.test-support.ts';
import type { links } from './feature.ts';
import { findAssets } from './page/assets.ts';

/** A link to the guest's resume; one with a password that nobody knows, where it is locked. */
async function addLink({ ids: { resumeId }, server }: Scene, { isLocked = false } = {}) {
  const [linkId, token] = [randomUUID(), randomUUID()];
  await server.database.db.execute(sql`
    insert into links (id, document, name, digest, sealed, mode, leave_out, password, downloads, counting, made_at)
    select ${linkId}, id, 'Link 1', ${digestOf(token)}, '', 'newest', '[]', ${isLocked ? 'none' : null}, '["txt"]', true, now()
    from documents where id::text = ${resumeId}`);
  return { linkId, token };
}

const onLink = (rest: object = {}) => ({
  row: only('guest'),
  send: async (scene: Scene) => ({ params: { linkId: (await addLink(scene)).linkId }, ...rest }),
});

export const ROWS: Rows<typeof links> = {
  listLinks: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  createLink: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { name: 'Link 1' },
  })),
  changeLink: onLink({ body: { name: 'Link 2' } }),
  renewLink: onLink({ body: {} }),
  deleteLink: onLink(),
  listLinkDays: onLink(),
  openLink: asAnybody(async (scene) => ({ params: await addLink(scene, { isLocked: true }) })),
  unlockLink: {
    ...asAnybody(async (scene) => ({
      params: await addLink(scene, { isLocked: true }),
      body: Buffer.from('password=wrong'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })),
    isOriginHidden: true,
  },
  downloadShared: asAnybody(async (scene) => ({
    params: { ...(await addLink(scene)), file: 'resume.txt' },
  })),
  getSharedAsset: asAnybody(async () => {
    const { style } = await findAssets();
    return { params: { asset: style.slice('/shared/'.length) } };
  }),
};
