import { loadOtherFontUrls } from '#paper/fonts/load-font.ts';
import { designsLoader } from '#paper/pages/paper-designs.ts';
import { DesignPanel } from './design-panel.tsx';

/** The panel, and the designs that it shows. Rejects when they do not come. */
export async function loadDesignPanel() {
  // Asked for again with the fonts, which say where they do not come.
  loadOtherFontUrls().catch(() => {});
  const designs = (await designsLoader.whenLoaded(['all'])).get('all');
  if (!designs) throw new Error('The designs are not there.');
  return { DesignPanel, designs };
}
