import { changeLink, createLink, type Link, type RequestOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useSettle } from '#draft/react/use-settle.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { call } from '#platform/server/call.ts';
import { useSubmissionId } from '#platform/storage/submission-id.ts';
import { settleShared } from '../links-query.ts';
import type { ShareSubject } from '../share-subject.ts';
import { useAttempt } from '../use-attempt.ts';

export type NewLink = Omit<RequestOf<typeof createLink>['body'], 'submission_id'>;
export type LinkChanges = RequestOf<typeof changeLink>['body'];

/** Ways to make and to change a link of a document; what fails is said in a notice. */
export function useSendLink(subject: ShareSubject) {
  const words = useWords(en.share);
  const sections = useSections();
  const attempt = useAttempt(subject);
  const settle = useSettle(() => settleShared(subject, sections));
  const submissionOf = useSubmissionId();
  const { document_id: documentId } = subject;

  return {
    /** Resolves to the id of the new link; undefined where there is none. */
    async create(choices: NewLink): Promise<string | undefined> {
      const said = { done: words.created, failed: words.notCreated };
      if (!(await settle(said.failed))) return undefined;
      const body = { ...choices, submission_id: submissionOf(JSON.stringify(choices)) };
      const made = await attempt(() => call(createLink, { params: { documentId }, body }), said);
      return made?.link_id;
    },
    /** Resolves to whether the link is changed. */
    async change({ link_id: linkId }: Link, body: LinkChanges): Promise<boolean> {
      const said = { done: words.saved, failed: words.notSaved };
      // What is frozen is what is saved.
      const freezes = body.freeze || body.mode === 'frozen';
      if (freezes && !(await settle(said.failed))) return false;
      return (
        (await attempt(() => call(changeLink, { params: { linkId }, body }), said)) !== undefined
      );
    },
  };
}
