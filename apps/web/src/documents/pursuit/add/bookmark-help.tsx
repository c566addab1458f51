import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { bookmarkOf } from './shared-posting.ts';

/** The bookmark that brings a posting here from any page. */
export function BookmarkHelp() {
  const words = useWords(en.applications);
  const toast = useToast();
  const bookmark = bookmarkOf(location.origin + hrefOf('newPursuit'));
  async function copy() {
    try {
      await navigator.clipboard.writeText(bookmark);
      toast({ tone: 'good', text: words.copied });
    } catch (cause) {
      logError('The bookmark could not be copied.', cause);
      toast({ tone: 'bad', text: words.notCopied });
    }
  }
  return (
    <Disclosure title={words.fromBrowser}>
      <p className="max-w-measure text-pretty text-muted">{words.bookmarkHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField label={words.bookmark} readOnly value={bookmark} dir="ltr" />
        </div>
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </div>
    </Disclosure>
  );
}
