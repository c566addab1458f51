import type { ReactNode } from 'react';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import type { SideState } from '#features/compare/side.ts';
import { VersionSide } from './version-side.tsx';

type SideOfProps = {
  documentId: string;
  /** An earlier version of the document; its state now where none is given. */
  versionId?: string | undefined;
  children: (state: SideState) => ReactNode;
};

/** Loads a side, and says how far it is. */
export const SideOf = ({ documentId, versionId, children }: SideOfProps) =>
  versionId === undefined ? (
    <DocumentSide key={documentId} documentId={documentId}>
      {children}
    </DocumentSide>
  ) : (
    <VersionSide key={versionId} documentId={documentId} versionId={versionId}>
      {children}
    </VersionSide>
  );

/** A resume as it is now, unsaved edits and what this browser keeps included. */
function DocumentSide({ documentId, children }: Omit<SideOfProps, 'versionId'>) {
  const open = useOpenResume(documentId);
  if (open.status === 'refused') return children({ status: 'missing' });
  if (open.status !== 'open') return children(open);
  const { resume, about } = open;
  return children({ status: 'there', side: { documentId, name: about.title, resume } });
}
