import { hrefOf, type Link as SharedLink } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useIsOffline } from '#platform/offline/use-is-offline.ts';
import { useSections } from '#platform/sections-context.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { NEW_LINK_ID } from '../control-ids.ts';
import { sharedQuery } from '../links-query.ts';
import type { ShareSubject } from '../share-subject.ts';
import { LinkCard, type LinkCardProps } from './link-card.tsx';

type LinkListProps = {
  subject: ShareSubject;
  links: readonly SharedLink[];
  onNew: () => void;
  onEdit: (link: SharedLink) => void;
  onShow: LinkCardProps['onShow'];
  onRemoved: () => void;
};

/** The links of a document, and the way to another. */
export function LinkList({ subject, links, onNew, ...actions }: LinkListProps) {
  const words = useWords(en.share);
  const isOffline = useIsOffline();
  const isGuest = useSessionUser() === undefined;
  const { data: shared } = useQuery(sharedQuery(subject, useSections()));
  return (
    <>
      {isOffline && <Banner>{words.offline}</Banner>}
      <ul className="flex flex-col gap-4">
        {links.map((link) => (
          <li key={link.link_id}>
            <LinkCard subject={subject} link={link} shared={shared} {...actions} />
          </li>
        ))}
      </ul>
      {isGuest && <GuestNote />}
      <DialogActions>
        <Button id={NEW_LINK_ID} variant="primary" onClick={onNew}>
          <Plus size={16} aria-hidden />
          {words.newLink}
        </Button>
      </DialogActions>
    </>
  );
}

/** Tells a guest how long the links last. */
function GuestNote() {
  const words = useWords(en.share);
  return (
    <p className="text-pretty text-muted text-sm">
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
}
