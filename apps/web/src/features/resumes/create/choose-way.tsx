import { en } from '@shortlist/messages';
import { FolderInput, type LucideIcon, PenLine, Sparkles } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';

export type Way = 'ai' | 'manual' | 'data';

type WayIcon = { way: Way; icon: LucideIcon };

const WAYS: readonly WayIcon[] = [
  { way: 'ai', icon: Sparkles },
  { way: 'manual', icon: PenLine },
  { way: 'data', icon: FolderInput },
];

/** The first step: how the resume is to come about. */
export function ChooseWay({ onChoose }: { onChoose: (way: Way) => void }) {
  const words = useWords(en.createResume);
  return (
    <div className="flex flex-col gap-3">
      {WAYS.map(({ way, icon: Icon }) => (
        <div
          key={way}
          className="relative flex items-start gap-4 rounded-md border border-edge bg-desk p-4 transition-[border-color,background-color] hover:border-accent hover:bg-raised"
        >
          <Icon size={22} aria-hidden className="mt-0.5 shrink-0 text-accent" />
          <div className="flex flex-col gap-1">
            <button
              type="button"
              aria-describedby={`way-${way}`}
              onClick={() => onChoose(way)}
              className={`text-start font-medium ${STRETCHED_LOOK}`}
            >
              {words.way({ way })}
            </button>
            <p id={`way-${way}`} className="text-pretty text-muted text-sm">
              {words.wayText({ way })}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
