import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
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
  if (links) return <KnownLinks subject={subject} links={links} />;
  if (isOffline) return <Banner>{words.offline}</Banner>;
  if (error) {
    return (
      <RetryBanner onRetry={() => void refetch()}>
        {words.notLoaded({ reason: reasonOf(common, error) })}
      </RetryBanner>
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
  const toList = (focusId: string) => setView({ is: 'list', focusId });
  // The list is drawn a moment after it has come: the form stays until then, with the focus.
  const [madeId, setMadeId] = useState<string>();
  const made = links.find(({ link_id }) => link_id === madeId);
  if (made) {
    setMadeId(undefined);
    toList(controlIdOf('copy', made));
  }
  useFocus(view);
  if (view.is === 'qr' || view.is === 'days') {
    const Shown = view.is === 'qr' ? QrView : DaysView;
    return <Shown link={view.link} onBack={() => toList(controlIdOf(view.is, view.link))} />;
  }
  if (view.is === 'list') {
    return (
      <LinkList
        subject={subject}
        links={links}
        onNew={() => setView({ is: 'form' })}
        onEdit={(link) => setView({ is: 'form', link })}
        onShow={(is, link) => setView({ is, link })}
        onRemoved={() => (links.length > 1 ? toList(NEW_LINK_ID) : setView({ is: 'form' }))}
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
      onDone={edited ? leave : setMadeId}
      isFirst={view.is === 'form' && view.isFirst}
    />
  );
}

/** Gives the focus to the control that has it in the list, before the dialog takes it for lost with the view that is gone. */
function useFocus(view: View): void {
  useLayoutEffect(() => {
    if (view.is === 'list') document.getElementById(view.focusId)?.focus();
  }, [view]);
}
