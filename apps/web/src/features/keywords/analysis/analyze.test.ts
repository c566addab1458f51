import { expect, it } from 'vitest';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { createJudge, type Question } from './analyze.ts';

const POSTING = 'Analyst\nRequirements\n- SQL\n- Python\n- Tableau\n- Docker\n- Excel';
const NOTHING = { promoted: [], hidden: [], confirmed: [], quoted: [] };
const asking = (more: Partial<Question>): Question => ({
  posting: POSTING,
  resume: { ...SAMPLE, skills: 'SQL\nPython' },
  choices: NOTHING,
  ...more,
});

it('judges each resume and each posting anew', async () => {
  const judge = createJudge();
  expect((await judge(asking({}))).analysis.matched).toBe(2);
  expect((await judge(asking({ resume: SAMPLE }))).analysis.matched).toBe(0);
  expect((await judge(asking({ posting: 'Data Analyst' }))).kind).toBe('title');
  expect((await judge(asking({}))).analysis.matched).toBe(2);
});

it('names what is hidden, and nothing that another posting had', async () => {
  const judge = createJudge();
  const choices = { ...NOTHING, hidden: ['group:Docker', 'group:Welding'] };
  const { hidden, analysis } = await judge(asking({ choices }));
  expect(hidden).toEqual([{ id: 'group:Docker', surface: 'Docker' }]);
  expect(analysis.total).toBe(4);
});

it('counts what the person quoted, and no longer than it stands in the resume', async () => {
  const judge = createJudge();
  const choices = { ...NOTHING, quoted: [{ id: 'group:Docker', quote: 'Packed images' }] };
  const resume = { ...SAMPLE, skills: 'SQL\nPython\nPacked images' };
  expect((await judge(asking({ resume, choices }))).analysis.matched).toBe(3);
  expect((await judge(asking({ choices }))).analysis.matched).toBe(2);
});

it('says what a keyword would add only where there is a score', async () => {
  const judge = createJudge();
  const gains = async (question: Question) =>
    (await judge(question)).analysis.keywords.map(({ gain }) => gain);
  expect((await gains(asking({}))).filter((gain) => gain > 0)).toHaveLength(3);
  const choices = { ...NOTHING, hidden: ['group:Docker'] };
  expect((await gains(asking({ choices }))).filter((gain) => gain > 0)).toHaveLength(0);
});

it('answers in what can be sent out of a worker', async () => {
  const judgement = await createJudge()(asking({}));
  expect(structuredClone(judgement)).toEqual(judgement);
});
