import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { measureCold, measureKeystrokes, measureWarm, openBrowser, type Times } from './measure.ts';
import type { Keystrokes } from './page/keystrokes.ts';
import { servePage } from './serve-page.ts';

const ROUNDS = 20;

/** A frame of a screen that shows sixty a second. */
const FRAME = 16;

/** PDF times as ratios to the peers, and what a keystroke costs. */
export async function benchPdf(): Promise<Result[]> {
  const { url, close } = await servePage();
  const browser = await openBrowser();
  try {
    const cold = await measureCold(browser, url, ROUNDS);
    const warm = await measureWarm(browser, url, ROUNDS);
    const short = await measureKeystrokes(browser, url, 'two pages');
    const long = await measureKeystrokes(browser, url, 'ten pages');
    const many = await measureKeystrokes(browser, url, '200 points');
    const point = await measureKeystrokes(browser, url, 'a point of 2,000 characters');
    const large = await measureKeystrokes(browser, url, '15 sections of 40 entries');
    return [
      ...compare('two pages, first PDF', cold, 1),
      ...compare('two pages, later PDF', warm, 4),
      ...keystroke('keystroke', short),
      ...keystroke('keystroke', long),
      ...keystroke('keystroke in one of 200 points', many),
      ...keystroke('keystroke in a point of 2,000 characters', point),
      ...keystroke('keystroke in 15 sections of 40 entries', large),
    ];
  } finally {
    await browser.close();
    await close();
  }
}

/** `target`: how many times as fast as react-pdf ours must be. jsPDF is shown without a target. */
function compare(name: string, times: Times, target: number): Result[] {
  const ours = median(times.ours);
  const reactPdf = median(times['react-pdf']);
  const jspdf = median(times.jspdf);
  return [
    {
      name: `${name}: react-pdf / ours`,
      figure: `${ratio(reactPdf, ours)} (${ms(reactPdf)} / ${ms(ours)})`,
      target: `> ${target}`,
      met: reactPdf / ours > target,
    },
    { name: `${name}: jsPDF / ours`, figure: `${ratio(jspdf, ours)} (${ms(jspdf)} / ${ms(ours)})` },
  ];
}

function keystroke(name: string, { pages, drawn, shown }: Keystrokes): Result[] {
  return [
    limit(`${name}, ${pages} pages: layout and SVG`, drawn),
    limit(`${name}, ${pages} pages: until it is set on the screen`, shown),
  ];
}

function limit(name: string, times: number[]): Result {
  const time = median(times);
  return { name, figure: ms(time), target: `< ${FRAME} ms`, met: time < FRAME };
}

const ratio = (one: number, other: number) => `${(one / other).toFixed(1)}x`;
const ms = (time: number) => `${time.toFixed(time < 20 ? 1 : 0)} ms`;
