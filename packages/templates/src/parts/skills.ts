import type { Block, Span } from '@shortlist/document';
import type { PrintedText } from '@shortlist/model';
import { groupSingles, LABELLED } from '../classic/skills.ts';
import { joined, type Writer } from './writer.ts';

/** The skills as lines, as one paragraph, or with their labels in a column; `indent` is where their text begins. */
export function skillBlocks(
  writer: Writer,
  lines: readonly PrintedText[],
  indent: number,
): Block[] {
  const { look, isNarrow } = writer.style;
  const { skills } = look;
  const groups = isNarrow ? lines.flatMap(oneByOne) : groupSingles(lines);
  if (skills === 'paragraph') {
    const spans = groups.flatMap((group, at) => [
      ...(at > 0 ? [writer.between(' | ')] : []),
      ...spansOf(writer, group),
    ]);
    return [writer.paragraph(spans, { indent })];
  }
  const set = skills === 'columns' ? inColumns : spansInLine;
  return groups.map((group, at) => ({
    ...set(writer, group, indent),
    ...(at > 0 && { joinsPrevious: true }),
  }));
}

/** In a narrow column each skill of a plain list takes a line: broken within a skill, it would be read as two. */
const oneByOne = (line: PrintedText): PrintedText[][] =>
  LABELLED.test(line.text)
    ? [[line]]
    : line.text.split(/[,،，、]\s*/u).map((text) => [{ ...line, text }]);

const spansInLine = (writer: Writer, group: readonly PrintedText[], indent: number): Block =>
  writer.paragraph(spansOf(writer, group), { indent });

function spansOf(writer: Writer, group: readonly PrintedText[]): Span[] {
  const [first] = group;
  if (group.length > 1 || !first) return joined(group.map((each) => writer.span(each)));
  const { label, rest } = labelOf(first);
  if (!label) return [writer.span(first)];
  return [
    writer.span(label, { weight: writer.style.strong }),
    writer.span({ ...rest, text: ` ${rest.text}` }),
  ];
}

/** The width of a column of labels, in sizes of the text, in a design that has none for its dates. */
const LABELS = 9;

function inColumns(writer: Writer, group: readonly PrintedText[], indent: number): Block {
  const [first] = group;
  const { label, rest } = labelOf(
    first ?? { text: '', ref: { section: 'skills', field: 'skills' } },
  );
  if (group.length > 1 || !label) return spansInLine(writer, group, indent);
  return writer.paragraph([writer.span(rest)], {
    indent: indent || LABELS * writer.style.size,
    marker: [writer.span(label, { weight: writer.style.strong })],
    markerAlign: 'start',
  });
}

function labelOf(line: PrintedText): { label?: PrintedText; rest: PrintedText } {
  const label = LABELLED.exec(line.text)?.[1];
  if (label === undefined) return { rest: line };
  const rest = line.text.slice(label.length).trim();
  return { label: { ...line, text: label }, rest: { ...line, text: rest } };
}
