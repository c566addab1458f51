import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { POPUP_LINE_LOOK, POPUP_LOOK } from './popup-look.ts';

export type MenuProps = {
  /** The button that opens it; takes the menu's attributes. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** Menus open inside the page's main landmark, where a screen reader looks for content; not for use in dialogs. */
const MAIN = {
  get current() {
    return document.querySelector('main');
  },
};

/** A list of things to do that opens at a button. */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => (
  <BaseMenu.Root>
    <BaseMenu.Trigger render={trigger} />
    <BaseMenu.Portal container={MAIN}>
      <BaseMenu.Positioner sideOffset={6} align={align} className="z-50 outline-none">
        <BaseMenu.Popup className={`${POPUP_LOOK} min-w-44`}>{children}</BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);

export type MenuItemProps = {
  icon?: LucideIcon;
  onSelect: () => void;
  isDangerous?: boolean;
  children: ReactNode;
};

/** One thing to do; choosing it closes the menu. */
export const MenuItem = ({ icon: Icon, onSelect, isDangerous, children }: MenuItemProps) => (
  <BaseMenu.Item
    onClick={onSelect}
    className={`${POPUP_LINE_LOOK} ${isDangerous ? 'text-red data-highlighted:bg-red/10 data-highlighted:text-red' : ''}`}
  >
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </BaseMenu.Item>
);

/** Words over the choices that follow; they bear the same as their label. */
export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <p aria-hidden className="px-3 pt-2 pb-1 text-faint text-xs">
    {children}
  </p>
);

export type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** One of a few, as a group of a menu; the chosen one bears a tick. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, options, onChoose } = props;
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChoose} aria-label={label}>
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          className={`${POPUP_LINE_LOOK} justify-between`}
        >
          {option.label}
          <BaseMenu.RadioItemIndicator>
            <Check size={16} aria-hidden className="text-amber" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
