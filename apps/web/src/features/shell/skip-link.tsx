import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
/** The first stop of the keyboard: over the navigation, to the page. */
export const SkipLink = () => {
  const words = useWords(en.shell);
  return (
    <a
      href="#main"
      className="sr-only z-70 rounded-md bg-accent font-medium text-on-accent text-sm focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:px-4 focus:py-2"
    >
      {words.skip}
    </a>
  );
};
