import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { inFolder, PROGRAM, runShortlist } from '../run-shortlist.test-support.ts';

const resumeOf = (name: string) => JSON.stringify({ basics: { name } });

/** Starts `watch` in a folder; `next` resolves with the next line that it prints, of whichever stream. */
function startWatch(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, 'watch', ...args], { cwd });
  const lines: string[] = [];
  const heard = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      heard.dispatchEvent(new Event('line'));
    });
  }
  async function next(): Promise<string> {
    while (lines.length === 0) await once(heard, 'line');
    return lines.shift() ?? '';
  }
  async function end(signal: NodeJS.Signals) {
    const closed = once(child, 'close');
    child.kill(signal);
    const [code] = await closed;
    return { code, lines };
  }
  return { next, end };
}

it('[RN4] renders again whenever the file changes, whatever way it is saved, says what is wrong with it, and ends when asked', () =>
  inFolder(async (cwd) => {
    const path = join(cwd, 'ada.json');
    const written = async () => (await readFile(join(cwd, 'ada.txt'), 'utf8')).split('\n')[0];
    await writeFile(path, resumeOf('Ada'));
    const { next, end } = startWatch(cwd, 'ada.json', '--format', 'txt');
    try {
      expect(await next()).toBe('ada.txt: written.');
      expect(await written()).toBe('Ada');
      await writeFile(path, '{');
      expect(await next()).toMatch(/^shortlist: ada\.json: not valid JSON/u);
      expect(await written()).toBe('Ada');
      await writeFile(path, resumeOf('Byron'));
      expect(await next()).toBe('ada.txt: written.');
      expect(await written()).toBe('Byron');
      // As editors save: a new file takes the name.
      await writeFile(join(cwd, '.ada.json.new'), resumeOf('Lovelace'));
      await rename(join(cwd, '.ada.json.new'), path);
      expect(await next()).toBe('ada.txt: written.');
      expect(await written()).toBe('Lovelace');
      await rm(path);
      expect(await next()).toBe('shortlist: ada.json: cannot be read: no such file or folder.');
      await mkdir(join(cwd, 'elsewhere'));
      await writeFile(join(cwd, 'elsewhere/ada.json'), resumeOf('King'));
      await symlink('elsewhere/ada.json', path);
      expect(await next()).toBe('ada.txt: written.');
      expect(await written()).toBe('King');
    } finally {
      expect(await end('SIGINT')).toEqual({ code: 0, lines: [] });
    }
  }));

it('[RN4] waits for a look that cannot be read at the start', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'ada.json'), resumeOf('Ada'));
    await writeFile(join(cwd, 'look.json'), '{');
    const { next, end } = startWatch(cwd, 'ada.json', '--look', 'look.json', '--format', 'txt');
    try {
      expect(await next()).toMatch(/^shortlist: look\.json: /u);
      await writeFile(join(cwd, 'look.json'), '{}');
      expect(await next()).toBe('ada.txt: written.');
    } finally {
      expect(await end('SIGTERM')).toEqual({ code: 0, lines: [] });
    }
  }));

it.each([
  { args: [], says: 'name the resume to watch' },
  { args: ['-'], says: 'not standard input' },
  { args: ['a.json', '-f', 'json'], says: 'a.json: it is watched' },
  { args: ['a.json', '--loud'], says: "Unknown option '--loud'" },
  { args: ['a.json', 'b.json'], says: 'not also "b.json"' },
])('[RN4] watches nothing that it does not understand: $args', async ({ args, says }) => {
  const { code, problem } = await runShortlist(['watch', ...args]);
  expect(code).toBe(2);
  expect(problem).toContain(says);
});
