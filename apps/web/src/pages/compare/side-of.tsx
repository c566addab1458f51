import type { ComponentType, ReactNode } from 'react';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import type { SideState } from '#features/compare/side.ts';
import { parseVersionSide } from '#features/history/compare-href.ts';
import { VersionSide } from './version-side.tsx';

type SideProps = {
  id: string;
  /** Of an earlier state: the document that it is of. */
  documentId?: string;
  children: (state: SideState) => ReactNode;
};

/** The kinds of side by name: how each is loaded. */
const KINDS = { document: DocumentSide, version: VersionSide } satisfies Record<
  string,
  ComponentType<SideProps>
>;

/** The address of a side: its kind, and its id. */
type SideAddress = { kind: keyof typeof KINDS; id: string; documentId?: string };

/** Reads what the page's address says of the other side: the id of a document, or that of an earlier version of this one. */
export function readSide(text: string | null, documentId: string): SideAddress | undefined {
  const version = parseVersionSide(text ?? '');
  if (version) return { kind: 'version', id: version, documentId };
  return text ? { kind: 'document', id: text } : undefined;
}

/** Loads a side, and says how far it is. */
export function SideOf({ kind, children, ...address }: SideAddress & Pick<SideProps, 'children'>) {
  const Kind = KINDS[kind];
  return (
    <Kind key={`${kind} ${address.id}`} {...address}>
      {children}
    </Kind>
  );
}

/** A resume as it is now, unsaved edits and what this browser keeps included. */
function DocumentSide({ id, children }: SideProps) {
  const open = useOpenResume(id);
  if (open.status === 'refused') return children({ status: 'missing' });
  if (open.status !== 'open') return children(open);
  const { resume, about } = open;
  return children({ status: 'there', side: { documentId: id, name: about.title, resume } });
}
