import { resumeText } from '@shortlist/keywords';
import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { letterPoints } from '@shortlist/tailoring';
import { useState } from 'react';
import { spokenIn } from '#features/keywords/analysis/spoken-in.ts';
import { analyzeInWorker } from '#features/keywords/analysis/worker-analyzer.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import {
  JOB_DESCRIPTION_AT_MOST,
  keepJobDescription,
  useJobDescription,
} from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useResumeOfLetter } from '../use-resume-of-letter.ts';

type BeginFromResumeProps = {
  resumeId: string;
  /** Called with the text to begin with. */
  onBegin: (text: string) => void;
};

/** Offers three points of the resume as paragraphs to begin a letter with, by a posting where one is pasted. */
export function BeginFromResume({ resumeId, onBegin }: BeginFromResumeProps) {
  const words = useWords(en.letter);
  const posting = useJobDescription(resumeId);
  const resume = useResumeOfLetter(resumeId);
  const { begin, isBeginning } = useBegin(resume, posting, onBegin);
  return (
    <section
      aria-label={words.beginFromResume}
      className="mb-3 flex flex-col gap-3 rounded-md border border-hairline bg-panel p-4"
    >
      <TextArea
        label={words.posting}
        hint={words.postingHint}
        rows={3}
        maxLength={JOB_DESCRIPTION_AT_MOST}
        className="max-h-40"
        value={posting}
        onChange={({ target }) => keepJobDescription(resumeId, target.value)}
      />
      <Button
        className="self-start"
        disabled={!resume}
        isPending={isBeginning}
        onClick={() => void begin()}
      >
        {words.beginFromResume}
      </Button>
    </section>
  );
}

const NO_CHOICES = { promoted: [], hidden: [], confirmed: [], quoted: [] };

function useBegin(resume: Resume | undefined, posting: string, onBegin: (text: string) => void) {
  const words = useWords(en.letter);
  const sections = useSections();
  const language = useLanguage();
  const fail = useFailureNotice();
  const [isBeginning, setIsBeginning] = useState(false);

  async function keywordsFor(given: Resume) {
    if (posting.trim() === '') return undefined;
    const question = { posting, resume: resumeText(given, sections), choices: NO_CHOICES };
    const { analysis } = await analyzeInWorker({ ...question, language: spokenIn(language) });
    return analysis.keywords;
  }

  async function begin() {
    if (!resume) return;
    setIsBeginning(true);
    try {
      const points = letterPoints({ resume, keywords: await keywordsFor(resume), sections });
      onBegin(paragraphsOf(words, points));
    } catch (cause) {
      await fail('A letter was not begun from its resume.', cause, words.notBegun);
    } finally {
      setIsBeginning(false);
    }
  }
  return { begin, isBeginning };
}

/** The points as paragraphs, with blanks where only the person can write. */
const paragraphsOf = (words: WordsOf<'letter'>, points: readonly { text: string }[]): string =>
  [
    `[${words.blankOpening}]`,
    ...points.map(({ text }) => `${asSentence(words, text)} [${words.blankPoint}]`),
    `[${words.blankEnd}]`,
  ].join('\n');

const asSentence = (words: WordsOf<'letter'>, text: string): string =>
  /[\p{Sentence_Terminal}…]$/u.test(text) ? text : words.sentence({ text });
