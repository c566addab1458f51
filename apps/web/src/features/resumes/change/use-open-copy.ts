import { useWords } from '#lib/language/use-words.ts';
import { en } from '@shortlist/messages';
import { hrefOf } from '@shortlist/contracts';
import type { EditorSection } from '@shortlist/resume';
import { useNavigate } from '#lib/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { ResumeCopy } from './duplicate-resume.ts';

/** Opens a copy at the section that was open of the original, and says so: the two look the same. */
export function useOpenCopy(section: EditorSection): (copy: ResumeCopy) => void {
  const words = useWords(en.changeResume);
  const navigate = useNavigate();
  const toast = useToast();
  return ({ resume_id, resume_name, quotedName, note }) => {
    void navigate(hrefOf('editor', { resumeId: resume_id, section }), {
      state: { resumeName: resume_name },
    });
    toast({ tone: 'good', text: words.youNowEdit({ quotedName, note }) });
  };
}
