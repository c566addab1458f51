import { diffWords, type WordRun } from '@shortlist/difference';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** A proposal beside what it would replace: words that go are struck out, words that come are underlined. */
export function ProposalText({ before, text }: { before: string; text: string }) {
  const parts = keyed(diffWords(before, text));
  return (
    <p className="text-pretty leading-relaxed [overflow-wrap:anywhere]">
      {parts.map(({ key, part }) => (
        <Part key={key} {...part} />
      ))}
    </p>
  );
}

function Part({ kind, text }: WordRun) {
  const words = useWords(en.improve);
  switch (kind) {
    case 'same':
      return <>{text}</>;
    case 'removed':
      return (
        <del className="text-faint decoration-danger">
          <VisuallyHidden>{words.removed} </VisuallyHidden>
          {text}
        </del>
      );
    case 'added':
      return (
        <ins className="rounded-sm bg-ok/10 text-ink decoration-ok underline-offset-4">
          <VisuallyHidden>{words.added} </VisuallyHidden>
          {text}
        </ins>
      );
  }
}

/** Parts by where they begin, which no other part does. */
function keyed(parts: readonly WordRun[]): { key: string; part: WordRun }[] {
  let [before, after] = [0, 0];
  return parts.map((part) => {
    const key = `${part.kind}-${before}-${after}`;
    if (part.kind !== 'added') before += part.text.length;
    if (part.kind !== 'removed') after += part.text.length;
    return { key, part };
  });
}
