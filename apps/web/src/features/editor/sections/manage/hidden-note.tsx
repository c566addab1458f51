import { en } from '@shortlist/messages';
import { sectionSettings } from '@shortlist/model';
import { EyeOff } from 'lucide-react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useSectionActions } from './use-section-actions.ts';

/** Says that a section stands in the editor alone, and offers to show it. */
export function HiddenNote({ sectionKey }: { sectionKey: string }) {
  const words = useWords(en.ownSections);
  const { resume } = useOpened();
  const { change } = useSectionActions();
  if (!sectionSettings(resume, sectionKey).isHidden) return null;
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-edge border-dashed px-4 py-2 text-muted text-sm">
      <EyeOff size={16} aria-hidden />
      <span className="min-w-0 flex-1 basis-56">{words.sectionIsHidden}</span>
      <Button size="sm" onClick={() => change(sectionKey, { isHidden: false })}>
        {words.show}
      </Button>
    </p>
  );
}
