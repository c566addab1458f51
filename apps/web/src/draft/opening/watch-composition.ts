/** Tells when an input method (王, é) is done with the text that it is composing. */
export type Composition = { whenDone(): Promise<void> };

/** Watches a document for text being composed; without one there is none. */
export function watchComposition(target: Document | undefined): Composition {
  let isComposing = false;
  let waiting: (() => void)[] = [];

  function end() {
    isComposing = false;
    const done = waiting;
    waiting = [];
    // The field takes what was composed in the same task.
    setTimeout(() => {
      for (const resolve of done) resolve();
    });
  }

  target?.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  target?.addEventListener('compositionend', end);
  // A field that leaves the page ends its composition without a word.
  target?.addEventListener('focusin', end);

  return {
    whenDone: () =>
      isComposing
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
  };
}
