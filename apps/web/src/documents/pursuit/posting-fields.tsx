import { MAX_LINE } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { Posting } from '@shortlist/model/pursuit';
import { useWords } from '#platform/language/use-words.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** Fields of a posting in a line each, in the order of the form. */
const FIELDS = ['title', 'company', 'location', 'pay', 'lastDay', 'source', 'url'] as const;

type PostingFieldsProps = { posting: Posting; onChange: (changes: Partial<Posting>) => void };

/** Facts of a posting: who, what, where. */
export function PostingFields({ posting, onChange }: PostingFieldsProps) {
  const words = useWords(en.applications);
  return (
    <div className="grid @min-[26rem]:grid-cols-2 items-start gap-x-4 gap-y-3">
      {FIELDS.map((field) => (
        <div key={field} className={field === 'url' ? '@min-[26rem]:col-span-2' : ''}>
          <TextField
            label={words.postingFields({ field })}
            type={TYPES[field] ?? 'text'}
            maxLength={MAX_LINE}
            value={posting[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        </div>
      ))}
    </div>
  );
}

const TYPES: Partial<Record<keyof Posting, string>> = { lastDay: 'date', url: 'url' };
