type BoxesProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
};

/** Some of a few, as boxes to tick. */
export const Boxes = <Value extends string>(props: BoxesProps<Value>) => {
  const { legend, options, chosen, onChange } = props;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-muted text-sm">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
        {options.map(({ value, label }) => (
          <Box
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

type BoxProps = { label: string; checked: boolean; onChange: (isOn: boolean) => void };

/** One box to tick. */
export const Box = ({ label, checked, onChange }: BoxProps) => (
  <label className="inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 text-sm">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4 shrink-0 accent-accent"
    />
    <span dir="auto" className="wrap-anywhere min-w-0">
      {label}
    </span>
  </label>
);
