import { hrefOf } from '@shortlist/contracts';
import { ENGLISH, en, intl, words } from '@shortlist/messages';
import { pursuitTitle } from '@shortlist/model/pursuit';
import { type Due, daysBetween } from '@shortlist/tracking';
import { lineInMail } from '#mail/line-in-mail.ts';
import { nameInMail } from '#mail/name-in-mail.ts';
import type { Mail } from '#mail/transport.ts';

/** Most lines of a mail. */
const MOST_LINES = 20;

const said = words(ENGLISH, en.mails);

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
const TIME: Intl.DateTimeFormatOptions = { timeStyle: 'short', timeZone: 'UTC' };
const sayDay = (day: string) => intl(Intl.DateTimeFormat, ENGLISH.tag, DAY).format(new Date(day));
const sayTime = (at: string) =>
  intl(Intl.DateTimeFormat, ENGLISH.tag, TIME).format(new Date(`${at}Z`));

type Reminder = {
  to: { name: string; email: string };
  due: readonly Due[];
  /** The day by the person's clock. */
  day: string;
  /** Origin of links, without a path. */
  origin: string;
  endToken: string;
};

/** Tells a person what is due, and how reminders end: by a link of the text, and by one press in programs that know the headers (RFC 8058). */
export function reminderMail({ to, due, day, origin, endToken }: Reminder): Mail {
  const endLink = origin + hrefOf('endReminders', {}, { query: { token: endToken } });
  const lines = due.slice(0, MOST_LINES).map((each) => `- ${lineOf(each, day)}`);
  const left = due.length - lines.length;
  if (left > 0) lines.push(`- ${said.more({ count: left })}`);
  const link = origin + hrefOf('pursuits');
  const greeting = said.greeting({ name: nameInMail(to.name) });
  return {
    to: to.email,
    subject: said.remindersSubject({ count: due.length }),
    text: `${greeting}\n\n${said.reminders({ lines: lines.join('\n'), link, endLink })}\n`,
    headers: {
      'List-Unsubscribe': `<${endLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function lineOf({ kind, application, at, what }: Due, today: string): string {
  const job = lineInMail(pursuitTitle(application)) || said.anApplication;
  const day = sayDay(at.slice(0, 10));
  const name = lineInMail(what);
  switch (kind) {
    case 'interview':
      return said.interviewToday({ kind: name, time: sayTime(at), job });
    case 'lastDay':
      return said.lastDay({ days: daysBetween(today, at), day, job });
    case 'next':
      return said.stepDue({
        days: daysBetween(at, today),
        ...{ what: name || said.nextStep, day, job },
      });
  }
}
