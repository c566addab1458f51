import { hrefOf, type Job } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';

/**
 * Returns how an application that was sent by the company's own form comes among the person's, who is told after `said`: once the
 * notice of the form is confirmed. What fails there is no failure of the form.
 */
export function useTrackSent(
  job: Job,
): (submissionId: string, said: Promise<void>) => Promise<void> {
  const words = useWords(en.applications);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async (submissionId, said) => {
    try {
      const { trackSent } = await loadChunk('track-sent', () => import('./track-sent.ts'));
      const applicationId = await trackSent(queryClient, job, submissionId);
      if (applicationId === undefined) return;
      await said;
      const open = () => void navigate(hrefOf('pursuit', { applicationId }));
      toast({
        tone: 'good',
        text: words.trackedHere,
        action: { label: words.open, onAction: open },
      });
    } catch (cause) {
      logError('An application that was sent is not among the own ones.', cause);
    }
  };
}
