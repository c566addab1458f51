export type SwitchProps = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. A press on its words turns it too. The browser's own checkbox, in the look of a switch. */
export function Switch({ label, checked, onCheckedChange, disabled = false }: SwitchProps) {
  return (
    <label className="inline-flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 text-muted text-sm">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={({ target }) => onCheckedChange(target.checked)}
        className="flex h-5 w-9 shrink-0 cursor-pointer appearance-none items-center rounded-full border border-edge bg-desk p-0.5 before:size-3.5 before:rounded-full before:bg-muted before:transition-transform before:content-[''] checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent rtl:checked:before:-translate-x-4 forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:before:bg-[ButtonText] forced-colors:checked:before:bg-[HighlightText]"
      />
      {label}
    </label>
  );
}
