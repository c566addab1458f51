import { PAGES } from '@shortlist/contracts';
import { LogIn, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSessionUser } from '#lib/token.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useToast } from '#ui/toast-context.ts';
import { useLogOut } from './api.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** Above every page: on a narrow screen the menu's button; Log in, or who is logged in and Log out. */
export const TopBar = () => (
  <header className="sticky top-0 z-30 flex h-topbar shrink-0 items-center gap-2 border-hairline border-b bg-desk/95 px-3 sm:px-6">
    <MobileMenu />
    <div className="lg:hidden">
      <Wordmark />
    </div>
    <div className="ml-auto flex min-w-0 items-center gap-3">
      <AccountControls />
    </div>
  </header>
);

function AccountControls() {
  const user = useSessionUser();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate: logOut, isPending } = useLogOut();

  if (!user) {
    return (
      <LinkButton to={PAGES.login.path} variant="ghost" size="sm">
        <LogIn size={16} aria-hidden />
        Log in
      </LinkButton>
    );
  }

  function handleLogOut() {
    logOut(undefined, {
      onError: () =>
        toast({
          tone: 'bad',
          text: 'You are logged out in this browser, but the server could not be told.',
        }),
      onSettled: () => void navigate('/'),
    });
  }

  return (
    <>
      <span className="hidden truncate text-muted text-sm sm:inline">{user.name}</span>
      <Button variant="ghost" size="sm" isPending={isPending} onClick={handleLogOut}>
        <LogOut size={16} aria-hidden />
        Log out
      </Button>
    </>
  );
}
