import {
  changeLink,
  createLink,
  deleteLink,
  type Link,
  type RequestOf,
  renewLink,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSettle } from '#draft/react/use-settle.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { call } from '#platform/server/call.ts';
import { useSubmissionId } from '#platform/storage/submission-id.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { refreshLinks, settleShared } from './links-query.ts';
import type { ShareSubject } from './share-subject.ts';

export type NewLink = Omit<RequestOf<typeof createLink>['body'], 'submission_id'>;
export type LinkChanges = RequestOf<typeof changeLink>['body'];

/** Ways to make, change and end links of a document; what fails is said in a notice. */
export function useChangeLinks(subject: ShareSubject) {
  const words = useWords(en.share);
  const sections = useSections();
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailureNotice();
  const confirm = useConfirm();
  const settle = useSettle(() => settleShared(subject, sections));
  const submissionOf = useSubmissionId();
  const { document_id: documentId } = subject;

  /** Does something about a link, and says what became of it; resolves to undefined where it failed. */
  async function attempt<T>(work: () => Promise<T>, said: { done: string; failed: string }) {
    try {
      const outcome = await work();
      await refreshLinks(queryClient, documentId);
      toast({ tone: 'good', text: said.done });
      return outcome;
    } catch (cause) {
      await fail(`A link: ${said.failed}.`, cause, said.failed);
      return undefined;
    }
  }

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
    async renew({ link_id: linkId, name }: Link): Promise<void> {
      const isMeant = await confirm({
        title: words.newAddressTitle({ name: quoteName(name) }),
        text: words.newAddressText,
        confirmLabel: words.newAddress,
        isDangerous: true,
      });
      if (!isMeant) return;
      await attempt(() => call(renewLink, { params: { linkId }, body: {} }), {
        done: words.renewed,
        failed: words.notRenewed,
      });
    },
    /** Resolves to whether the link is gone. */
    async remove({ link_id: linkId, name }: Link): Promise<boolean> {
      const isMeant = await confirm({
        title: words.deleteTitle({ name: quoteName(name) }),
        text: words.deleteText,
        confirmLabel: words.delete,
        isDangerous: true,
      });
      if (!isMeant) return false;
      const gone = await attempt(() => call(deleteLink, { params: { linkId } }), {
        done: words.deleted,
        failed: words.notDeleted,
      });
      return gone !== undefined;
    },
  };
}
