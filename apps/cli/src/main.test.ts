import { expect, it } from 'vitest';
import { runShortlist, startShortlist } from './run-shortlist.test-support.ts';

it('lists its commands with --help, and says so without a command', async () => {
  const help = await runShortlist(['--help']);
  expect(help).toMatchObject({ code: 0, problem: '' });
  expect(help.text).toContain('render');
  expect(help.text).toContain('match');
  const nothing = await runShortlist([]);
  expect(nothing.code).toBe(2);
  expect(nothing.problem).toContain('no command given');
  expect(nothing.problem).toContain(help.text.trim());
});

it('tells the version of the repository', async () => {
  expect(await startShortlist(['--version'])).toMatchObject({ code: 0, text: '1.1.0-dev\n' });
});

it('explains a command', async () => {
  const { code, text } = await runShortlist(['render', '--help']);
  expect(code).toBe(0);
  expect(text).toContain('Usage: shortlist render RESUME.json -o OUT.pdf');
});

it.each([
  { args: ['rendr'], says: '"rendr" is not a command' },
  { args: ['--loud'], says: '"--loud" is not an option' },
  { args: ['render'], says: 'name the resume' },
  { args: ['render', 'a.json'], says: '-o OUT.pdf' },
  { args: ['render', 'a.json', 'b.json', '-o', 'c.pdf'], says: 'not also "b.json"' },
  { args: ['render', 'a.json', '-o'], says: "Option '-o, --output <value>' argument missing" },
  { args: ['render', 'a.json', '--out', 'c.pdf'], says: "Unknown option '--out'. Use --help" },
  { args: ['render', '', '-o', 'c.pdf'], says: 'name the resume' },
  { args: ['convert', '', 'c.pdf'], says: 'name the file to read' },
  { args: ['check', ''], says: 'name the resume' },
  { args: ['render', 'a.json', '--colour', '-o', 'c.pdf'], says: "Unknown option '--colour'" },
  {
    args: ['render', 'a.json', '-o', 'c.pdf', '-l', 'no_tag'],
    says: '"no_tag" is no language tag',
  },
])('does not understand $args, and says why', async ({ args, says }) => {
  const { code, problem, text } = await runShortlist(args);
  expect({ code, text }).toEqual({ code: 2, text: '' });
  expect(problem).toContain(says);
});
