import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { CircleUser, LogIn, LogOut } from 'lucide-react';
import { UnsentLine } from '#draft/react/unsent/unsent-line.tsx';
import { useLogOut } from '#draft/react/use-log-out.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { type SessionUser, useSessionUser } from '#session/token.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineLine } from './offline-line.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const endSession = async () => (await import('#session/fetch-session.ts')).endSession();

/** Above every page: on a narrow screen the menu's button; Log in, or who is logged in and Log out. */
export function TopBar() {
  const user = useSessionUser();
  return (
    <header className="sticky top-0 z-30 flex h-topbar shrink-0 items-center gap-1 border-hairline border-b bg-desk px-3 sm:gap-2 sm:px-6">
      <MobileMenu />
      <div className="lg:hidden">
        <Wordmark />
      </div>
      <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-3">
        <OfflineLine />
        <UnsentLine />
        <div className={user ? 'max-sm:hidden' : ''}>
          <ThemeMenu />
        </div>
        {user ? <AccountControls user={user} /> : <LogInLink />}
      </div>
    </header>
  );
}

/** Leads back to the page shown, unless that is the home page or one on which people log in. */
function LogInLink() {
  const common = useWords(en.common);
  const { pathname, search } = useLocation();
  const isForLogIn = [hrefOf('home'), hrefOf('login'), hrefOf('resetPassword')].includes(pathname);
  return (
    <LinkButton
      to={isForLogIn ? signInPath() : signInPath('log-in', pathname + search)}
      variant="ghost"
      size="sm"
    >
      <LogIn size={16} aria-hidden />
      {common.logIn}
    </LinkButton>
  );
}

function AccountControls({ user }: { user: SessionUser }) {
  const common = useWords(en.common);
  const words = useWords(en.shell);
  const notify = useNotice();
  const { mutate: logOut, isPending } = useLogOut(endSession);

  function handleLogOut() {
    logOut(undefined, {
      onError: (cause) =>
        void notify({
          title: words.stillLoggedIn,
          text: words.onlyTheServerCanEnd({ cause: reasonOf(common, cause) }),
        }),
    });
  }

  return (
    <>
      <Link
        to={hrefOf('account')}
        aria-label={words.yourAccountOf({ name: user.name })}
        title={words.yourAccount}
        className={`${buttonLook({ variant: 'ghost', size: 'sm' })} min-w-0 pointer-coarse:min-w-11 shrink`}
      >
        <CircleUser size={18} aria-hidden className="shrink-0" />
        <span className="hidden max-w-48 truncate sm:inline">{user.name}</span>
      </Link>
      <Button variant="ghost" size="sm" isPending={isPending} onClick={handleLogOut}>
        <LogOut size={16} aria-hidden className="max-[22.5rem]:hidden" />
        {words.logOut}
      </Button>
    </>
  );
}
