import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { CircleUser, LogIn, LogOut } from 'lucide-react';
import { useRef } from 'react';
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
import { useSizeVariable } from '#ui/use-size-variable.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineLine } from './offline-line.tsx';
import { ThemeButton } from './theme-button.tsx';
import { Wordmark } from './wordmark.tsx';

const endSession = async () => (await import('#session/fetch-session.ts')).endSession();

/** Without height and ground, so that the head of the page has the row, and what is in the bar stands at the end of it. */
const SHARED_ROW =
  'group/shared wide:pointer-events-none wide:mx-auto wide:w-full wide:max-w-[100rem] wide:items-start wide:border-b-0 wide:bg-transparent wide:not-tall:relative';

type TopBarProps = {
  /** The head of the page stands in the same row, in a wide window, and leaves `--topbar-items` of it at the end. */
  sharesRow: boolean;
};

/** Above every page: on a narrow screen the menu's button; Log in, or who is logged in and Log out. */
export function TopBar({ sharesRow }: TopBarProps) {
  const user = useSessionUser();
  const items = useRef<HTMLDivElement>(null);
  useSizeVariable(items, '--topbar-items', 'width');
  return (
    <header
      data-shares-row={sharesRow || undefined}
      className={`sticky top-0 z-30 flex h-topbar shrink-0 items-center gap-1 border-hairline border-b bg-desk px-3 sm:gap-2 sm:px-6 ${sharesRow ? SHARED_ROW : ''}`}
    >
      <MobileMenu />
      <div className="lg:hidden">
        <Wordmark />
      </div>
      <div
        ref={items}
        className="ms-auto flex min-w-0 items-center gap-1 wide:group-data-shares-row/shared:pointer-events-auto wide:group-data-shares-row/shared:h-16 wide:group-data-shares-row/shared:shrink-0 wide:group-data-shares-row/shared:gap-1 sm:gap-3"
      >
        <OfflineLine />
        <UnsentLine />
        <div className={user ? 'max-sm:hidden' : ''}>
          <ThemeButton />
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
        <span className="hidden max-w-48 truncate wide:group-data-shares-row/shared:hidden sm:inline">
          {user.name}
        </span>
      </Link>
      <Button variant="ghost" size="sm" isPending={isPending} onClick={handleLogOut}>
        <LogOut size={16} aria-hidden className="max-[22.5rem]:hidden" />
        {words.logOut}
      </Button>
    </>
  );
}
