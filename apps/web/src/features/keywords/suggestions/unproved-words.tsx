import type { Unproved } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Switch } from '#ui/fields/switch.tsx';

type UnprovedWordsProps = {
  unproved: readonly Unproved[];
  confirmed: ReadonlySet<string>;
  onConfirm: (words: string, isTrue: boolean) => void;
};

/** Lists what the resume does not state: a person says of each whether it is true. */
export function UnprovedWords({ unproved, confirmed, onConfirm }: UnprovedWordsProps) {
  const words = useWords(en.suggestions);
  const headingId = useId();
  return (
    <div className="flex flex-col gap-1 rounded-sm border border-warning/40 bg-warning/10 p-3 text-sm">
      <p id={headingId} className="text-pretty">
        {words.unproved}
      </p>
      <ul aria-labelledby={headingId} className="flex flex-col">
        {unproved.map(({ words: said }) => (
          <li key={said} dir="auto">
            <Switch
              label={words.isTrue({ words: said })}
              checked={confirmed.has(said)}
              onCheckedChange={(isOn) => onConfirm(said, isOn)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
