import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { inFolder, runShortlist } from '../run-shortlist.test-support.ts';

/** The parts of the published schema of SARIF 2.1.0 that `check` uses, with all that it requires; nothing else may stand there. */
const Text = z.strictObject({ text: z.string().min(1) });
const Level = z.enum(['none', 'note', 'warning', 'error']);
const Rule = z.strictObject({
  id: z.string(),
  name: z.string(),
  shortDescription: Text,
  fullDescription: Text,
  help: Text,
  defaultConfiguration: z.strictObject({ level: Level }),
});
const Location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({ uri: z.string().regex(/^[\w./:%~-]+$/u) }),
    region: z.strictObject({ startLine: z.int().min(1) }),
  }),
});
const Result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(-1),
  level: Level,
  message: Text,
  locations: z.array(Location).optional(),
});
const Driver = z.strictObject({
  name: z.string(),
  version: z.string(),
  rules: z.array(Rule).refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
});
const Sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({ driver: Driver }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(Result),
    }),
  ),
});

const RESUME = `{
  "basics": {
    "name": "Ada",
    "summary": "Saved [number] hours.",
    "url": "my site"
  },
  "work": [
    { "name": "Acme", "position": "Cook", "startDate": "2019-05", "endDate": "2020-01" },
    {
      "name": "Acme | Sons",
      "position": "Cook",
      "startDate": "2021-05",
      "endDate": "2020-01",
      "highlights": ["Led [number] people"]
    }
  ]
}`;

const check = (cwd: string, file: string, ...args: string[]) =>
  runShortlist(['check', file, ...args], { cwd, environment: { SOURCE_DATE_EPOCH: '1764028800' } });

async function sarifOf(cwd: string, file: string, ...args: string[]) {
  const { text, code } = await check(cwd, file, '--format', 'sarif', ...args);
  const [{ results, tool } = { results: [], tool: undefined }] = Sarif.parse(JSON.parse(text)).runs;
  const lines = results.map(({ ruleId, ruleIndex, locations = [] }) => {
    expect(tool?.driver.rules[ruleIndex]?.id).toBe(ruleId);
    return [ruleId, ...locations.map(({ physicalLocation }) => physicalLocation.region.startLine)];
  });
  return { code, lines, results, rules: tool?.driver.rules.map(({ id }) => id) };
}

it('[RN4] writes SARIF 2.1.0 with a rule for each check, and each fault with its line', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'my résumé.json'), RESUME);
    const { code, lines, rules, results } = await sarifOf(cwd, 'my résumé.json');
    expect(code).toBe(1);
    expect(rules).toEqual(
      ['pages', 'pdf', 'docx', 'txt', 'md', 'json', 'placeholders', 'dates', 'links'].map((id) =>
        id.length < 5 ? `read-back.${id}` : id,
      ),
    );
    expect(lines).toContainEqual(['read-back.pdf', 10]);
    expect(lines.slice(-4)).toEqual([
      ['placeholders', 4],
      ['placeholders', 14],
      ['dates', 13],
      ['links', 5],
    ]);
    expect(results.at(-1)).toMatchObject({
      level: 'error',
      message: { text: 'Contact, Website: “my site” is no address.' },
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'my%20r%C3%A9sum%C3%A9.json' } } },
      ],
    });
  }));

it('[RN4] writes SARIF into a file beside what it prints', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.json'), RESUME);
    const { text } = await check(cwd, 'a.json', '--format', 'sarif');
    const both = await check(cwd, 'a.json', '--format', 'junit', '--sarif', 'a.sarif');
    expect(both.code).toBe(1);
    expect(both.text).toMatch(/^<\?xml/u);
    expect(await readFile(join(cwd, 'a.sarif'), 'utf8')).toBe(text);
    const refused = await check(cwd, 'a.json', '--sarif', 'none/a.sarif');
    expect(refused.code).toBe(2);
    expect(refused.problem).toContain('none/a.sarif');
  }));

it('[RN4] tells of a check without a place at the first line, and names no file for standard input', async () => {
  const input = JSON.stringify({ basics: { name: 'Ada', url: 'my site' } });
  const { text } = await runShortlist(['check', '-', '--format', 'sarif'], { input });
  const [{ results } = { results: [] }] = Sarif.parse(JSON.parse(text)).runs;
  expect(results.map(({ ruleId }) => ruleId)).toContain('links');
  expect(results.flatMap(({ locations = [] }) => locations)).toEqual([]);
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.json'), '{\n"basics": { "name": "Ada 😀" } }');
    const { lines } = await sarifOf(cwd, 'a.json');
    expect(lines).toContainEqual(['read-back.pdf', 1]);
  });
});

it('[RN4] annotates for GitHub Actions, and adds to the summary; nothing in a resume is a command or markup', () =>
  inFolder(async (cwd) => {
    const odd = 'a\n::error::b, 100 % <b>|';
    const resume = { basics: { name: 'Ada', url: odd } };
    await writeFile(join(cwd, 'a,b.json'), JSON.stringify(resume));
    const environment = { GITHUB_STEP_SUMMARY: join(cwd, 'summary.md'), GITHUB_WORKSPACE: cwd };
    const run = () =>
      runShortlist(['check', 'a,b.json', '--format', 'github'], { cwd, environment });
    const { code, text } = await run();
    expect(code).toBe(1);
    const annotations = text.trimEnd().split('\n');
    expect(annotations.at(-1)).toMatch(
      /^::error file=a%2Cb\.json,line=1,title=Links::Contact, Website: “a%0A::error::b, 100 %25 <b>\|” is no address\.$/u,
    );
    expect(annotations.every((line) => line.startsWith('::error file=a%2Cb.json,'))).toBe(true);
    await run();
    const summary = await readFile(join(cwd, 'summary.md'), 'utf8');
    expect(summary.match(/^### a,b\.json$/gmu)).toHaveLength(2);
    expect(summary).toContain('“a<br>::error::b, 100 % \\<b\\>\\|” is no address. |');
    await writeFile(join(cwd, 'good.json'), '{"basics":{"name":"Ada"}}');
    const good = await runShortlist(['check', 'good.json', '-f', 'github'], { cwd });
    expect(good).toMatchObject({ code: 0, text: '' });
  }));

it('[RN4] says that the summary cannot be written', async () => {
  const environment = { GITHUB_STEP_SUMMARY: '/nowhere/summary.md' };
  const input = '{"basics":{"name":"Ada"}}';
  const run = await runShortlist(['check', '-', '-f', 'github'], { input, environment });
  expect(run).toMatchObject({ code: 2, problem: expect.stringContaining('/nowhere/summary.md') });
});
