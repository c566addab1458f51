import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import type { Said } from './questions.ts';

/** One version of a field in a list of versions: its name, and what it says. */
export const SaidVersion = ({ name, said }: { name: string; said: Said }) => {
  const words = useWords(en.conflicts);
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-sm border border-hairline bg-desk p-3">
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap text-sm">
        {said.picture ? (
          <img src={said.picture} alt={said.words} className="max-h-40 rounded-sm" />
        ) : (
          said.words || words.empty
        )}
      </dd>
    </div>
  );
};
