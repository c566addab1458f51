import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useId } from 'react';

export type SwitchProps = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. A press on its words turns it too. */
export function Switch({ label, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-2">
      <BaseSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-desk p-0.5 data-checked:border-amber data-checked:bg-amber forced-colors:data-checked:border-[Highlight] forced-colors:data-checked:bg-[Highlight]"
      >
        <BaseSwitch.Thumb className="size-3.5 rounded-full bg-muted transition-transform data-checked:translate-x-4 data-checked:bg-on-amber forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]" />
      </BaseSwitch.Root>
      <label htmlFor={id} className="cursor-pointer text-muted text-sm">
        {label}
      </label>
    </div>
  );
}
