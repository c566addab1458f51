import { en } from '@shortlist/messages';
import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FaqEntry } from '#content/faq/faq-entry.ts';
import { FAQ } from '#content/faq.ts';
import { useWords } from '#platform/language/use-words.ts';
import { findNamed } from '#platform/navigation/heading-focus.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** Checks whether an entry holds every word that was typed. */
function isFound({ question, answer }: FaqEntry, text: string): boolean {
  const words = [question, ...answer].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
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
    question.scrollIntoView();
    question.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Questions and answers by group, with a field that leaves those that hold the words typed. */
export function FaqList() {
  const words = useWords(en.faq);
  const [text, setText] = useState('');
  useQuestionOfAddress();
  const groups = FAQ.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter((entry) => isFound(entry, text.trim())),
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
        <section key={heading} className="mt-10 border-hairline border-t pt-8">
          <h2 className="font-serif text-xl">{heading}</h2>
          <div className="mt-6 flex flex-col gap-10">
            {entries.map((entry) => (
              <Question key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

const Question = ({ entry: { id, question, answer } }: { entry: FaqEntry }) => {
  const words = useWords(en.faq);
  return (
    <div
      id={id}
      tabIndex={-1}
      className="group scroll-mt-20 rounded-md outline-offset-8 target:outline-2 target:outline-accent/60"
    >
      <h3 className="flex items-start gap-2 font-serif text-lg">
        {question}
        <a
          href={`#${id}`}
          aria-label={words.linkTo({ question })}
          className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-faint hover:text-accent"
        >
          <Link2 size={16} aria-hidden />
        </a>
      </h3>
      {answer.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-measure text-pretty text-muted">
          {paragraph}
        </p>
      ))}
    </div>
  );
};
