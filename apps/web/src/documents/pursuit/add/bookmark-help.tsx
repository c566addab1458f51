import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { bookmarkOf } from './shared-posting.ts';

/** The bookmark that brings a posting here from any page. */
export function BookmarkHelp() {
  const words = useWords(en.applications);
  return (
    <Disclosure title={words.fromBrowser}>
      <p className="max-w-measure text-pretty text-muted">{words.bookmarkHint}</p>
      <CopyField
        label={words.bookmark}
        value={bookmarkOf(location.origin + hrefOf('newPursuit'))}
      />
    </Disclosure>
  );
}
