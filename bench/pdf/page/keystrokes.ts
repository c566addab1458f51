import { applyEdit, type Edit, entriesOf, type Resume, SECTIONS, textOf } from '@shortlist/model';
import { flatEntry } from '@shortlist/model/flat-entry.test-support';
import { drawSvg } from './draw-svg.ts';
import { layOutResume, openFonts } from './lay-out-resume.ts';
import {
  longPointResume,
  manyPointsResume,
  manySectionsResume,
  tenPageResume,
  twoPageResume,
} from './resumes.ts';

type Typing = {
  resume: Resume;
  /** The edit of a letter more. */
  type: (resume: Resume) => Edit;
  /** The number of pages that are drawn, where not all are: the app draws those in sight. */
  inSight?: number;
};

const TYPING = {
  'two pages': { resume: twoPageResume, type: typeSummary },
  'ten pages': { resume: tenPageResume, type: typeSummary },
  '200 points': { resume: manyPointsResume, type: typePoint },
  'a point of 2,000 characters': { resume: longPointResume, type: typePoint },
  '15 sections of 40 entries': { resume: manySectionsResume, type: typePoint, inSight: 2 },
} satisfies Record<string, Typing>;
export type ResumeName = keyof typeof TYPING;

/** Milliseconds of each keystroke: to the SVG of all pages, and until the browser has set them. */
export type Keystrokes = { pages: number; drawn: number[]; shown: number[] };

function typeSummary(resume: Resume): Edit {
  return { type: 'set-text', kind: 'summary', text: `${textOf(resume, 'summary')}e` };
}

/** A letter at the end of the middle one of the first job's points. */
function typePoint(resume: Resume): Edit {
  const [job] = entriesOf(resume, 'experience');
  if (!job) throw new Error('The resume has no job to type into');
  const lines = flatEntry('experience', job, SECTIONS).bullets.split('\n');
  const middle = Math.floor(lines.length / 2);
  const bullets = lines.with(middle, `${lines[middle]}e`).join('\n');
  return { type: 'set-entry', kind: 'experience', id: job.id, changes: { bullets } };
}

/** Types `count` letters, as the editor does it. */
export async function typeLetters(name: ResumeName, count: number): Promise<Keystrokes> {
  const fonts = await openFonts();
  await Promise.all(Array.from(fonts, ([key, { sfnt }]) => showFont(key, sfnt)));
  const sheets = openSheets();
  const { type, inSight }: Typing = TYPING[name];
  let { resume } = TYPING[name];
  const pages = layOutResume(resume, fonts).pages.length;
  sheets.show(drawSvg(layOutResume(resume, fonts), inSight));
  const keystrokes: Keystrokes = { pages, drawn: [], shown: [] };
  for (let typed = 0; typed < count; typed += 1) {
    const start = performance.now();
    resume = applyEdit(resume, type(resume), SECTIONS);
    const drawings = drawSvg(layOutResume(resume, fonts), inSight);
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
