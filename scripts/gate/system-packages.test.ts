import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './run-command.ts';
import { sayMissing } from './system-packages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const addProgram = (name: string, script = '') =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe('the programs that the gate looks for', () => {
  beforeEach(() => {
    addProgram('pdftotext');
    addProgram('qpdf');
  });

  it.each(['chromium', 'chromium-headless-shell'])('finds the browser %s', (name) => {
    addProgram(name);
    expect(sayMissing({ PATH: folder })).toBeUndefined();
  });

  it('names the command that installs a browser', () => {
    expect(sayMissing({ PATH: folder })).toMatch(/install -y chromium-headless-shell$/u);
  });

  it('takes the browser that CHROMIUM names, and says where there is none', () => {
    addProgram('google-chrome');
    const named = join(folder, 'google-chrome');
    expect(sayMissing({ PATH: folder, CHROMIUM: named })).toBeUndefined();
    rmSync(named);
    expect(sayMissing({ PATH: folder, CHROMIUM: named })).toBe(
      `There is no such program: CHROMIUM=${named}.`,
    );
  });
});

describe('a new machine of GitHub', () => {
  /** Runs the step that prepares one, with an apt-get that only notes what it is asked for. */
  function prepare() {
    const [asked, env] = [join(folder, 'asked'), join(folder, 'env')];
    writeFileSync(env, '');
    addProgram('apt-get', `echo "$*" >> ${asked}`);
    addProgram('sudo', '"$@"');
    execFileSync('bash', [join(root, '.ci/prepare')], {
      env: { PATH: `${folder}:/usr/bin:/bin`, GITHUB_ENV: env },
    });
    return { asked: readFileSync(asked, 'utf8'), env: readFileSync(env, 'utf8') };
  }

  it('has the tests use its Google Chrome', () => {
    addProgram('google-chrome');
    const { asked, env } = prepare();
    expect(env).toBe(`CHROMIUM=${join(folder, 'google-chrome')}\n`);
    expect(asked).toMatch(/^update\ninstall .* poppler-utils qpdf postgresql\n$/u);
  });
});
