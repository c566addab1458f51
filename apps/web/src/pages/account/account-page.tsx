import { Account } from '#features/account/account.tsx';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { PageFrame } from '#ui/page-frame.tsx';

const loadFiles = async () =>
  (await loadChunk('document-files', () => import('#documents/files.ts'))).FILES_BY_KIND;

export const AccountPage = () => (
  <PageFrame width="reading">
    <Account loadFiles={loadFiles} />
  </PageFrame>
);
