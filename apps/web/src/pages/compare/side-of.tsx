import type { ComponentType, ReactNode } from 'react';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import type { SideState } from '#features/compare/side.ts';

type SideProps = { id: string; children: (state: SideState) => ReactNode };

/** The kinds of side by name: how each is loaded. */
const KINDS = { document: DocumentSide } satisfies Record<string, ComponentType<SideProps>>;

/** The address of a side: its kind, and its id. */
type SideAddress = { kind: keyof typeof KINDS; id: string };

/** Reads what the page's address says of the other side: the id of a document. */
export const readSide = (text: string | null): SideAddress | undefined =>
  text ? { kind: 'document', id: text } : undefined;

/** Loads a side, and says how far it is. */
export function SideOf({ kind, id, children }: SideAddress & Pick<SideProps, 'children'>) {
  const Kind = KINDS[kind];
  return (
    <Kind key={`${kind} ${id}`} id={id}>
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
