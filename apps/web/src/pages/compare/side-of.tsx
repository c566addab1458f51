import { type SideProps, VersionSide } from './version-side.tsx';

/** `versionId` is that of an earlier version of the document; its state now where none is given. */
type SideOfProps = SideProps & { versionId?: string | undefined };

/** Loads a side, and says how far it is. */
export const SideOf = ({ versionId, ...props }: SideOfProps) =>
  versionId === undefined ? (
    <DocumentSide key={props.documentId} {...props} />
  ) : (
    <VersionSide key={versionId} versionId={versionId} {...props} />
  );

function DocumentSide({ kind, documentId, children }: SideProps) {
  const open = kind.useOpen(documentId);
  if (open.status === 'refused') return children({ status: 'missing' });
  if (open.status !== 'open') return children(open);
  const { status: _, ...side } = open;
  return children({ status: 'there', side: { documentId, ...side } });
}
