import type { LucideIcon } from 'lucide-react';

type SwitchedIconProps<State extends string> = {
  signs: Record<State, { icon: LucideIcon; look: string }>;
  state: State;
  size: number;
  className?: string;
};

/**
 * The icon of a state that changes while somebody types. All icons stay in the document and all but one are hidden: in
 * Chromium the removal of an element, wherever it is, ends the stretch of typing that one undo takes back.
 */
export function SwitchedIcon<State extends string>({
  signs,
  state,
  size,
  className = '',
}: SwitchedIconProps<State>) {
  const states = Object.keys(signs) as State[];
  return states.map((each) => {
    const { icon: Icon, look } = signs[each];
    const isShown = each === state;
    return (
      <Icon
        key={each}
        size={size}
        aria-hidden
        className={`${isShown ? '' : 'hidden'} ${className} ${look}`}
      />
    );
  });
}
