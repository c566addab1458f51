import { endCalendar, makeCalendar } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

/** Makes, and ends, the private address under which a calendar shows interviews, next steps and last days. The server keeps none that it could show again. */
export function CalendarAddress() {
  const words = useWords(en.applicationsMonth);
  const fail = useFailureNotice();
  const toast = useToast();
  const made = useMutation({
    networkMode: 'always',
    mutationFn: () => call(makeCalendar, {}),
    onError: (cause) => fail('A calendar address could not be made.', cause, words.notMade),
  });
  const ended = useMutation({
    networkMode: 'always',
    mutationFn: () => call(endCalendar, {}),
    onSuccess: () => {
      made.reset();
      toast({ tone: 'good', text: words.ended });
    },
    onError: (cause) => fail('A calendar address could not be ended.', cause, words.notEnded),
  });
  return (
    <Disclosure title={words.subscribe}>
      <p className="max-w-measure text-pretty text-muted">{words.subscribeHint}</p>
      {made.data && <CopyField label={words.calendarAddress} value={made.data.url} />}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" isPending={made.isPending} onClick={() => made.mutate()}>
          {words.makeAddress}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          isPending={ended.isPending}
          onClick={() => ended.mutate()}
        >
          {words.endAddress}
        </Button>
      </div>
    </Disclosure>
  );
}
