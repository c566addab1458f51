import { deleteLink, type Link, renewLink } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import type { ShareSubject } from './share-subject.ts';
import { useAttempt } from './use-attempt.ts';

/** Ways to end a link of a document or its address, after a question; what fails is said in a notice. */
export function useLinkActions(subject: ShareSubject) {
  const words = useWords(en.share);
  const confirm = useConfirm();
  const attempt = useAttempt(subject);

  return {
    /** Resolves to whether the link has a new address. */
    async renew({ link_id: linkId, name }: Link): Promise<boolean> {
      const isMeant = await confirm({
        title: words.newAddressTitle({ name: quoteName(name) }),
        text: words.newAddressText,
        confirmLabel: words.newAddress,
        isDangerous: true,
      });
      if (!isMeant) return false;
      const renewed = await attempt(() => call(renewLink, { params: { linkId }, body: {} }), {
        done: words.renewed,
        failed: words.notRenewed,
      });
      return renewed !== undefined;
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
