import { en } from '@shortlist/messages';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useStoredFlag } from '#platform/storage/stored-flag.ts';
import { NAV_LINE_LOOK } from './nav-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** The side navigation of a wide screen: 16rem, or 5rem with icons alone: as the person chose last, else the latter where `isRail`. */
export function Sidebar({ isRail }: { isRail: boolean }) {
  const words = useWords(en.shell);
  const [isNarrow, setIsNarrow] = useStoredFlag('sidebar-narrow', isRail);
  const Toggle = isNarrow ? PanelLeftOpen : PanelLeftClose;
  const label = isNarrow ? words.expand : words.collapse;

  return (
    <aside
      aria-label={words.sidebar}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col gap-4 overflow-y-auto border-hairline border-e bg-panel p-3 lg:flex ${isNarrow ? 'w-20' : 'w-64'}`}
    >
      <div className="px-4.5">
        <Wordmark isNarrow={isNarrow} />
      </div>
      <SideMenu isNarrow={isNarrow} />
      <button
        type="button"
        onClick={() => setIsNarrow(!isNarrow)}
        title={isNarrow ? label : undefined}
        className={`${NAV_LINE_LOOK} mt-auto text-faint`}
      >
        <Toggle size={20} aria-hidden />
        <span className={isNarrow ? 'sr-only' : ''}>{label}</span>
      </button>
    </aside>
  );
}
