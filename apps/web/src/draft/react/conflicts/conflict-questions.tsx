import { en } from '@shortlist/messages';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DraftStore } from '../../document-types.ts';
import { ConflictQuestion } from './conflict-question.tsx';
import { type AskedConflict, allInShort } from './questions.ts';
import type { ConflictNoticeState } from './use-conflict-notice.ts';

type ConflictQuestionsProps = {
  questions: AskedConflict[];
  draft: DraftStore;
  notice: ConflictNoticeState;
};

/** Asks about what was changed in two places: the choices open on a press. */
export function ConflictQuestions({ questions, draft, notice }: ConflictQuestionsProps) {
  const words = useWords(en.conflicts);
  const issues = useWords(en.saveIssues);
  const language = useLanguage();
  const { isOpen, setOpen, shown } = notice;
  const panel = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const seen = useRef(shown);
  const panelId = useId();

  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    panel.current?.focus();
  }, [shown]);

  /** The buttons of what was answered are gone: the focus goes on to what is left, or to the page's heading. */
  function handleAnswered() {
    catchLostFocus(() => panel.current);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    // What has the focus is hidden with the choices.
    toggle.current?.focus();
    setOpen(false);
  }

  return (
    <section
      aria-label={issues.inTwoPlaces}
      onKeyDown={handleKeyDown}
      className="border border-warning/40 bg-panel shadow-dialog sm:rounded-t-md"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning/10 px-4 py-2 text-sm">
        <TriangleAlert size={18} aria-hidden className="shrink-0 text-warning" />
        <p className="wrap-anywhere min-w-0 flex-1 basis-48 text-pretty">
          {words.changed({
            parts: allInShort(language, questions),
            strong: (text) => <strong className="font-medium">{text}</strong>,
          })}
        </p>
        <Button
          ref={toggle}
          size="sm"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />}
          {isOpen ? words.hide : words.compare}
        </Button>
      </div>
      <div
        ref={panel}
        id={panelId}
        tabIndex={-1}
        hidden={!isOpen}
        className="max-h-[50dvh] overflow-y-auto px-4 py-4 outline-none"
      >
        <p className="mb-4 text-muted text-sm">{words.explained}</p>
        <div className="flex flex-col gap-6">
          {questions.map((question) => (
            <ConflictQuestion
              key={question.key}
              question={question}
              draft={draft}
              onAnswered={handleAnswered}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
