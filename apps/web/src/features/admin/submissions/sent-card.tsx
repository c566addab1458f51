import type { SubmissionKind, SubmissionStatus } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { MEDIUM, useDateFormat } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { DeleteButton } from './delete-button.tsx';
import type { Choice } from './sent-list.tsx';
import { StatusButtons } from './status-buttons.tsx';

export type SentCardProps = {
  sent: SubmissionKind;
  entry: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    status: SubmissionStatus;
    sentAt: string;
  };
  /** One line below the name. */
  about: ReactNode;
  choice: Choice;
  children: ReactNode;
};

const headingId = (id: string) => `sent-${id}`;

/** Something that has come in: from whom, when, what, and what can be done with it. */
export function SentCard({ sent, entry, about, choice, children }: SentCardProps) {
  const words = useWords(en.admin);
  const time = useDateFormat(MEDIUM);
  const { id, firstName, lastName, email, status, sentAt } = entry;
  const name = `${firstName} ${lastName}`;
  return (
    <article className="flex flex-col gap-3 rounded-md border border-hairline bg-panel p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 items-start gap-3">
          <input
            type="checkbox"
            aria-label={words.choose({ name })}
            checked={choice.isChosen}
            onChange={choice.onChoose}
            className="mt-1 pointer-coarse:size-6 size-5 shrink-0 accent-accent"
          />
          <h2
            id={headingId(id)}
            tabIndex={-1}
            className="wrap-anywhere min-w-0 font-semibold text-md"
          >
            {name}
            {status === 'new' && (
              <span className="ms-3 font-medium font-sans text-accent text-sm">{words.new}</span>
            )}
            {status === 'archived' && (
              <span className="ms-3 font-sans text-faint text-sm">{words.archived}</span>
            )}
          </h2>
        </div>
        <time dateTime={sentAt} className="text-muted text-sm">
          {time.format(new Date(sentAt))}
        </time>
      </div>
      <p className="break-words text-muted text-sm">
        <a href={`mailto:${email}`} className="text-accent underline">
          {email}
        </a>
        <span aria-hidden> · </span>
        {about}
      </p>
      {children}
      <div className="flex flex-wrap gap-2">
        <StatusButtons
          sent={sent}
          id={id}
          status={status}
          about={name}
          // The button pressed goes away; the keyboard goes on from the card, where that stays.
          findNext={() => document.getElementById(headingId(id))}
        />
        <DeleteButton sent={sent} id={id} about={name} />
      </div>
    </article>
  );
}
