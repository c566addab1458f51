/** The first stop of the keyboard: over the navigation, to the page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-70 rounded-md bg-accent font-medium text-on-accent text-sm focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:px-4 focus:py-2"
  >
    Skip to content
  </a>
);
