import { useEffect, useRef } from 'react';

/**
 * Lets a form go on only when its overlay is gone and has given the focus back: a dialog that opened
 * meanwhile would lose the focus to the page below it, and give it back to what is no longer there.
 *
 * Give `handleClosed` to the overlay; call `untilClosed` together with what closes it. It also
 * resolves when the form goes away, overlay and all.
 */
export function useOverlayEnd() {
  const goOn = useRef<() => void>(undefined);

  function handleClosed() {
    // The focus is given back a moment after the overlay says that it is closed.
    setTimeout(() => goOn.current?.());
  }

  useEffect(() => () => goOn.current?.(), []);

  return {
    handleClosed,
    untilClosed: () =>
      new Promise<void>((resolve) => {
        goOn.current = resolve;
      }),
  };
}
