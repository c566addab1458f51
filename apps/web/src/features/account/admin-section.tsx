import { ADMIN_AREAS, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { AccountSection } from './section.tsx';

/** The way into the admin area, which nobody but admins is shown. */
export const AdminSection = () => {
  const pages = useWords(en.pages);
  const words = useWords(en.account);
  return (
    <AccountSection title={words.adminArea} text={words.adminHint}>
      <div className="flex flex-wrap gap-3">
        {ADMIN_AREAS.map((page) => (
          <LinkButton key={page} to={hrefOf(page)}>
            {pages[page]}
          </LinkButton>
        ))}
      </div>
    </AccountSection>
  );
};
