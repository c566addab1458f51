/** A piece of a line: plain words, words with weight, or a link. */
export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type MarkdownBlock =
  | { kind: 'heading' | 'paragraph'; content: Inline[] }
  | { kind: 'bullets' | 'numbers'; items: Inline[][] };

// Bounded, so that a line of nothing but brackets is read in time that grows with its length.
const INLINE =
  /\*\*(?<strong>[^*]{1,500})\*\*|\*(?<em>[^*]{1,500})\*|`(?<code>[^`]{1,500})`|\[(?<text>[^[\]]{1,500})\]\((?<href>[^()\s]{1,2000})\)/gu;

/** Only such addresses become links; anything else, a script above all, stays the text that it is. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?!\/))/iu;

/**
 * Reads the part of Markdown that a job posting needs: headings, paragraphs, bullets, numbered lists,
 * bold, italics, code and links. HTML is text like any other; nothing of it is ever a tag.
 */
export function parseMarkdown(markdown: string): MarkdownBlock[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .replace(/^[^\S\n]+$/gmu, '')
    .replace(/^#{1,6}[^\S\n].*$/gmu, '\n$&\n')
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parseBlocks);
}

/** A part between blank lines; a list may follow on its introduction without one. */
function parseBlocks(part: string): MarkdownBlock[] {
  const heading = /^#{1,6}\s+(\S.*)$/u.exec(part);
  if (heading) return [{ kind: 'heading', content: readInline(heading[1] ?? '') }];

  const blocks: MarkdownBlock[] = [];
  for (const line of part.split('\n')) addLine(blocks, line);
  return blocks;
}

function addLine(blocks: MarkdownBlock[], line: string): void {
  const last = blocks.at(-1);
  const marked = /^\s*(?:(?<bullet>[-*•])|\d+[.)])\s+(?<text>(?:\S.*)?)$/u.exec(line);
  const { bullet, text = '' } = marked?.groups ?? {};
  if (!marked) {
    const content = readInline(line.trim());
    const open = last && ('items' in last ? last.items.at(-1) : last.content);
    if (open) open.push({ kind: 'text', text: ' ' }, ...content);
    else blocks.push({ kind: 'paragraph', content });
    return;
  }
  const kind = bullet ? 'bullets' : 'numbers';
  if (last && 'items' in last && last.kind === kind) last.items.push(readInline(text));
  else blocks.push({ kind, items: [readInline(text)] });
}

function readInline(line: string): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) });
    pieces.push(readMark(match));
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) });
  return pieces;
}

function readMark({ 0: whole, groups = {} }: RegExpMatchArray): Inline {
  const { strong, em, code, text, href } = groups;
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (em !== undefined) return { kind: 'em', text: em };
  if (code !== undefined) return { kind: 'code', text: code };
  if (text !== undefined && href !== undefined && SAFE_HREF.test(href)) {
    return { kind: 'link', text, href };
  }
  return { kind: 'text', text: whole };
}
