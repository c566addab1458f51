import type { ReactNode } from 'react';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import type { SideState } from '#features/compare/side.ts';
import { VersionSide } from './version-side.tsx';

export type SideOfProps = {
  kind: ComparedKind;
  documentId: string;
  /** An earlier version of the document; its state now where none is given. */
  versionId?: string | undefined;
  children: (state: SideState) => ReactNode;
};

/** Loads a side, and says how far it is. */
export const SideOf = ({ versionId, ...props }: SideOfProps) =>
  versionId === undefined ? (
    <DocumentSide key={props.documentId} {...props} />
  ) : (
    <VersionSide key={versionId} versionId={versionId} {...props} />
  );

function DocumentSide({ kind, documentId, children }: Omit<SideOfProps, 'versionId'>) {
  const open = kind.useOpen(documentId);
  if (open.status === 'refused') return children({ status: 'missing' });
  if (open.status !== 'open') return children(open);
  const { title: name, printed } = open;
  return children({ status: 'there', side: { documentId, name, printed } });
}
