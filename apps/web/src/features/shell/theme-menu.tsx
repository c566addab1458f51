import { THEMES } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { SunMoon } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { chooseTheme, useTheme } from '#platform/theme/use-theme.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { BaseMenu, BaseMenuChoice } from '#ui/dialogs/base-menu.tsx';

/** Offers the themes of the interface; opens at once. */
export function ThemeMenu() {
  const words = useWords(en.themes);
  const theme = useTheme();
  return (
    <BaseMenu trigger={<IconButton icon={SunMoon} label={words.theme} />}>
      <BaseMenuChoice
        label={words.theme}
        value={theme}
        options={THEMES.map((value) => ({ value, label: words.name({ name: value }) }))}
        onChoose={chooseTheme}
      />
    </BaseMenu>
  );
}
