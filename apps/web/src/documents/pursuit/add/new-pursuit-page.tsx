import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { findKnown, indexPostings, type Known } from '@shortlist/tracking';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useDeferredValue, useMemo } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSayTooLong } from '#platform/text/longest-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useApplications } from '../list/use-applications.ts';
import { PostingFields } from '../posting-fields.tsx';
import { BookmarkHelp } from './bookmark-help.tsx';
import { KnownNotice } from './known-notice.tsx';
import { useNewPosting } from './use-new-posting.ts';
import { useSavePosting } from './use-save-posting.ts';

/** Adds an application by its posting (`/job_board/applications/new`). */
export function NewPursuitPage() {
  const words = useWords(en.applications);
  const { posting, isReading, change, forget } = useNewPosting();
  const { save, isSaving } = useSavePosting(forget);
  const known = useKnown(posting);
  const tooLong = useSayTooLong()(posting.text);
  const isEmpty = Object.values(posting).every((said) => said.trim() === '');
  const isPending = isSaving || isReading;
  const isOff = tooLong !== undefined || isEmpty;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isOff && !isPending) void save(posting);
  }

  return (
    <PageFrame>
      <LinkButton to={hrefOf('pursuits')} variant="ghost" className="-ms-4 mb-2">
        <ArrowLeft size={16} aria-hidden />
        {words.toList}
      </LinkButton>
      <h1 tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
        {words.add}
      </h1>
      <form onSubmit={handleSubmit} className="mt-6 grid items-start gap-8 lg:grid-cols-2">
        <TextArea
          label={words.paste}
          hint={words.pasteHint}
          error={tooLong}
          value={posting.text}
          className="min-h-48 lg:min-h-96"
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className="@container flex min-w-0 flex-col gap-4">
          <PostingFields posting={posting} onChange={change} />
          <div role="status" className="empty:hidden">
            <KnownNotice known={known} />
          </div>
          <Button
            type="submit"
            variant="primary"
            className="self-start"
            disabled={isOff}
            isPending={isPending}
          >
            {known.same ? words.saveAnyway : words.save}
          </Button>
          <BookmarkHelp />
        </div>
      </form>
    </PageFrame>
  );
}

type Posting = ReturnType<typeof useNewPosting>['posting'];

/** Finds what is there already of a posting, when nothing else is to be drawn. */
function useKnown(posting: Posting) {
  const { rows } = useApplications();
  const company = useDeferredValue(posting.company);
  const title = useDeferredValue(posting.title);
  const location = useDeferredValue(posting.location);
  const url = useDeferredValue(posting.url);
  const index = useMemo(() => rows && indexPostings(rows), [rows]);
  return useMemo(
    () => (index ? findKnown(index, { company, title, location, url }) : NOTHING),
    [index, company, title, location, url],
  );
}

const NOTHING: Known<never> = { same: undefined, applied: undefined };
