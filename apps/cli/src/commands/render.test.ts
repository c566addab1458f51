import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoUrl } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { expect, it } from 'vitest';
import {
  filesIn,
  inFolder,
  runShortlist,
  SAMPLES,
  startShortlist,
} from '../run-shortlist.test-support.ts';

const SAMPLE = join(SAMPLES, '01-engineer.json');
const PHOTO_URL = photoUrl(PHOTO);
const NO_TIME = { environment: { SOURCE_DATE_EPOCH: '1' } };

const fromInput = (resume: unknown, ...args: string[]) =>
  runShortlist(['render', '-', ...args], { input: JSON.stringify(resume) });

it('makes a PDF of a file, and nothing else', () =>
  inFolder(async (folder) => {
    const out = join(folder, 'out.pdf');
    const { code, text, problem } = await runShortlist(['render', SAMPLE, '-o', out]);
    expect({ code, text, problem }).toEqual({ code: 0, text: '', problem: '' });
    expect((await readFile(out)).subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(await filesIn(folder)).toEqual(['out.pdf']);
  }));

it('reads standard input and writes to standard output', async () => {
  const input = JSON.stringify({ basics: { name: 'Ada' } });
  const { code, stdout } = await runShortlist(['render', '-', '-o', '-'], { input });
  expect(code).toBe(0);
  expect(stdout.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

it('[EX1] writes a Word file, the same bytes twice', async () => {
  const render = () => runShortlist(['render', SAMPLE, '-f', 'docx', '-o', '-'], NO_TIME);
  const [first, second] = [await render(), await render()];
  expect(first.code).toBe(0);
  expect(first.stdout.subarray(0, 2).toString()).toBe('PK');
  expect(first.stdout.equals(second.stdout)).toBe(true);
});

it('gives the same bytes twice, and takes its time from SOURCE_DATE_EPOCH', async () => {
  const render = (run: typeof NO_TIME) => runShortlist(['render', SAMPLE, '-o', '-'], run);
  const first = await render(NO_TIME);
  const second = await render(NO_TIME);
  const later = await render({ environment: { SOURCE_DATE_EPOCH: '2' } });
  expect(first.stdout.equals(second.stdout)).toBe(true);
  expect(first.stdout.toString('latin1')).toContain('D:19700101000001Z');
  expect(later.stdout.toString('latin1')).toContain('D:19700101000002Z');
});

it.each(['2026-02-03T04:05:06', '2026-02-03T04:05:06Z', '2026-02-03T05:05:06+01:00'])(
  'takes its time from the resume else: %s',
  async (lastModified) => {
    const { stdout } = await fromInput({ meta: { lastModified } }, '-o', '-');
    expect(stdout.toString('latin1')).toContain('D:20260203040506Z');
  },
);

it('names every field that is wrong, and leaves no file', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'resume.json');
    const work = [{}, {}, { startDate: ['2020'] }];
    await writeFile(file, JSON.stringify({ basics: { name: {} }, work }));
    const { code, problem } = await runShortlist(['render', file, '-o', join(folder, 'out.pdf')]);
    expect(code).toBe(1);
    expect(problem).toContain(`${file}: work[2].startDate: This should be text.`);
    expect(problem).toContain(`${file}: basics.name: This should be text.`);
    expect(await filesIn(folder)).toEqual(['resume.json']);
  }));

it('[PV8] names the characters that no font has, and leaves no file', () =>
  inFolder(async (folder) => {
    const out = join(folder, 'out.pdf');
    const { code, problem } = await fromInput({ basics: { name: 'Ada 😀' } }, '-o', out);
    expect(code).toBe(1);
    expect(problem).toContain('standard input: No available font has U+1F600 😀.');
    expect(await filesIn(folder)).toEqual([]);
  }));

it.each([
  {
    summary: 'Saved [number] hours.',
    says: '1 blank is not filled in: [number] (Summary).',
  },
  {
    summary: 'Cut [a thing], [b thing], [c thing], [d thing], [e thing], [f thing], [g thing].',
    says: '7 blanks are not filled in: [a thing] (Summary), [b thing] (Summary), [c thing] (Summary), [d thing] (Summary), [e thing] (Summary) and 2 more.',
  },
])('[ED18] makes the PDF all the same, and warns in one line: $says', ({ summary, says }) =>
  inFolder(async (folder) => {
    const run = await fromInput({ basics: { name: 'Ada', summary } }, '-o', join(folder, 'a.pdf'));
    expect(run).toMatchObject({
      code: 0,
      text: '',
      problem: `shortlist: standard input: ${says}\n`,
    });
    expect(await filesIn(folder)).toEqual(['a.pdf']);
  }),
);

it('[DS5] makes a resume fit, and says what is smaller', () =>
  inFolder(async (folder) => {
    const out = join(folder, 'out.pdf');
    const { code, problem } = await runShortlist(['render', SAMPLE, '--fit', '1', '-o', out]);
    expect(code).toBe(0);
    expect(problem).toMatch(/fits on 1 page\. Smaller: .*the text 10 → 9\.75 pt\.\n$/u);
    expect((await readFile(out)).toString('latin1')).toContain('/Count 1');
    const roomy = await runShortlist(['render', SAMPLE, '--fit', '4', '-o', out]);
    expect(roomy.problem).toMatch(/fits on 2 pages as it is\.\n$/u);
  }));

it('[DS5] says what would have to go where a resume cannot be made to fit, and leaves no file', () =>
  inFolder(async (folder) => {
    const long = join(SAMPLES, '14-forty-jobs.json');
    const args = ['render', long, '--fit', '1', '-o', join(folder, 'out.pdf')];
    const { code, problem } = await runShortlist(args);
    expect(code).toBe(1);
    expect(problem).toMatch(/takes 3 pages even with the smallest margins/u);
    expect(problem).toMatch(/Without the points of “.*” and \d+ more it would fit on 1\.\n$/u);
    expect(await filesIn(folder)).toEqual([]);
  }));

it.each([
  { it: 'broken JSON', input: '{"basics": ', says: 'standard input: not valid JSON' },
  { it: 'no object', input: '[]', says: 'standard input: This should be an object' },
  { it: 'nothing', input: '', says: 'standard input: not valid JSON' },
])('refuses $it', async ({ input, says }) => {
  const { code, problem } = await runShortlist(['render', '-', '-o', '-'], { input });
  expect(code).toBe(1);
  expect(problem).toContain(says);
});

it('says that a resume is not there', async () => {
  const { code, problem } = await runShortlist(['render', 'nowhere.json', '-o', '-']);
  expect(code).toBe(1);
  expect(problem).toBe('shortlist: nowhere.json: cannot be read: no such file or folder.\n');
});

it.each([
  { it: 'the folder is missing', out: 'none/out.pdf', reason: 'there is no folder' },
  { it: 'the name is a folder', out: 'folder', reason: 'it is a folder' },
])('says that $it, and leaves nothing', ({ out, reason }) =>
  inFolder(async (folder) => {
    await mkdir(join(folder, 'folder'));
    const { code, problem } = await runShortlist(['render', SAMPLE, '-o', join(folder, out)]);
    expect(code).toBe(1);
    expect(problem).toContain(`${join(folder, out)}: cannot be written: ${reason}`);
    expect(await filesIn(folder)).toEqual(['folder']);
  }),
);

it('says that the disk is full', async () => {
  const { code, problem } = await runShortlist(['render', SAMPLE, '-o', '/dev/full']);
  expect(code).toBe(1);
  expect(problem).toContain('/dev/full: cannot be written: the disk is full.');
});

it('leaves the old file, and no part of a new one, when writing fails half-way', () =>
  inFolder(async (folder) => {
    const out = join(folder, 'out.pdf');
    await writeFile(out, 'old');
    const run = await startShortlist(['render', SAMPLE, '-o', out], { limit: '-f 2' });
    expect(run.code).toBe(1);
    expect(run.problem).toContain('would be larger than allowed');
    expect(await filesIn(folder)).toEqual(['out.pdf']);
    expect(await readFile(out, 'utf8')).toBe('old');
  }));

it('replaces the file that a link leads to, not the link', () =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'real.pdf'), 'old');
    await chmod(join(folder, 'real.pdf'), 0o644);
    await symlink('real.pdf', join(folder, 'link.pdf'));
    await runShortlist(['render', SAMPLE, '-o', join(folder, 'link.pdf')]);
    expect((await readFile(join(folder, 'real.pdf'))).subarray(0, 4).toString()).toBe('%PDF');
    expect((await filesIn(folder)).sort()).toEqual(['link.pdf', 'real.pdf']);
  }));

