import { resumeText } from '@shortlist/keywords';
import { ENGLISH } from '@shortlist/messages';
import { SECTIONS, withText } from '@shortlist/model';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { type AnalysisRequest, createAnalyzer } from './analyzer.ts';

const POSTING = 'Analyst\nRequirements\n- SQL\n- Python\n- Tableau\n- Docker\n- Excel';
const NOTHING = { promoted: [], hidden: [], confirmed: [], quoted: [] };
const asking = (more: Partial<AnalysisRequest>): AnalysisRequest => ({
  language: ENGLISH,
  posting: POSTING,
  resume: resumeText(resumeWith({ skills: 'SQL\nPython' }, SAMPLE), SECTIONS),
  choices: NOTHING,
  ...more,
});

it('analyzes each resume and each posting', async () => {
  const analyze = createAnalyzer();
  expect((await analyze(asking({}))).analysis.matched).toBe(2);
  expect((await analyze(asking({ resume: resumeText(SAMPLE, SECTIONS) }))).analysis.matched).toBe(
    0,
  );
  expect((await analyze(asking({ posting: 'Data Analyst' }))).kind).toBe('title');
  expect((await analyze(asking({}))).analysis.matched).toBe(2);
});

it('names hidden content, and nothing that another posting had', async () => {
  const analyze = createAnalyzer();
  const choices = { ...NOTHING, hidden: ['group:Docker', 'group:Welding'] };
  const { hidden, analysis } = await analyze(asking({ choices }));
  expect(hidden).toEqual([{ id: 'group:Docker', surface: 'Docker' }]);
  expect(analysis.total).toBe(4);
});

it('counts what the person quoted, and no longer than it stands in the resume', async () => {
  const analyze = createAnalyzer();
  const choices = { ...NOTHING, quoted: [{ id: 'group:Docker', quote: 'Packed images' }] };
  const resume = resumeText(withText(SAMPLE, 'skills', 'SQL\nPython\nPacked images'), SECTIONS);
  expect((await analyze(asking({ resume, choices }))).analysis.matched).toBe(3);
  expect((await analyze(asking({ choices }))).analysis.matched).toBe(2);
});

it('says what a keyword would add only where there is a score', async () => {
  const analyze = createAnalyzer();
  const gains = async (question: AnalysisRequest) =>
    (await analyze(question)).analysis.keywords.map(({ gain }) => gain);
  expect((await gains(asking({}))).filter((gain) => gain > 0)).toHaveLength(3);
  const choices = { ...NOTHING, hidden: ['group:Docker'] };
  expect((await gains(asking({ choices }))).filter((gain) => gain > 0)).toHaveLength(0);
});

it('answers in what can be sent out of a worker', async () => {
  const report = await createAnalyzer()(asking({}));
  expect(structuredClone(report)).toEqual(report);
});
