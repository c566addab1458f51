import type { ListedPursuit } from '@shortlist/contracts';
import { PURSUIT, type ResumeId } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import type { Compared, Exchanged } from '@shortlist/tracking';
import type { NewDocument } from '#draft/opening/ask-to-create.ts';
import { fillNewDocument } from '#draft/opening/fill-new-document.ts';
import { withOpenDocument } from '#draft/opening/with-open-document.ts';
import { PURSUITS } from '../pursuit-kind.ts';
import { changesOf, toPursuit } from './exchanged-parts.ts';

/** An application of a table that is new here or says something else. */
export type ToImport = Exclude<Compared<ListedPursuit>, { kind: 'same' }>;

type Create = (wanted: NewDocument) => Promise<ResumeId | undefined>;

/** Makes a new application, or changes the one that is there; resolves to whether it did. */
export async function importApplication(compared: ToImport, create: Create): Promise<boolean> {
  if (compared.kind === 'new') return createFrom(compared.read, create);
  await withOpenDocument(compared.row.application_id, PURSUITS, async (draft) => {
    const { posting, state, next } = changesOf(compared);
    if (posting) draft.edit({ type: 'set-part', part: 'posting', changes: posting });
    if (state) draft.edit({ type: 'set-part', part: 'state', changes: state });
    if (next) draft.edit({ type: 'set-part', part: 'next', changes: next });
    draft.saveAll();
    await draft.whenIdle();
  });
  return true;
}

async function createFrom(read: Exchanged, create: Create): Promise<boolean> {
  const id = await create({ title: pursuitTitle(read), kind: { kind: PURSUIT.kind } });
  if (id === undefined) return false;
  const { release } = await fillNewDocument(id, toPursuit(read), PURSUITS);
  await withOpenDocument(id, PURSUITS, async (draft) => {
    draft.saveAll();
    await draft.whenIdle();
  }).finally(release);
  return true;
}
