import { applyEdit, textOf } from '@shortlist/resume';
import { drawSvg } from './draw-svg.ts';
import { layOutResume, openFonts } from './lay-out-resume.ts';
import { tenPageResume, twoPageResume } from './resumes.ts';

const RESUMES = { 'two pages': twoPageResume, 'ten pages': tenPageResume };
export type ResumeName = keyof typeof RESUMES;

/** Milliseconds of each keystroke: to the SVG of all pages, and until the browser has set them. */
export type Keystrokes = { pages: number; drawn: number[]; shown: number[] };

/** Types `count` letters into the summary, as the editor does it. */
export async function typeLetters(name: ResumeName, count: number): Promise<Keystrokes> {
  const fonts = await openFonts();
  await Promise.all(Array.from(fonts, ([key, { sfnt }]) => showFont(key, sfnt)));
  const sheets = openSheets();
  let resume = RESUMES[name];
  const pages = layOutResume(resume, fonts).pages.length;
  sheets.show(drawSvg(layOutResume(resume, fonts)));
  const keystrokes: Keystrokes = { pages, drawn: [], shown: [] };
  for (let typed = 0; typed < count; typed += 1) {
    const start = performance.now();
    resume = applyEdit(resume, {
      type: 'set-text',
      kind: 'summary',
      text: `${textOf(resume, 'summary')}e`,
    });
    const drawings = drawSvg(layOutResume(resume, fonts));
    keystrokes.drawn.push(performance.now() - start);
    sheets.show(drawings);
    keystrokes.shown.push(performance.now() - start);
  }
  return keystrokes;
}

async function showFont(key: string, sfnt: Uint8Array) {
  document.fonts.add(await new FontFace(key, new Uint8Array(sfnt)).load());
}

/** The sheets on the screen. A page that differs is redrawn; the app draws only its lines that do. */
function openSheets() {
  const main = document.body.appendChild(document.createElement('main'));
  const shown: string[] = [];
  return {
    show(drawings: readonly string[]) {
      for (const [at, drawing] of drawings.entries()) {
        const sheet = main.children[at] ?? main.appendChild(document.createElement('section'));
        if (shown[at] !== drawing) sheet.innerHTML = drawing;
        shown[at] = drawing;
      }
      main.getBoundingClientRect();
    },
  };
}
