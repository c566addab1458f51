import { THEMES, themeOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { chooseTheme, useTheme } from '#platform/theme/use-theme.ts';
import { Select } from '#ui/fields/select.tsx';
import { AccountSection } from './section.tsx';

/** Offers the themes of the interface; the choice is this browser's. */
export function AppearanceSection() {
  const words = useWords(en.themes);
  const theme = useTheme();
  return (
    <AccountSection title={words.appearance} text={words.appearanceHint}>
      <div className="max-w-72">
        <Select
          label={words.theme}
          options={THEMES}
          labelOf={(name) => words.name({ name })}
          value={theme}
          onChange={(event) => chooseTheme(themeOf(event.target.value))}
        />
      </div>
    </AccountSection>
  );
}
