import { hrefOf } from '@shortlist/contracts';
import type { EditorSection } from '@shortlist/model';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { ResumeCopy } from './duplicate-resume.ts';

/** Opens a copy at the section that was open of the original, and says so: the two look the same. */
export function useOpenCopy(section: EditorSection): (copy: ResumeCopy) => void {
  const navigate = useNavigate();
  const toast = useToast();
  return ({ document_id, title, nowEditing }) => {
    void navigate(hrefOf('editor', { resumeId: document_id, section }), {
      state: { resumeName: title },
    });
    toast({ tone: 'good', text: nowEditing });
  };
}
