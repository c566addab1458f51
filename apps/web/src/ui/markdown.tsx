import { type Inline, type MarkdownBlock, parseMarkdown } from '#lib/parse-markdown.ts';

export type MarkdownProps = { text: string /** Level of its headings. */; level?: 3 | 4 };

/** A text in Markdown as elements; nothing in it is taken for HTML. */
export const Markdown = ({ text, level = 3 }: MarkdownProps) => (
  <div className="flex max-w-measure flex-col gap-4 text-pretty break-words">
    {parseMarkdown(text).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
      <Block key={at} block={block} level={level} />
    ))}
  </div>
);

function Block({ block, level }: { block: MarkdownBlock; level: 3 | 4 }) {
  if ('content' in block) {
    if (block.kind === 'paragraph') return <p>{block.content.map(draw)}</p>;
    const Heading = level === 3 ? 'h3' : 'h4';
    return <Heading className="font-serif text-lg">{block.content.map(draw)}</Heading>;
  }
  const items = block.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={at}>{item.map(draw)}</li>
  ));
  const look = 'flex flex-col gap-2 pl-6 marker:text-amber';
  return block.kind === 'bullets' ? (
    <ul className={`list-disc ${look}`}>{items}</ul>
  ) : (
    <ol className={`list-decimal ${look}`}>{items}</ol>
  );
}

function draw(piece: Inline, at: number) {
  switch (piece.kind) {
    case 'strong':
      return <strong key={at}>{piece.text}</strong>;
    case 'em':
      return <em key={at}>{piece.text}</em>;
    case 'code':
      return <code key={at}>{piece.text}</code>;
    case 'link':
      return (
        <a key={at} href={piece.href} rel="noopener noreferrer" className="text-amber underline">
          {piece.text}
        </a>
      );
    case 'text':
      return piece.text;
  }
}
