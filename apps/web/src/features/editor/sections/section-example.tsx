import { en } from '@shortlist/messages';
import type { EditorSection } from '@shortlist/model';
import { useId, useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { useSections } from '#platform/sections-context.ts';
import { sectionState } from './section-state.ts';

/** The examples come after the form: a section works without them. */
const loadExamples = () => loadChunk('examples', () => import('./examples.ts'));

/**
 * Below the form of a section in which nothing stands yet: how a good one reads, and why. It stays while the section is
 * filled in, so that nothing moves under the person who types. Belongs under a key of the section.
 */
export function SectionExample({ section }: { section: EditorSection }) {
  const words = useWords(en.editor);
  const language = useLanguage();
  const { resume } = useOpened();
  const sections = useSections();
  const titleId = useId();
  const [wasEmpty] = useState(() => sectionState(resume, section, sections) === 'empty');
  const { part } = useLoaded(loadExamples, wasEmpty);
  const example = wasEmpty ? part?.findExample(language, section) : undefined;
  if (!example) return null;
  const { lines, why } = example;
  return (
    <figure
      aria-labelledby={titleId}
      className="mt-8 flex flex-col gap-3 rounded-md border border-edge border-dashed p-4 sm:p-5"
    >
      <figcaption className="flex flex-col gap-1 text-sm">
        <span id={titleId} className="font-medium">
          {words.exampleOfOthers}
        </span>
        <span className="max-w-measure text-pretty text-muted">{why}</span>
      </figcaption>
      <div className="flex max-w-measure flex-col gap-0.5 border-hairline border-s-2 ps-4 font-serif text-muted text-sm">
        {lines.map((line) => (
          <p key={line} className="text-pretty">
            {line}
          </p>
        ))}
      </div>
    </figure>
  );
}
