import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { EditorSection } from '@shortlist/model';
import { ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type NextSectionProps = {
  resumeId: string;
  section: EditorSection;
  /** The heading of the section that is shown: who came by this way goes on from there. */
  heading: RefObject<HTMLElement | null>;
};

/** At the end of a form: on to the next section in the order of the tabs, from the last one to the final preview. */
export function NextSection({ resumeId, section, heading }: NextSectionProps) {
  const words = useWords(en.editor);
  const link = useRef<HTMLAnchorElement>(null);
  const shown = useRef(section);
  const { tabs, titleOf } = useSections();
  const next = tabs[tabs.indexOf(section) + 1];

  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    if (document.activeElement === link.current) heading.current?.focus({ preventScroll: true });
  }, [section, heading]);

  return (
    <nav
      aria-label={words.nextStep}
      className="mt-8 flex justify-end border-hairline border-t pt-5"
    >
      <LinkButton
        ref={link}
        to={next ? hrefOf('editor', { resumeId, section: next }) : hrefOf('preview', { resumeId })}
        {...(next && { state: { keepFocus: true } })}
      >
        {next ? (
          <span>
            {words.nextSection({ section: titleOf(next), title: (title) => <bdi>{title}</bdi> })}
          </span>
        ) : (
          words.toPreview
        )}
        <ArrowRight size={16} aria-hidden />
      </LinkButton>
    </nav>
  );
}
