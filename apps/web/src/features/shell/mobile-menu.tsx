import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Drawer } from '#ui/dialogs/drawer.tsx';
import { SideMenu } from './side-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** The side navigation of a narrow screen: a button, and the menu that slides in. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);

  function open() {
    hasLeft.current = false;
    setIsOpen(true);
  }

  function leave() {
    hasLeft.current = true;
    setIsOpen(false);
  }

  return (
    <div className="lg:hidden">
      <IconButton
        ref={button}
        icon={Menu}
        label="Open the navigation"
        aria-expanded={isOpen}
        onClick={open}
      />
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        label="Navigation"
        // After a choice the new page's heading, else the button that opened it.
        focusAfter={() => (hasLeft.current ? document.querySelector('main h1') : button.current)}
      >
        <div className="flex items-center justify-between pl-3">
          <Wordmark onClick={leave} />
          <IconButton icon={X} label="Close the navigation" onClick={() => setIsOpen(false)} />
        </div>
        <SideMenu onLeave={leave} />
      </Drawer>
    </div>
  );
}
