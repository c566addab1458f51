import { useState } from 'react';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { menuOf, type SubMenu, useNavigation } from './navigation.ts';

/**
 * Tells which second-level menu is open. The address opens the menu that it belongs to; Back to Home closes it until
 * the next navigation, be it to the same address.
 */
export function useOpenMenu(): { menu: SubMenu | undefined; backToHome: () => void } {
  const navigation = useNavigation();
  const { pathname, key } = useLocation();
  const [closedAt, setClosedAt] = useState<string>();
  return {
    menu: closedAt === key ? undefined : menuOf(navigation, pathname),
    backToHome: () => setClosedAt(key),
  };
}
