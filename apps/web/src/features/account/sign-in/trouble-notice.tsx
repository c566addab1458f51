import { OIDC_TROUBLES } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { Banner } from '#ui/notices/banner.tsx';

/** Says why somebody has come back from a provider without what they went there for, as the address of the page has it. */
export function TroubleNotice() {
  const words = useWords(en.signInWays);
  const [search] = useSearchParams();
  const trouble = OIDC_TROUBLES.find((known) => known === search.get('trouble'));
  if (trouble === undefined) return null;
  return (
    <div className="mb-6">
      <Banner tone="bad">{words.trouble({ trouble })}</Banner>
    </div>
  );
}
