import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { ResumeCopy } from '../../change/duplicate-resume.ts';

/** The id of the link on a resume's card. */
export const linkIdOf = (resumeId: string): string => `resume-${resumeId}`;

/** For so many frames a card is waited for that the list is about to show. */
const FRAMES = 30;

function focusSoon(id: string, frames = FRAMES): void {
  const link = document.getElementById(id);
  if (link) link.focus();
  else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1));
}

/** Puts the focus on the card of a copy that is in the list now, and offers to open it. */
export function useShowCopy(): (copy: ResumeCopy) => void {
  const words = useWords(en.resumeList);
  const navigate = useNavigate();
  const toast = useToast();
  return ({ document_id, title, quotedName, note }) => {
    focusSoon(linkIdOf(document_id));
    const open = () =>
      void navigate(hrefOf('editor', { resumeId: document_id, section: 'contact' }), {
        state: { resumeName: title },
      });
    toast({
      tone: 'good',
      text: words.isInYourList({ quotedName, note }),
      action: { label: words.open, onAction: open },
    });
  };
}
