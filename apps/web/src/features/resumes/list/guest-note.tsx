import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { signInPath } from '#session/sign-in-path.ts';

/** Tells a guest where their resumes are saved. At the foot: it may come after the list, and moves nothing. */
export const GuestNote = () => {
  const words = useWords(en.resumeList);
  return (
    <p className="mt-8 text-pretty text-muted text-sm">
      {words.guest({
        link: (text) => (
          <Link
            to={signInPath('sign-up', hrefOf('resumes'))}
            className="whitespace-nowrap text-ink underline underline-offset-4"
          >
            {text}
          </Link>
        ),
      })}
    </p>
  );
};
