import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

const ORIGINS = ['LinkedIn', 'Europass', 'Reactive Resume', 'JSON Resume', 'Shortlist'] as const;

/** Says which file each place gives. */
export function WhereToFind() {
  const words = useWords(en.createResume);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {ORIGINS.map((origin) => (
        <div key={origin} className="contents">
          <dt className="font-medium">{origin}</dt>
          <dd className="text-pretty text-muted">{words.origin({ origin })}</dd>
        </div>
      ))}
    </dl>
  );
}
