import { en } from '@shortlist/messages';
import { MEANINGS, type Meaning } from '@shortlist/model/pursuit';
import { ChevronDown } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoice, MenuItem } from '#ui/dialogs/menu.tsx';

type StateMenuProps = {
  /** The state that there is; undefined where there are several. */
  meaning?: Meaning;
  onChoose: (meaning: Meaning) => void;
  /** Name of its button, where that says only a part of it. */
  label?: string;
  /** Words on its button. */
  children: string;
};

/** Chooses one of the six states. */
export function StateMenu({ meaning, onChoose, label, children }: StateMenuProps) {
  const words = useWords(en.applications);
  const trigger = (
    <Button size="sm" aria-label={label} className="max-w-full">
      <span className="truncate">{children}</span>
      <ChevronDown size={14} aria-hidden className="shrink-0 text-muted" />
    </Button>
  );
  const options = MEANINGS.map((value) => ({ value, label: words.meaning({ meaning: value }) }));
  return (
    <Menu trigger={trigger} align="start">
      {meaning === undefined ? (
        options.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => onChoose(value)}>
            {label}
          </MenuItem>
        ))
      ) : (
        <MenuChoice
          label={words.changeState}
          value={meaning}
          options={options}
          onChoose={onChoose}
        />
      )}
    </Menu>
  );
}
