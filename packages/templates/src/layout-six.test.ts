import { type Block, blocksOf, type PrintDocument } from '@shortlist/document';
import { readJsonResume } from '@shortlist/json-resume';
import {
  loadPaperWords,
  NEWEST_LAYOUT,
  NO_LOOK,
  numberedIds,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { designResume, loadDesigns } from './index.ts';
import { LANGUAGE_SAMPLES, readSample, SAMPLES } from './samples.test-support.ts';
import { writtenBlocks } from './written-blocks.test-support.ts';

const designs = await loadDesigns();
const SIX = { engine: 6 } as const;

const resumeOf = (file: object): Resume => {
  const read = readJsonResume(file, numberedIds(), SECTIONS);
  if (!read.ok) throw new Error('This is no JSON Resume.');
  return read.resume;
};

async function print(resume: Resume, look: Partial<Resume['look']>): Promise<PrintDocument> {
  const chosen = { ...NO_LOOK, ...resume.look, ...look };
  const words = await loadPaperWords(chosen.language ?? 'en', SECTIONS);
  return designResume(
    { ...resume, look: chosen },
    { sections: SECTIONS, language: 'en', words, designs },
  );
}

const textOf = ({ spans }: Block) => spans.map(({ text }) => text).join('');
const farOf = ({ trailing = [] }: Block) => trailing.map(({ text }) => text).join('');
const inGroup = (document: PrintDocument, name: string) =>
  blocksOf(document).filter(({ group, role }) => group === name && role !== 'heading');

describe.each(designs.all.map(({ id }) => id))('[DS6] layout 6 of %s', (design) => {
  it('prints a student so', async () => {
    const written = writtenBlocks(await print(readSample('17-student'), { design, ...SIX }));
    await expect(`${written}\n`).toMatchFileSnapshot(`../golden/designs/6/${design}.txt`);
  });

  it('says the words of layout 5 but for the schemes of addresses, commas, and the period above roles that have theirs', async () => {
    const letters = async (resume: Resume, engine: number) =>
      blocksOf(await print(resume, { design, engine }))
        .flatMap((block) => [block.marker ?? [], textOf(block), farOf(block)].flat())
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join('')
        .replace(/https?:\/\/(?:www\.)?/gu, '')
        .replace(/[\s\u00a0,，،|•·–./]/gu, '')
        .split('')
        .sort()
        .join('');
    for (const sample of [...SAMPLES, ...LANGUAGE_SAMPLES]) {
      // Harvard has the place where others have the period of all roles at one employer.
      if (design === 'harvard' && sample === '21-roles') continue;
      const resume = readSample(sample);
      expect([sample, await letters(resume, 6)]).toEqual([sample, await letters(resume, 5)]);
    }
  });

  it('prints addresses without their scheme, and leads to them with it', async () => {
    const website = 'https://www.example.org/ada/';
    const resume = resumeOf({
      basics: { name: 'Ada', url: website },
      publications: [{ name: 'Notes', publisher: 'Memoirs', url: 'https://example.org/notes' }],
    });
    const spans = blocksOf(await print(resume, { design, ...SIX })).flatMap((block) => block.spans);
    expect(spans.filter(({ text }) => text.includes('://'))).toEqual([]);
    expect(spans.find(({ text }) => text === 'example.org/ada')?.link?.href).toBe(website);
    expect(spans.find(({ text }) => text === 'example.org/notes')?.link?.href).toBe(
      'https://example.org/notes',
    );
  });

  it('has the grade in the line of its school', async () => {
    const blocks = inGroup(await print(readSample('17-student'), { design, ...SIX }), 'education');
    const school = blocks.find((block) => textOf(block).includes('Lakeside University'));
    expect(school && textOf(school)).toContain('Lakeside University, GPA: 3.92');
    expect(blocks.filter((block) => textOf(block).includes('GPA'))).toHaveLength(1);
  });

  it('keeps short lists on a page, with two points of air above the label of a group', async () => {
    const document = await print(readSample('01-engineer'), { design, ...SIX });
    const skills = blocksOf(document).filter(({ group }) => group === 'skills');
    expect(skills.map(({ keptUpTo }) => keptUpTo)).toEqual(skills.map(() => 6));
    const [, first, second] = skills;
    expect(second?.spaceBefore).toBe(2);
    expect(first?.spaceBefore).not.toBe(2);
  });

  it('sets name and headings in Arabic larger, and commas as Arabic has them', async () => {
    const arabic = { ...readSample('ar'), look: { ...NO_LOOK, language: 'ar' } } as const;
    const sizes = async (engine: number) =>
      blocksOf(await print(arabic, { design, engine }))
        .filter(({ role }) => role === 'title' || role === 'heading')
        .map(({ spans: [span] }) => span?.size ?? 0)
        .sort((one, next) => one - next);
    const larger = (await sizes(5)).map((size) => expect.closeTo(size * 1.15));
    expect(await sizes(6)).toEqual(larger);
    expect(
      blocksOf(await print(arabic, { design, ...SIX }))
        .map(textOf)
        .join(''),
    ).toContain('، B2');
  });
});

const inClassic = async (file: object, look: Partial<Resume['look']> = {}) =>
  blocksOf(await print(resumeOf(file), { design: 'classic', ...SIX, ...look }));

describe('[DS6] layout 6', () => {
  it('is the one that new resumes begin with', () => {
    expect(designs.layoutVersions.at(-1)?.number).toBe(NEWEST_LAYOUT);
  });

  it.each([
    ['Cut 40 % of 12 kg in 3 h.', 'Cut 40\u00a0% of 12\u00a0kg in 3\u00a0h.'],
    ['Under § 12 and No. 7 of J. R. Roe', 'Under §\u00a012 and No.\u00a07 of J.\u00a0R.\u00a0Roe'],
    ['Led 12 engineers in 2 houses', 'Led 12 engineers in 2 houses'],
  ])('binds numbers, signs and initials: %s', async (said, printed) => {
    const blocks = await inClassic({ work: [{ position: 'Cook', highlights: [said] }] });
    expect(blocks.filter(({ role }) => role === 'bullet').map(textOf)).toEqual([printed]);
  });

  it('sets entries of one line solid', async () => {
    const certificates = ['One', 'Two', 'Three'].map((name) => ({ name, issuer: 'House' }));
    const blocks = await inClassic({ certificates });
    const spaces = blocks
      .filter(({ role }) => role === 'entry')
      .map(({ spaceBefore }) => spaceBefore);
    expect(spaces.slice(1)).toEqual([0, 0]);
  });

  it('gives a point in Latin letters its own direction in a paper from the right', async () => {
    const highlights = ['Built the API.', 'بنى الواجهة.'];
    const blocks = await inClassic(
      { work: [{ position: 'مهندس', highlights }] },
      { language: 'ar' },
    );
    const points = blocks.filter(({ role }) => role === 'bullet');
    expect(points.map(({ direction }) => direction)).toEqual(['ltr', 'rtl']);
  });

  it('has in Harvard the employer with its place above the role with its dates, and its own leading', async () => {
    const document = await print(readSample('01-engineer'), { design: 'harvard', ...SIX });
    const [house, role] = inGroup(document, 'experience');
    if (!house || !role) throw new Error('There is no job.');
    expect([textOf(house), farOf(house)]).toEqual(['Harbor Payments', 'Austin, Texas']);
    expect([textOf(role), farOf(role)]).toEqual(['Senior Software Engineer', 'Mar 2020 – Present']);
    expect(house.spans[0]?.weight).toBe(600);
    expect(role.spans[0]?.italic).toBe(true);
    expect(role.trailing?.[0]).toMatchObject({ italic: true });
    expect(role.trailing?.[0]?.color).toBeUndefined();
    expect(role.lineHeight).toBeCloseTo(11 * 1.22);
  });

  it('has in Harvard the role first where a script has no italics', async () => {
    const document = await print(readSample('09-chinese'), { design: 'harvard', ...SIX });
    const [first] = inGroup(document, 'experience');
    expect(first && textOf(first)).toBe('高级软件工程师');
  });

  it('has in Modern 14 points above a heading and 6 below', async () => {
    const blocks = blocksOf(await print(readSample('01-engineer'), { design: 'modern', ...SIX }));
    const at = blocks.findIndex(({ role }) => role === 'heading');
    expect([blocks[at]?.spaceBefore, blocks[at + 1]?.spaceBefore]).toEqual([14, 6]);
  });

  it('has in Academic publications first, each a paragraph with a hanging indent and the venue in italics', async () => {
    const publications = [{ name: 'Notes', publisher: 'Memoirs', releaseDate: '1843-09' }];
    const resume = resumeOf({ basics: { name: 'Ada', summary: 'Counts.' }, publications });
    const [, heading, entry] = blocksOf(await print(resume, { design: 'academic', ...SIX }));
    expect(heading?.group).toBe('publications');
    expect(entry && [textOf(entry), farOf(entry)]).toEqual(['Notes. Memoirs', 'Sep 1843']);
    expect(entry?.spans.find(({ italic }) => italic)?.text).toBe('Memoirs');
    expect([entry?.indent, entry?.hanging]).toEqual([16, 16]);
  });

  it('has in European lighter dates, and the summary as wide as the rules', async () => {
    const document = await print(readSample('01-engineer'), { design: 'european', ...SIX });
    const [job] = inGroup(document, 'experience');
    expect(job?.marker).toMatchObject([{ size: 9, color: '#4c4c4c' }]);
    expect(inGroup(document, 'summary').map(({ indent }) => indent)).toEqual([0]);
  });

  it('has in Sidebar the name over the main column, and the tint from the upper edge', async () => {
    const { regions } = await print(readSample('01-engineer'), { design: 'sidebar', ...SIX });
    const [head, main, side] = regions;
    expect([head?.left, head?.right]).toEqual([main?.left, main?.right]);
    expect(side).toMatchObject({ below: 0, isBesideHead: true, ground: { fromTop: true } });
  });

  it('has in Timeline a node at each entry, and the dates before it', async () => {
    const document = await print(readSample('01-engineer'), { design: 'timeline', ...SIX });
    const nodes = inGroup(document, 'experience').filter(({ node }) => node);
    expect(nodes.map(textOf)).toEqual([
      'Senior Software Engineer',
      'Software Engineer',
      'Junior Developer',
    ]);
    expect(nodes.every(({ marker }) => Array.isArray(marker))).toBe(true);
  });
});
