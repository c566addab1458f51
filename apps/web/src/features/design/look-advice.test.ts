import { ENGLISH, en, words } from '@shortlist/messages';
import { completeLook, LOOK_BOUNDS, type Look, NO_LOOK } from '@shortlist/model';
import { loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { SWATCHES } from '#platform/text/look-words.ts';
import { adviceOnLook, contrastOnPaper } from './look-advice.ts';

const { all } = await loadDesigns();
const [classic] = all;
const sidebar = all.find(({ hasSidebar }) => hasSidebar);

const advise = (look: Partial<Look>, { defaults, hasSidebar } = classic) =>
  adviceOnLook(
    words(ENGLISH, en.design),
    { ...completeLook(NO_LOOK, defaults), ...look } as Required<Look>,
    hasSidebar ?? false,
  );

describe('[DS2] what about a look makes the page hard to read', () => {
  it('is nothing in a design as it is, in any color that is offered', () => {
    const said = all.flatMap((design) =>
      SWATCHES.flatMap(({ color }) => advise({ accent: color }, design)),
    );
    expect(said).toEqual([]);
  });

  it.each<[look: Partial<Look>, advice: RegExp]>([
    [{ accent: '#f2c14e' }, /^This color has a contrast of 1\.7:1 /],
    [{ textSize: 8.75 }, /^Text below 9 points/],
    [{ lineHeight: 1.1 }, /^Lines this close/],
    [{ sideMargin: 11.5 }, /^With margins below 12 mm/],
    [{ endMargin: 8 }, /^With margins below 12 mm/],
  ])('%o', (look, advice) => {
    expect(advise(look)).toEqual([expect.stringMatching(advice)]);
  });

  it('is a column in which few words fit in a line', () => {
    const narrow = { sideMargin: 40, sidebarWidth: LOOK_BOUNDS.sidebarWidth[1], textSize: 14 };
    expect(advise(narrow, sidebar)).toEqual([expect.stringMatching(/^The column is so narrow/)]);
    expect(advise(narrow)).toEqual([]);
  });

  it('is never silent about a color that is too pale for text', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const colors = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}` as const)),
    );
    const warned = colors.filter((accent) => advise({ accent }).length > 0);
    expect(warned).toEqual(colors.filter((color) => contrastOnPaper(color) < 4.5));
  });
});