it('writes JSON Resume', async () => {
  const { code, text } = await runShortlist(['render', SAMPLE, '--format', 'json', '-o', '-']);
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({ basics: { name: expect.any(String) } });
});

it('prints in the look that the resume has', async () => {
  const resume = { meta: { shortlist: { look: { design: 'classic', paper: 'a4' } } } };
  const { stdout } = await fromInput(resume, '-o', '-');
  expect(stdout.toString('latin1')).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/u);
});

it('[DS2] prints in a design and a look that are asked for', () =>
  inFolder(async (folder) => {
    const look = join(folder, 'look.json');
    await writeFile(look, JSON.stringify({ paper: 'a4', fonts: 'garalde' }));
    const args = ['render', SAMPLE, '--template', 'modern', '--look', look, '-o', '-'];
    const { code, stdout } = await runShortlist(args);
    expect(code).toBe(0);
    expect(stdout.toString('latin1')).toContain('EBGaramond');
    expect(stdout.toString('latin1')).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/u);
  }));

it.each([
  { look: '{"textSize": 40, "ink": 1}', says: 'textSize and ink' },
  { look: '[]', says: 'a look is a JSON object' },
])('says what of a look cannot be printed: $look', ({ look, says }) =>
  inFolder(async (folder) => {
    const file = join(folder, 'look.json');
    await writeFile(file, look);
    const { code, problem } = await runShortlist(['render', SAMPLE, '-k', file, '-o', '-']);
    expect(code).toBeGreaterThan(0);
    expect(problem).toContain(says);
  }),
);

