import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { type SideProps, VersionSide } from './version-side.tsx';

/** `versionId` is that of an earlier version of the document; its state now where none is given. */
type SideOfProps<D extends Printable> = SideProps<D> & { versionId?: string | undefined };

/** Loads a side, and says how far it is. */
export const SideOf = <D extends Printable>({ versionId, ...props }: SideOfProps<D>) =>
  versionId === undefined ? (
    <DocumentSide key={props.documentId} {...props} />
  ) : (
    <VersionSide key={versionId} versionId={versionId} {...props} />
  );

function DocumentSide<D extends Printable>({ kind, documentId, children }: SideProps<D>) {
  const open = kind.useOpen(documentId);
  if (open.status === 'refused') return children({ status: 'missing' });
  if (open.status !== 'open') return children(open);
  const { status: _, ...side } = open;
  return children({ status: 'there', side: { documentId, ...side } });
}
