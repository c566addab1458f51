import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../gate/run-command.ts';
import { notesOf } from './notes-of.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('what a changelog says of a version', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n## 1.1.0, 2 May 2027\n- New.\n\n## 1.1.0-rc.1\n- Old.\n';
  it.each([
    ['1.1.0', '- New.'],
    ['1.1.0-rc.1', '- Old.'],
    ['Unreleased', undefined],
    ['2.0.0', undefined],
  ])('is found for %s', (version, notes) => {
    expect(notesOf(changelog, version)).toBe(notes);
  });

  it('is there for the version of this repository, or for what comes next', () => {
    const { version } = JSON.parse(read('package.json'));
    const heading = version.endsWith('-dev') ? 'Unreleased' : version;
    expect(notesOf(read('CHANGELOG.md'), heading)).toEqual(expect.any(String));
  });
});

describe('the workflows', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });
  const steps = workflows.flatMap((path) =>
    [...read(path).matchAll(/^\s+run: (.+)$/gmu)].map(([, command = '']) => command),
  );

  it('run scripts that are there', () => {
    expect(steps.length).toBeGreaterThan(2);
    const scripts = steps.flatMap((step) => step.match(/(?:\.ci|scripts)\/[\w./-]+/gu) ?? []);
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(existsSync(join(root, script))).toBe(true);
  });
});

it('every page that the documents for contributors name is there', () => {
  for (const page of ['CONTRIBUTING.md', 'SECURITY.md', 'docs/ownership.md']) {
    const links = [...read(page).matchAll(/\]\(([^)#:]+)\)/gu)].map(([, link = '']) => link);
    for (const link of links) expect(existsSync(join(root, page, '..', link))).toBe(true);
  }
});
