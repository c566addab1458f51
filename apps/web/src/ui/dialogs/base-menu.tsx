import { Menu as Base } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { POPUP_LINE_LOOK, POPUP_LOOK } from './looks.ts';

export type BaseMenuProps = {
  /** The button that opens it; takes the menu's attributes. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  /** Has the focus once it is closed; its button where this is not given. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Menus open inside the page's main landmark, where a screen reader looks for content; not for use in dialogs. */
const MAIN = {
  get current() {
    return document.querySelector('main');
  },
};

/** The menu itself. It is drawn when its button was pressed, and opens as that press would have opened it. */
export function BaseMenu({ trigger, align = 'end', finalFocus, children }: BaseMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isReplayed = useRef(false);
  useEffect(() => {
    // Once, also where React runs effects twice to find mistakes.
    if (isReplayed.current) return;
    isReplayed.current = true;
    button.current?.focus();
    button.current?.click();
  }, []);

  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={MAIN}>
        <Base.Positioner sideOffset={6} align={align} className="z-50 outline-none">
          <Base.Popup finalFocus={finalFocus} className={`${POPUP_LOOK} min-w-44`}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export type MenuItemProps = {
  icon?: LucideIcon;
  onSelect: () => void;
  isDangerous?: boolean;
  children: ReactNode;
};

/** One thing to do; choosing it closes the menu. */
export const BaseMenuItem = ({ icon: Icon, onSelect, isDangerous, children }: MenuItemProps) => (
  <Base.Item
    onClick={onSelect}
    className={`${POPUP_LINE_LOOK} ${isDangerous ? 'text-danger data-highlighted:bg-danger/10 data-highlighted:text-danger' : ''}`}
  >
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </Base.Item>
);

export type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** One of a few, as a group of a menu; the chosen one bears a tick. */
export function BaseMenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, value, options, onChoose } = props;
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose} aria-label={label}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          className={`${POPUP_LINE_LOOK} justify-between`}
        >
          {option.label}
          <Base.RadioItemIndicator>
            <Check size={16} aria-hidden className="text-accent" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
