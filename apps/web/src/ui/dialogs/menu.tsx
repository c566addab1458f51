import { type KeyboardEvent, type ReactNode, startTransition, useState } from 'react';
import type { BaseMenuProps, MenuChoiceProps, MenuItemProps } from './base-menu.tsx';
import { createLateParts, useLateParts } from './late-parts.ts';
import { PlainTrigger } from './plain-trigger.tsx';
import { useOpenFailure } from './use-open-failure.ts';

const menus = createLateParts('menus', () => import('./base-menu.tsx'));

/** Fetches what menus are made of. */
export const loadMenus = menus.load;

const OPENING_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp'];

/**
 * A list of things to do that opens at a button. Until its first use there is only the button: a long list of
 * entries has many menus, and hardly any is opened.
 */
export function Menu(props: BaseMenuProps) {
  const parts = useLateParts(menus);
  const [isUsed, setIsUsed] = useState(false);
  const fail = useOpenFailure();
  if (parts && isUsed) return <parts.BaseMenu {...props} />;

  // In slices, and then opened in a task of its own: both at once would hold up what else is pressed.
  const use = () => startTransition(() => setIsUsed(true));

  function handleUse() {
    if (parts) use();
    else menus.load().then(use, fail);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    handleUse();
  }

  return (
    <PlainTrigger
      trigger={props.trigger}
      popup="menu"
      onClick={handleUse}
      onKeyDown={handleKeyDown}
    />
  );
}

/** One thing to do; choosing it closes the menu. */
export function MenuItem(props: MenuItemProps) {
  const parts = useLateParts(menus);
  return parts && <parts.BaseMenuItem {...props} />;
}

/** Words over the choices that follow; they bear the same as their label. */
export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <p aria-hidden className="px-3 pt-2 pb-1 text-faint text-xs">
    {children}
  </p>
);

/** One of a few, as a group of a menu; the chosen one bears a tick. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const parts = useLateParts(menus);
  return parts && <parts.BaseMenuChoice {...props} />;
}
