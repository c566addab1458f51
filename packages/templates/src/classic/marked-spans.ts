import type { Span } from '@shortlist/document';
import type { PrintedText } from '@shortlist/model';

/** A text in spans, one for each mark and one for what stands between marks. `ref` says where it comes from. */
export function markedSpans<Ref>(
  { text, marks = [], ref }: Pick<PrintedText, 'text' | 'marks'> & { ref: Ref },
  make: (text: string, ref: Ref) => Span,
): Span[] {
  const links = linksOf(text, marks);
  const spans = marks.flatMap(({ from, to, bold, italic }, at) => {
    const before = text.slice(marks[at - 1]?.to ?? 0, from);
    const link = links[at];
    const marked: Span = {
      ...make(text.slice(from, to), ref),
      ...(bold && { weight: 700 }),
      ...(italic && { italic }),
      ...(link && { link }),
    };
    return before === '' ? [marked] : [make(before, ref), marked];
  });
  const rest = text.slice(marks.at(-1)?.to ?? 0);
  return rest === '' ? spans : [...spans, make(rest, ref)];
}

/** The link of each mark; neighbours that lead to one address share it, whatever else they are. */
function linksOf(text: string, marks: NonNullable<PrintedText['marks']>): Span['link'][] {
  const starts = marks.map(({ from, href }, at) => {
    const before = marks[at - 1];
    return href === undefined || before?.to !== from || before.href !== href;
  });
  let link: Span['link'];
  return marks.map(({ from, to, href }, at) => {
    if (!starts[at]) return link;
    const next = starts.indexOf(true, at + 1);
    const end = marks[(next < 0 ? marks.length : next) - 1]?.to ?? to;
    link = href === undefined ? undefined : { href, label: `Link: ${text.slice(from, end)}` };
    return link;
  });
}
