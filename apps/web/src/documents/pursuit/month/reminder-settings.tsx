import { hrefOf, type Reminders } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { ApiError } from '#platform/server/api-error.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { useReminders } from './use-reminders.ts';

/** Switches reminders by mail on and off, and sets their hour; says what is needed where they cannot be had. */
export function ReminderSettings() {
  const words = useWords(en.applicationsMonth);
  const user = useSessionUser();
  return (
    <Disclosure title={words.reminders}>
      <p className="max-w-measure text-pretty text-muted">{words.remindersHint}</p>
      {user ? (
        <OfAccount />
      ) : (
        <Needed>
          {words.remindersNeedAccount({
            link: (text) => <WayLink to={signInPath('log-in', MONTH)}>{text}</WayLink>,
          })}
        </Needed>
      )}
    </Disclosure>
  );
}

const MONTH = hrefOf('pursuits', {}, { query: { view: 'calendar' } });

const Needed = ({ children }: { children: ReactNode }) => (
  <p className="max-w-measure text-pretty">{children}</p>
);

const WayLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="underline underline-offset-4">
    {children}
  </Link>
);

function OfAccount() {
  const words = useWords(en.applicationsMonth);
  const common = useWords(en.common);
  const { reminders, error, refetch, save } = useReminders();
  if (reminders) return <Choice reminders={reminders} onChange={save} />;
  if (error instanceof ApiError && error.code === 'unverified')
    return (
      <Needed>
        {words.remindersNeedAddress({
          link: (text) => <WayLink to={hrefOf('account')}>{text}</WayLink>,
        })}
      </Needed>
    );
  if (!error) return null;
  return (
    <RetryBanner size="sm" onRetry={() => void refetch()}>
      {words.remindersNotLoaded({ reason: reasonOf(common, error) })}
    </RetryBanner>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const HOUR: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' };

type ChoiceProps = { reminders: Reminders; onChange: (reminders: Reminders) => void };

function Choice({ reminders, onChange }: ChoiceProps) {
  const words = useWords(en.applicationsMonth);
  const format = useLocalDateFormat(HOUR);
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions();
  const { on, hour } = reminders;
  const zone = (on && reminders.zone) || here;
  return (
    <>
      <Switch
        label={words.remindersOn}
        checked={on}
        onCheckedChange={(isOn) => onChange({ on: isOn, hour, zone })}
      />
      {on && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="w-36">
            <Select
              label={words.remindersFrom}
              options={HOURS}
              labelOf={(each) => format.format(Date.UTC(2000, 0, 1, Number(each)))}
              value={String(hour)}
              onChange={({ target }) => onChange({ on, hour: Number(target.value), zone })}
            />
          </div>
          <p className="wrap-anywhere py-2">{words.remindersZone({ zone })}</p>
          {zone !== here && (
            <Button size="sm" onClick={() => onChange({ on, hour, zone: here })}>
              {words.zoneHere({ zone: here })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
