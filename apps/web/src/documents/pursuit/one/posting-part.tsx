import { en } from '@shortlist/messages';
import type { Posting } from '@shortlist/model/pursuit';
import { ExternalLink } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useSayTooLong } from '#platform/text/longest-text.ts';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { PostingFields } from '../posting-fields.tsx';
import type { OpenedPursuit } from './opened-pursuit.tsx';
import { PartFrame } from './part-frame.tsx';

/** The posting: its facts, and its text, which is kept when the posting is gone. */
export function PostingPart({ open: { document, edit } }: { open: OpenedPursuit }) {
  const words = useWords(en.applications);
  const sayTooLong = useSayTooLong();
  const { posting } = document;
  const change = (changes: Partial<Posting>) =>
    edit({ type: 'set-part', part: 'posting', changes });
  return (
    <PartFrame
      title={words.posting}
      action={
        isAddress(posting.url) && (
          <a
            href={posting.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ variant: 'ghost', size: 'sm' })}
          >
            <ExternalLink size={14} aria-hidden />
            {words.openAddress}
          </a>
        )
      }
    >
      <PostingFields posting={posting} onChange={change} />
      <Disclosure title={words.postingFields({ field: 'text' })}>
        <TextArea
          label={words.postingFields({ field: 'text' })}
          error={sayTooLong(posting.text)}
          value={posting.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Disclosure>
    </PartFrame>
  );
}

/** Checks whether a text is an address that a browser may open. */
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/u.test(text.trim());
