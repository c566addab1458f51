import type { Block, Span } from '@shortlist/document';
import type { ContactPart, PrintedResume, PrintedText } from '@shortlist/model';
import { NAME_LINE, NAME_SIZE } from './measures.ts';
import { bar, bold, paragraph, plain } from './text.ts';

/** The names of the contact line's links, for those who hear it. */
export const LINK_LABELS: Partial<Record<ContactPart['field'], string>> = {
  email: 'E-mail',
  phone: 'Phone',
  linkedin: 'LinkedIn profile',
  website: 'Website',
};

/** Name, headline, contact line and further lines, centred; those that say nothing are not there. */
export function header({ name, headline, contact, details }: PrintedResume): Block[] {
  return [
    nameLine(name),
    ...(headline ? [{ ...paragraph([plain(headline.text, headline.ref)]), ...CENTRED }] : []),
    ...[contact, details].filter((parts) => parts.length > 0).map(contactLine),
  ];
}

const CENTRED = { align: 'center', keepWithNext: true } as const;

function nameLine({ text, ref }: PrintedText): Block {
  return {
    ...paragraph([{ ...bold(text, ref), size: NAME_SIZE }]),
    role: 'title',
    align: 'center',
    lineHeight: NAME_LINE,
    keepWithNext: true,
  };
}

/** Parts stay whole: a long line wraps between them, and a bar that would end a line is left out. */
function contactLine(parts: readonly ContactPart[]): Block {
  const spans = parts.flatMap((part, at) => [...(at > 0 ? [bar()] : []), contactSpan(part)]);
  return { ...paragraph(spans), align: 'center' };
}

function contactSpan({ field, text, href, line }: ContactPart): Span {
  const ref = { section: 'contact', field, ...(line !== undefined && { line }) } as const;
  const span = { ...plain(text, ref), unbreakable: true };
  const label = `${LINK_LABELS[field] ?? 'Link'}: ${text}`;
  return href === undefined ? span : { ...span, link: { href, label } };
}
