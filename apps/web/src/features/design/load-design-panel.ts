import type { Resume, Sections } from '@shortlist/model';
import { loadOtherFontUrls } from '#paper/fonts/load-font.ts';
import { fontLoader } from '#paper/fonts/loaded-fonts.ts';
import { FIRST_PAGE, fetchFontsOf } from '#paper/pages/lay-out-resume.ts';
import { designsLoader } from '#paper/pages/paper-designs.ts';
import { choiceOf, withChoice } from './choose-design.ts';
import { DesignPanel } from './design-panel.tsx';

/** The panel, and the designs that it shows. Rejects when they do not come. */
export async function loadDesignPanel() {
  // Asked for again with the fonts, which say where they do not come.
  loadOtherFontUrls().catch(() => {});
  fontLoader.retry();
  const designs = (await designsLoader.whenLoaded(['all'])).get('all');
  if (!designs) throw new Error('The designs are not there.');
  return { DesignPanel, designs };
}

/** Loads the panel with the fonts of all its pictures of a resume; resolves when they are here. */
export async function prepareGallery(resume: Resume, sections: Sections): Promise<void> {
  const { designs } = await loadDesignPanel();
  const known = { look: resume.look, left: new Map(), designs };
  for (const { id } of designs.all) {
    const inDesign = withChoice(resume, choiceOf(id, known));
    await fetchFontsOf(inDesign, { designs, sections, printer: FIRST_PAGE });
  }
}
