import { Fragment } from 'react';
import { type Inline, type MarkdownBlock, parseMarkdown } from '#platform/text/parse-markdown.ts';

export type MarkdownProps = { text: string /** Level of its headings. */; level?: 3 | 4 };

/** A text in Markdown as elements; nothing in it is taken for HTML. */
export const Markdown = ({ text, level = 3 }: MarkdownProps) => (
  <div className="flex max-w-measure flex-col gap-4 text-pretty break-words">
    {keyed(parseMarkdown(text)).map(({ key, part }) => (
      <Block key={key} block={part} level={level} />
    ))}
  </div>
);

function Block({ block, level }: { block: MarkdownBlock; level: 3 | 4 }) {
  if ('content' in block) {
    if (block.kind === 'paragraph') return <p>{drawLine(block.content)}</p>;
    const Heading = level === 3 ? 'h3' : 'h4';
    return <Heading className="font-serif text-lg">{drawLine(block.content)}</Heading>;
  }
  const items = keyed(block.items).map(({ key, part }) => <li key={key}>{drawLine(part)}</li>);
  const look = 'flex flex-col gap-2 ps-6 marker:text-accent';
  return block.kind === 'bullets' ? (
    <ul className={`list-disc ${look}`}>{items}</ul>
  ) : (
    <ol className={`list-decimal ${look}`}>{items}</ol>
  );
}

const drawLine = (line: readonly Inline[]) =>
  keyed(line).map(({ key, part }) => <Fragment key={key}>{draw(part)}</Fragment>);

function draw(piece: Inline) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'em':
      return <em>{piece.text}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.href} rel="noopener noreferrer" className="text-accent underline">
          {piece.text}
        </a>
      );
    case 'text':
      return piece.text;
  }
}

/** Parts of a text, each with a key: its words, and how many alike stand before it. */
function keyed<Part>(parts: readonly Part[]): { key: string; part: Part }[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const words = JSON.stringify(part);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { key: `${before} ${words}`, part };
  });
}
