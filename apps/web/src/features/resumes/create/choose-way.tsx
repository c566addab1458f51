import { FolderInput, type LucideIcon, PenLine, Sparkles } from 'lucide-react';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';

export type Way = 'ai' | 'manual' | 'data';

type WayText = { way: Way; title: string; text: string; icon: LucideIcon };

const WAYS: readonly WayText[] = [
  {
    way: 'ai',
    title: 'Let AI build (Upload resume)',
    text: 'You have a resume already, and a job in mind.',
    icon: Sparkles,
  },
  {
    way: 'manual',
    title: 'Write your resume by yourself',
    text: 'Begin with a blank page and see it fill as you type.',
    icon: PenLine,
  },
  {
    way: 'data',
    title: 'Bring data from elsewhere',
    text: 'From LinkedIn, Europass, Reactive Resume, JSON Resume, or the download of your account.',
    icon: FolderInput,
  },
];

/** The first step: how the resume is to come about. */
export const ChooseWay = ({ onChoose }: { onChoose: (way: Way) => void }) => (
  <div className="flex flex-col gap-3">
    {WAYS.map(({ way, title, text, icon: Icon }) => (
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
            {title}
          </button>
          <p id={`way-${way}`} className="text-pretty text-muted text-sm">
            {text}
          </p>
        </div>
      </div>
    ))}
  </div>
);
