import { matchPage } from '@shortlist/contracts';
import type { ReactNode } from 'react';
import { type SendOthers, useDraftSender } from '#draft/react/unsent/use-draft-sender.ts';
import { useHeadingFocus } from '#platform/navigation/heading-focus.ts';
import { useRouteTitle } from '#platform/navigation/page-title.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { useSession } from '#session/use-session.ts';
import { Footer } from './footer.tsx';
import { type NavEntry, NavigationContext } from './navigation.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

export type ShellProps = {
  navigation: readonly NavEntry[];
  sendOthers?: SendOthers;
  children: ReactNode;
};

/** Surrounds every page: navigation at the side, bar above, footer below. */
export function Shell({ navigation, sendOthers, children }: ShellProps) {
  useSession();
  useDraftSender(sendOthers);
  useRouteTitle();
  useHeadingFocus();
  const found = matchPage(useLocation().pathname);
  const isDesk = found?.kind === 'page' && found.page.isDesk === true;
  return (
    <NavigationContext value={navigation}>
      <div className="flex min-h-dvh">
        <SkipLink />
        <Sidebar isRail={isDesk} />
        {/* Pages of the desk have another frame: it is made anew with them, and nothing of one moves to become the other. */}
        <div key={isDesk ? 'desk' : 'site'} className="flex min-w-0 grow flex-col">
          <NavigationProgress />
          <TopBar sharesRow={isDesk} />
          <main id="main" tabIndex={-1} className="peer flex grow flex-col outline-none">
            {children}
          </main>
          <Footer />
          <ReleaseNotice />
        </div>
      </div>
    </NavigationContext>
  );
}
