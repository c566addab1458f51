import { parseSentSide } from '#documents/pursuit/sent/sent-side.ts';
import { parseVersionSide } from '#features/history/compare-href.ts';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { SentSide } from './sent-side.tsx';
import { type SideProps, VersionSide } from './version-side.tsx';

/** `said` is what the address names: another document, or an earlier version or a sending of this one. */
type SideOfProps<D extends Printable> = SideProps<D> & { said: string };

/** Loads a side that an address names, and says how far it is. */
export function SideOf<D extends Printable>({ said, documentId, ...props }: SideOfProps<D>) {
  const versionId = parseVersionSide(said);
  const sent = parseSentSide(said);
  if (versionId !== undefined)
    return <VersionSide key={said} versionId={versionId} documentId={documentId} {...props} />;
  if (sent) return <SentSide key={said} {...sent} documentId={documentId} {...props} />;
  return <DocumentSide key={said} documentId={said} {...props} />;
}

export function DocumentSide<D extends Printable>({ kind, documentId, children }: SideProps<D>) {
  const open = kind.useOpen(documentId);
  if (open.status === 'refused') return children({ status: 'missing' });
  if (open.status !== 'open') return children(open);
  const { status: _, ...side } = open;
  return children({ status: 'there', side: { documentId, ...side } });
}
