import type { LinkedProvider } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { AccountRow, AccountSection } from '../section.tsx';
import { TroubleNotice } from '../sign-in/trouble-notice.tsx';
import { ProveForm } from './prove-form.tsx';
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

/** One provider. The password is asked for where the account has one. */
function ProviderRow({ provider }: { provider: LinkedProvider }) {
  const words = useWords(en.providers);
  const { name, linkedAt } = provider;
  const moment = useLocalDateFormat(MEDIUM);
  const [isAsked, setIsAsked] = useState(false);
  const { change, begin, isPending } = useChangeLink(provider, () => setIsAsked(true));
  const isLinked = linkedAt !== null;
  return (
    <AccountRow
      label={
        isLinked ? words.linkedSince({ since: moment.format(new Date(linkedAt)) }) : words.notLinked
      }
      action={
        <Button
          size="sm"
          isPending={isPending}
          aria-label={isLinked ? words.unlinkFrom({ name }) : words.linkTo({ name })}
          onClick={() => void begin()}
        >
          {isLinked ? words.unlink : words.link}
        </Button>
      }
    >
      {name}
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={isLinked ? words.unlinkTitle({ name }) : words.linkTitle({ name })}
        description={isLinked ? words.unlinkText({ name }) : words.linkText({ name })}
      >
        <ProveForm
          submitLabel={isLinked ? words.unlink : words.link}
          onProved={async (password) => {
            await change(password);
            setIsAsked(false);
          }}
          onClose={() => setIsAsked(false)}
        />
      </Dialog>
    </AccountRow>
  );
}
