import { ADMIN_AREAS, hrefOf, PAGES } from '@shortlist/contracts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Section } from './section.tsx';

/** The way into the admin area, which nobody but admins is shown. */
export const AdminSection = () => (
  <Section title="Admin area" text="What was sent in, and the jobs of the company.">
    <div className="flex flex-wrap gap-3">
      {ADMIN_AREAS.map((page) => (
        <LinkButton key={page} to={hrefOf(page)}>
          {PAGES[page].title}
        </LinkButton>
      ))}
    </div>
  </Section>
);
