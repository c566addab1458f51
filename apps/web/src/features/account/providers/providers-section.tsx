import type { LinkedProvider } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { AccountRow, AccountSection } from '../section.tsx';
import { TroubleNotice } from '../sign-in/trouble-notice.tsx';
import { ProofForm } from '../ways-in/proof-form.tsx';
import { RowDialog } from '../ways-in/row-dialog.tsx';
import { providersQuery } from './providers-query.ts';
import { useChangeLink } from './use-change-link.ts';

/** The providers of single sign-on, each linked or not; nothing where the server has none. */
export function ProvidersSection() {
  const words = useWords(en.providers);
  const common = useWords(en.common);
  const { data, error, isFetching, refetch } = useQuery(providersQuery);
  if (!data && error) {
    return (
      <ErrorState
        title={words.notLoaded}
        text={reasonOf(common, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <AccountSection title={words.title} text={words.hint}>
      <TroubleNotice />
      {data.map((provider) => (
        <ProviderRow key={provider.id} provider={provider} />
      ))}
    </AccountSection>
  );
}

/** One provider, which is linked or unlinked by who can prove that it is they. */
function ProviderRow({ provider }: { provider: LinkedProvider }) {
  const words = useWords(en.providers);
  const { name, linkedAt } = provider;
  const moment = useLocalDateFormat(MEDIUM);
  const change = useChangeLink(provider);
  const isLinked = linkedAt !== null;
  const label = isLinked ? words.unlink : words.link;
  return (
    <AccountRow
      label={
        isLinked ? words.linkedSince({ since: moment.format(new Date(linkedAt)) }) : words.notLinked
      }
      action={
        <RowDialog
          label={label}
          title={isLinked ? words.unlinkTitle({ name }) : words.linkTitle({ name })}
          description={isLinked ? words.unlinkText({ name }) : words.linkText({ name })}
        >
          {(close) => (
            <ProofForm
              submitLabel={label}
              send={async (proof) => {
                await change(proof);
                close();
              }}
              onClose={close}
            />
          )}
        </RowDialog>
      }
    >
      {name}
    </AccountRow>
  );
}
