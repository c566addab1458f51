import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

const IS_MAC = /Mac|iPhone|iPad/u.test(navigator.platform);
const CONTROL = IS_MAC ? '⌘' : 'Ctrl';

/** The keys of each action: any of the lists does it. */
const KEYS = {
  search: [[CONTROL, 'K'], ['/']],
  keys: [['?']],
  save: [[CONTROL, 'S']],
  undo: [[CONTROL, 'Z']],
  redo: [[CONTROL, 'Shift', 'Z']],
  bold: [[CONTROL, 'B']],
  italic: [[CONTROL, 'I']],
  link: [[CONTROL, 'K']],
  tabs: [['←', '→']],
  move: [['Space', '↑', '↓']],
  changes: [['N'], ['P']],
  close: [['Esc']],
} as const;

/** The keys of the app, and what each does. */
export function KeyList() {
  const words = useWords(en.palette);
  const rows = Object.entries(KEYS) as [keyof typeof KEYS, readonly (readonly string[])[]][];
  return (
    <dl className="flex flex-col text-sm">
      {rows.map(([does, ways]) => (
        <div
          key={does}
          className="flex min-h-10 items-center justify-between gap-4 border-hairline border-b last:border-b-0"
        >
          <dt className="min-w-0">{words.key({ does })}</dt>
          <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1">
            {ways.map((keys, at) => (
              <span key={keys.join(' ')} className="flex items-center gap-1">
                {at > 0 && <span className="px-1 text-muted">{words.or}</span>}
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-6 rounded-sm border border-edge bg-raised px-1.5 py-0.5 text-center font-sans text-xs"
                  >
                    {key === 'Space' ? words.space : key}
                  </kbd>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
