import type { PagedDocument, StructureRole } from '@shortlist/layout';
import { memo } from 'react';
import { type AccessibleNode, structureTree } from './structure-tree.ts';

/** One level down from the PDF's headings: the one `h1` belongs to the screen that shows the paper. */
const TAGS = {
  Document: 'article',
  Figure: 'span',
  H1: 'h2',
  H2: 'h3',
  H3: 'h4',
  P: 'p',
  L: 'ul',
  LI: 'li',
  Lbl: 'span',
  LBody: 'span',
  Link: 'a',
} as const satisfies Record<StructureRole, string>;

/**
 * The words of the paper as semantic HTML, hidden from the eye: screen readers read this, never the
 * drawing. Links can be followed from a reader's list of links but are no tab stops, because nothing
 * on the screen would show where the focus went.
 */
export const ReadingText = memo(function ReadingText({ paged }: { paged: PagedDocument }) {
  return (
    <div className="sr-only" lang={paged.language}>
      <ReadingElement tree={structureTree(paged)} />
    </div>
  );
});

function ReadingElement({ tree }: { tree: AccessibleNode }) {
  const { role, link, figure } = tree.node;
  const Tag = TAGS[role];
  const children = tree.children.map((child) =>
    typeof child === 'string' ? child : <ReadingElement key={child.id} tree={child} />,
  );
  if (figure) return <span role="img" aria-label={figure.alt} />;
  if (role !== 'Link') return <Tag dir="auto">{children}</Tag>;
  return (
    <a href={link?.href} tabIndex={-1}>
      {children}
    </a>
  );
}
