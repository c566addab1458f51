import type { Block, Span } from '@shortlist/document';
import type { ContactPart, PrintedResume, PrintedText } from '@shortlist/resume';
import { NAME_LINE, NAME_SIZE } from './measures.ts';
import { bar, bold, paragraph, plain } from './text.ts';

/** What a link of the contact line does, for those who hear it. */
const LINK_LABELS: Partial<Record<ContactPart['field'], string>> = {
  email: 'E-mail',
  phone: 'Phone',
  linkedin: 'LinkedIn profile',
  website: 'Website',
};

/** Name and contact line, centred. Without contact parts there is no contact line. */
export function header({ name, contact }: PrintedResume): Block[] {
  return contact.length > 0 ? [nameLine(name), contactLine(contact)] : [nameLine(name)];
}

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

function contactSpan({ field, text, href }: ContactPart): Span {
  const span = { ...plain(text, { section: 'contact', field }), unbreakable: true };
  const label = `${LINK_LABELS[field] ?? 'Link'}: ${text}`;
  return href === undefined ? span : { ...span, link: { href, label } };
}
