import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { safeReturnPath } from '#session/safe-return-path.ts';
import type { Entered } from '#session/use-enter.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useSendLink } from './use-send-link.ts';

/** Goes on to where the person was, and says what became of a guest's resumes. */
export function useGoOn(next: string | undefined) {
  const words = useWords(en.signIn);
  const navigate = useNavigate();
  const sections = useSections();
  const toast = useToast();
  return ({ claimed }: Entered) => {
    const moved = claimed?.resumes ?? 0;
    if (moved > 0) {
      toast({ tone: 'good', text: words.moved({ count: moved }) });
    }
    void navigate(safeReturnPath(next ?? null, sections), { replace: true });
  };
}

/** The same for a new account. A mail was sent: the list of resumes says so itself, other pages do not. */
export function useGoOnNew(next: string | undefined) {
  const words = useWords(en.signIn);
  const confirmMail = useWords(en.confirmMail);
  const goOn = useGoOn(next);
  const sections = useSections();
  const toast = useToast();
  const { sendLink } = useSendLink();
  return (entered: Entered) => {
    goOn(entered);
    const [path] = safeReturnPath(next ?? null, sections).split('?');
    if (path === hrefOf('resumes') || entered.user.emailVerified) return;
    const { email } = entered.user;
    toast({
      text: words.mailSentTo({ email }),
      action: { label: confirmMail.sendAgain, onAction: () => void sendLink(email) },
    });
  };
}
