import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useIsOffline } from '#platform/offline/use-is-offline.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Banner } from '#ui/notices/banner.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { controlIdOf, NEW_LINK_ID } from './control-ids.ts';
import { DaysView } from './days-view.tsx';
import { LinkForm } from './form/link-form.tsx';
import { linksQuery } from './links-query.ts';
import { LinkList } from './list/link-list.tsx';
import { QrView } from './qr/qr-view.tsx';
import type { ShareSubject } from './share-subject.ts';
import { useLinkActions } from './use-link-actions.ts';

/** View of the dialog; the list gives the focus to the control with the id `focusId`, all others but the dialog's first to their heading. */
type View =
  | { is: 'list'; focusId: string }
  | { is: 'form'; link?: Link; isFirst?: true }
  | { is: 'qr' | 'days'; link: Link };

/** The links of a document, or one of them. */
export function LinksView({ subject }: { subject: ShareSubject }) {
  const words = useWords(en.share);
  const common = useWords(en.common);
  const { data: links, error, refetch } = useQuery(linksQuery(subject.document_id));
  const isOffline = useIsOffline();
  if (!links && isOffline) return <Banner>{words.offline}</Banner>;
  if (links || error) {
    return (
      <>
        {error && !isOffline && (
          <RetryBanner onRetry={() => void refetch()}>
            {words.notLoaded({ reason: reasonOf(common, error) })}
          </RetryBanner>
        )}
        {links && <KnownLinks subject={subject} links={links} />}
      </>
    );
  }
  return (
    <div aria-busy>
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

type KnownLinksProps = { subject: ShareSubject; links: readonly Link[] };

function KnownLinks({ subject, links }: KnownLinksProps) {
  const [first] = links;
  const [view, setView] = useState<View>(
    first ? { is: 'list', focusId: controlIdOf('copy', first) } : { is: 'form', isFirst: true },
  );
  const { renew, remove } = useLinkActions(subject);
  const toList = (focusId: string) => setView({ is: 'list', focusId });
  useFocus(view);
  if (view.is === 'qr' || view.is === 'days') {
    const Shown = view.is === 'qr' ? QrView : DaysView;
    return <Shown link={view.link} onBack={() => toList(controlIdOf(view.is, view.link))} />;
  }
  async function handleRenew(link: Link) {
    if (await renew(link)) toList(controlIdOf('copy', link));
  }
  async function handleRemove(link: Link) {
    if (!(await remove(link))) return;
    if (links.length > 1) toList(NEW_LINK_ID);
    else setView({ is: 'form' });
  }
  if (view.is === 'list') {
    return (
      <LinkList
        subject={subject}
        links={links}
        onNew={() => setView({ is: 'form' })}
        onEdit={(link) => setView({ is: 'form', link })}
        onShow={(is, link) => setView({ is, link })}
        onRenew={(link) => void handleRenew(link)}
        onRemove={(link) => void handleRemove(link)}
      />
    );
  }
  const edited = view.link;
  const leave = () => toList(edited ? controlIdOf('edit', edited) : NEW_LINK_ID);
  return (
    <LinkForm
      key={edited?.link_id}
      subject={subject}
      edited={edited}
      links={links}
      onBack={links.length > 0 ? leave : undefined}
      onDone={(linkId) => toList(controlIdOf(edited ? 'edit' : 'copy', { link_id: linkId }))}
      onRenew={(link) => void renew(link)}
      isFirst={view.is === 'form' && view.isFirst}
    />
  );
}

/** Gives the focus to the control that has it in the list, as soon as it is there: before the dialog takes it for lost with what is gone. */
function useFocus(view: View): void {
  const focused = useRef<View>(undefined);
  // After each rendering: the control may come with the links, later than the view.
  useLayoutEffect(() => {
    if (view.is !== 'list' || view === focused.current) return;
    const control = document.getElementById(view.focusId);
    if (!control) return;
    control.focus();
    focused.current = view;
  });
}
