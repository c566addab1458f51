import type { Block, Span } from '@shortlist/document';
import type { ContactPart, PrintedResume } from '@shortlist/model';
import { LINK_LABELS } from '../classic/header.ts';
import type { Writer } from './writer.ts';

/** Name and headline. `scale` is the size of the name in sizes of the text. It stands as it was typed, so that programs read it so. */
export function nameBlocks(
  writer: Writer,
  { name, headline }: PrintedResume,
  scale: number,
): Block[] {
  const { style } = writer;
  const size = Math.round(style.size * scale * 2) / 2;
  const align = style.look.namePosition;
  const spans = [
    writer.span(name, {
      family: style.display,
      weight: style.strong,
      size,
      ...(style.accent && { color: style.accent }),
    }),
  ];
  const lineHeight = Math.ceil((size * 1.2) / (style.line / 2)) * (style.line / 2);
  const title = { ...writer.paragraph(spans, { align, lineHeight }), role: 'title' } as const;
  const below = headline
    ? [writer.paragraph([writer.span(headline, { size: style.size * 1.1 })], { align })]
    : [];
  return [title, ...below].map((block) => ({ ...block, keepWithNext: true }));
}

/** Space above and below a headline that is set apart. Points. */
const AROUND_HEADLINE = 3;

/** The head with its headline, the line below the name, in italics and with space around it. */
export const headlineApart = (head: readonly Block[]): Block[] =>
  head.map((block) =>
    block.role === 'title'
      ? block
      : {
          ...block,
          spans: block.spans.map((span) => ({ ...span, italic: true })),
          spaceBefore: AROUND_HEADLINE / 2,
          lineHeight: block.lineHeight + AROUND_HEADLINE,
        },
  );

/** Contact and further lines, each in one line with signs between its parts. */
export const contactLines = (writer: Writer, { contact, details }: PrintedResume): Block[] =>
  [contact, details]
    .filter((parts) => parts.length > 0)
    .map((parts) =>
      writer.paragraph(
        parts.flatMap((part, at) => [
          ...(at > 0 ? [writer.between(' | ')] : []),
          contactSpan(writer, part),
        ]),
        { align: writer.style.look.namePosition },
      ),
    );

/** Contact and further lines at the head of a narrow column, a part a line. */
export const contactList = (
  writer: Writer,
  { contact, details }: Pick<PrintedResume, 'contact' | 'details'>,
): Block[] =>
  [...contact, ...details].map((part, at) => ({
    ...writer.paragraph([contactSpan(writer, part)]),
    spaceBefore: at === 0 ? writer.style.line * 0.5 : 0,
    group: 'contact',
  }));

function contactSpan(writer: Writer, { field, text, href, line }: ContactPart): Span {
  const ref = { section: 'contact', field, ...(line !== undefined && { line }) } as const;
  const span = { ...writer.span({ text, ref }), unbreakable: true };
  if (href === undefined) return span;
  const link = { href, label: `${LINK_LABELS[field] ?? 'Link'}: ${text}` };
  const isHidden = writer.style.look.links === 'hidden' && HIDDEN.has(field);
  return { ...span, ...(isHidden && { text: shortName({ field, text }) }), link };
}

/** The links that may stand behind a word. Mail and phone are read, and typed, from paper. */
const HIDDEN = new Set<ContactPart['field']>(['linkedin', 'website', 'links']);

/** "LinkedIn" for a profile, its label for a link, else what it is. */
function shortName({ field, text }: Pick<ContactPart, 'field' | 'text'>): string {
  if (field === 'linkedin') return 'LinkedIn';
  if (field === 'website') return 'Website';
  return /^([^:]+): /u.exec(text)?.[1] ?? text;
}