it.each([
  { it: 'a photo', image: PHOTO_URL, says: '' },
  {
    it: 'an address of the web, which is a line of the contact',
    image: 'https://a.org/p.jpg',
    says: '',
  },
  { it: 'a PNG', image: 'data:image/png;base64,iVBORw0KGgo=', says: 'basics.image is left out' },
  { it: 'half a JPEG', image: PHOTO_URL.slice(0, 200), says: 'basics.image is left out' },
])(
  '[OC1] [OC8] says of a picture that cannot be printed that it is left out: $it',
  async ({ image, says }) => {
    const { code, problem } = await fromInput({ basics: { name: 'Ada', image } }, '-o', '-');
    expect(code).toBe(0);
    if (says === '') expect(problem).toBe('');
    else expect(problem).toContain(says);
  },
);

it('[OC5] prints the marks that the points have', async () => {
  const points = [
    {
      path: 'experiences[0].bullets',
      text: '• Led',
      marks: { 0: [{ from: 0, to: 3, italic: true }] },
    },
  ];
  const work = [{ position: 'Welder', highlights: ['Led'] }];
  const { stdout } = await fromInput({ work, meta: { shortlist: { points } } }, '-o', '-');
  expect(stdout.toString('latin1')).toContain('Tinos-Italic');
});

it.each([
  {
    option: '--format',
    says: '"none" is no format; there is pdf (PDF), docx (Word), txt (Plain text), md (Markdown)',
  },
  {
    option: '--template',
    says: '"none" is no template; there is classic (Classic), harvard (Harvard)',
  },
  { option: '--fit', says: '"none" is no number of pages; write --fit 1, --fit 2 and so on.' },
])('says which there are where $option is not known', async ({ option, says }) => {
  const { code, problem } = await runShortlist(['render', SAMPLE, option, 'none', '-o', '-']);
  expect(code).toBe(2);
  expect(problem).toContain(says);
});

it('[DS6] prints a design in the newest layout, in an older one where that is asked for, and no design as ever', async () => {
  const madeIn = async (...args: string[]) => {
    const { stdout } = await runShortlist(['render', SAMPLE, '-o', '-', ...args], NO_TIME);
    return /[a-z]+, engine \d+/u.exec(stdout.toString('latin1'))?.[0];
  };
  expect(await madeIn('-t', 'modern')).toBe('modern, engine 6');
  expect(await madeIn('-t', 'modern', '--layout', '2')).toBe('modern, engine 2');
  expect(await madeIn()).toBeUndefined();
});

it('[DS6] refuses a layout that there is not', async () => {
  const { code, problem } = await runShortlist(['render', SAMPLE, '-o', '-', '--layout', '99']);
  expect(code).not.toBe(0);
  expect(problem).toContain('"99" is no layout; there is 1, 2, 3, 4, 5, 6.');
});
