import { Eye, EyeOff } from 'lucide-react';
import type { SwitchProps } from './switch.tsx';

/** Shows or hides what the field around it says: an eye for its `end`. The browser's own checkbox, as large as it. */
export function EyeSwitch({ label, checked, onCheckedChange }: SwitchProps) {
  const Icon = checked ? Eye : EyeOff;
  return (
    <span className="relative flex pointer-coarse:size-11 size-10 items-center justify-center">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        title={label}
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-md -outline-offset-2"
      />
      <Icon
        size={16}
        aria-hidden
        className="pointer-events-none text-muted peer-hover:text-ink peer-not-checked:text-warning"
      />
    </span>
  );
}
