import { type FitLook, fitPages, leastTextSizeOf } from '@shortlist/fit';
import { createMeasurer, type Measurer } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut } from '@shortlist/layout';
import { applyEdit, completeLook, type Resume, SECTIONS, textOf } from '@shortlist/model';
import { writePdf } from '@shortlist/pdf';
import { type Design, type Designs, designResume, loadDesigns } from '@shortlist/templates';
import { openFontsOf, readResumeFile } from '../designs/print.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { benchInBrowser } from './in-browser.ts';

const ROUNDS = 15;

/** The most times as long as Classic that a design may take. */
const MOST = 1.5;

/** All pages of the gallery, and one change of a look, in ms. */
const GALLERY = 100;
const FRAME = 16;

/** A search for a look that fits, in ms. */
const WAIT = 1000;

const sample = (name: string) =>
  readResumeFile(new URL(`../../packages/templates/samples/${name}.json`, import.meta.url));

type Bench = { designs: Designs; resume: Resume };
type Open = Awaited<ReturnType<typeof openDesign>>;
type Task = (open: Open) => Promise<unknown> | unknown;

/** Measures what each design costs beside Classic, and what a gallery, a change of a look and a fit cost. */
export async function benchLook(): Promise<Result[]> {
  const designs = await loadDesigns();
  const resume = sample('19-two-pages');
  const opened = await Promise.all(
    designs.all.map((design) => openDesign(design, { designs, resume })),
  );
  return [
    ...(await compare('first PDF', opened, (open) => open.write(open.freshMeasurer()))),
    ...(await compare('later PDF', opened, (open) => open.write(open.measurer))),
    ...(await compare('keystroke', opened, (open) => open.type())),
    await limit('gallery: eight designs, two pages', GALLERY, () => {
      for (const open of opened) open.show({});
    }),
    await limit('a change of the size of text', FRAME, (round) =>
      opened[2]?.show({ textSize: 9 + (round % 10) / 4 }),
    ),
    ...(await Promise.all(designs.all.map((design) => benchFit(design, designs)))).flat(),
    ...(await benchInBrowser()),
  ];
}

async function openDesign(design: Design, { designs, resume }: Bench) {
  const documentOf = (of: Resume, look: object = {}) =>
    designResume(
      { ...of, look: { ...of.look, ...look, design: design.id } },
      { sections: SECTIONS, language: 'en-US', designs },
    );
  const fonts = await openFontsOf(documentOf(resume));
  const freshMeasurer = () => createMeasurer(fonts, shapedWidth);
  const measurer = freshMeasurer();
  let typed = resume;
  return {
    design,
    measurer,
    freshMeasurer,
    write: (measuredBy: Measurer) =>
      writePdf(layOut(documentOf(resume), measuredBy), fonts, {
        createdAt: new Date(0),
        creator: 'Shortlist',
      }),
    type() {
      const text = `${textOf(typed, 'summary')}e`;
      typed = applyEdit(typed, { type: 'set-text', kind: 'summary', text }, SECTIONS);
      return layOut(documentOf(typed), measurer);
    },
    show: (look: object) => layOut(documentOf(resume, look), measurer),
  };
}

/** The time of a task in each design as a ratio to Classic's, measured in turns. */
async function compare(name: string, opened: readonly Open[], task: Task): Promise<Result[]> {
  const times = opened.map((): number[] => []);
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [at, open] of opened.entries()) {
      const time = await timeOf(() => task(open));
      if (round >= 0) times[at]?.push(time);
    }
  }
  const [classic = Number.NaN, ...others] = times.map(median);
  return others.map((time, at) => ({
    name: `${opened[at + 1]?.design.id}: ${name} / Classic’s`,
    figure: `${(time / classic).toFixed(2)}x (${time.toFixed(1)} / ${classic.toFixed(1)} ms)`,
    target: `< ${MOST}x`,
    met: time / classic < MOST,
  }));
}

async function limit(
  name: string,
  most: number,
  task: (round: number) => unknown,
): Promise<Result> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(() => task(round)));
  const time = median(times);
  return { name, figure: `${time.toFixed(1)} ms`, target: `< ${most} ms`, met: time < most };
}

/** A search from what a design prints to one page less, where forty jobs can be made to fit. */
async function benchFit(design: Design, designs: Designs): Promise<Result[]> {
  const resume = sample('14-forty-jobs');
  const open = await openDesign(design, { designs, resume });
  const look = completeLook(resume.look, design.defaults) as FitLook;
  let layouts = 0;
  const pagesOf = (tried: FitLook) => {
    layouts += 1;
    return open.show(tried).pages.length;
  };
  const pages = pagesOf(look);
  const start = performance.now();
  const fitted = fitPages({
    look,
    pagesOf,
    goal: pages - 1,
    leastTextSize: leastTextSizeOf(design),
  });
  const time = performance.now() - start;
  const found = fitted.pages < pages ? `cost ${fitted.cost.toFixed(1)}` : 'none';
  return [
    {
      name: `${design.id}: fit of ${pages} pages to ${pages - 1}`,
      figure: `${time.toFixed(0)} ms, ${layouts} layouts, ${found}`,
      target: `< ${WAIT} ms`,
      met: time < WAIT,
    },
  ];
}

async function timeOf(task: () => unknown): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
