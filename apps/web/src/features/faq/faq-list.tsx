import { en } from '@shortlist/messages';
import { ChevronRight, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FaqEntry } from '#content/faq/faq-entry.ts';
import { FAQ } from '#content/faq.ts';
import { useWords } from '#platform/language/use-words.ts';
import { findNamed } from '#platform/navigation/heading-focus.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** Finds the entries that hold every word that was typed, else those that hold most of them: people type whole questions. */
function findEntries(text: string): ReadonlySet<FaqEntry> {
  const wanted = text.toLowerCase().split(/\s+/u);
  const counted = FAQ.flatMap(({ entries }) => entries).map((entry) => {
    const said = [entry.question, ...entry.answer].join(' ').toLowerCase();
    return { entry, count: wanted.filter((word) => said.includes(word)).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  const found = counted.filter(({ count }) => count > 0 && count === most);
  return new Set(found.map(({ entry }) => entry));
}

/** Scrolls to the question that the address names and moves the focus there, also when it comes from within the app. */
function useQuestionOfAddress(): void {
  const { hash, key } = useLocation();
  const arrivedAt = useRef<string>(undefined);
  useEffect(() => {
    // Each arrival has its own key: the same link chosen again goes there again.
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    const question = findNamed(hash);
    if (!question) return;
    question.closest('details')?.setAttribute('open', '');
    question.scrollIntoView();
    question.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Questions and answers by group, with a field that leaves those that hold the words typed, or most of them. */
export function FaqList() {
  const words = useWords(en.faq);
  const [text, setText] = useState('');
  useQuestionOfAddress();
  const found = findEntries(text.trim());
  const groups = FAQ.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter((entry) => found.has(entry)),
  })).filter(({ entries }) => entries.length > 0);
  const count = groups.flatMap(({ entries }) => entries).length;

  return (
    <>
      <search className="block max-w-md">
        <TextField
          label={words.search}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      <p role="status" className="mt-3 text-muted text-sm">
        {text.trim() !== '' && words.found({ count })}
      </p>
      {groups.map(({ heading, entries }) => (
        <section key={heading} className="mt-10">
          <h2 className="font-serif text-xl">{heading}</h2>
          <div className="mt-4 border-hairline border-t">
            {entries.map((entry) => (
              <Question key={entry.id} entry={entry} isOpen={text.trim() !== ''} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

type QuestionProps = { entry: FaqEntry; isOpen: boolean };

/** A question that shows its answer when it is pressed. The answer bears the name, so that the browser opens it for a link and for its own search. */
const Question = ({ entry: { id, question, answer }, isOpen }: QuestionProps) => {
  const words = useWords(en.faq);
  return (
    <div className="relative border-hairline border-b">
      <details open={isOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 rounded-sm py-3 pe-12 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={18}
            aria-hidden
            className="mt-0.5 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
          <h3 className="font-medium">{question}</h3>
        </summary>
        <div id={id} tabIndex={-1} className="scroll-mt-36 rounded-md ps-7.5 pb-4">
          {answer.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-pretty text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </details>
      <a
        href={`#${id}`}
        aria-label={words.linkTo({ question })}
        className="absolute inset-e-0 top-0.5 inline-flex size-11 items-center justify-center rounded-md text-faint hover:text-accent"
      >
        <Link2 size={16} aria-hidden />
      </a>
    </div>
  );
};
