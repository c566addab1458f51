import { THEMES } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { SunMoon } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { chooseTheme, useTheme } from '#platform/theme/use-theme.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuChoice } from '#ui/dialogs/menu.tsx';

/** Offers the themes of the interface. */
export function ThemeMenu() {
  const words = useWords(en.themes);
  const theme = useTheme();
  return (
    <Menu trigger={<IconButton icon={SunMoon} label={words.theme} />}>
      <MenuChoice
        label={words.theme}
        value={theme}
        options={THEMES.map((value) => ({ value, label: words.name({ name: value }) }))}
        onChoose={chooseTheme}
      />
    </Menu>
  );
}
