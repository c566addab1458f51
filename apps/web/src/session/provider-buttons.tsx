import { startOidc, type WaysOffered } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { buttonLook } from '#ui/buttons/button-look.ts';

type ProviderButtonsProps = Pick<WaysOffered, 'providers' | 'hasPasswords'> & {
  next?: string | undefined;
  invitation?: string | undefined;
  /** True where the page must stay: the provider comes in another tab. */
  isNewTab?: boolean;
};

/** Leads to the providers of single sign-on, above the form of those who have a password. */
export function ProviderButtons({
  providers,
  hasPasswords,
  next,
  invitation,
  isNewTab = false,
}: ProviderButtonsProps) {
  const words = useWords(en.signInWays);
  const form = useWords(en.logInForm);
  if (providers.length === 0) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={startPath(id, { next, invitation })}
          {...(isNewTab && { target: '_blank' })}
          className={`${buttonLook({})} justify-center`}
        >
          {words.continueWith({ name })}
          {isNewTab && <span className="sr-only"> {form.inNewTab}</span>}
        </a>
      ))}
      {hasPasswords && (
        <p className="mt-3 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
          {words.or}
        </p>
      )}
    </div>
  );
}

/** The server's own address, which the router knows nothing of. */
function startPath(id: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(given).toString();
  return startOidc.url.replace(':provider', encodeURIComponent(id)) + (search && `?${search}`);
}
