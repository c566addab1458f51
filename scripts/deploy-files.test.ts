import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('what is deployed', () => {
  it.each([
    ['nginx.conf', /proxy_set_header X-Forwarded-Host "";/u],
    ['haproxy.cfg', /http-request del-header X-Forwarded-Host/u],
  ])('%s lets no caller name another host', (name, line) => {
    expect(read(name)).toMatch(line);
  });

  it.each([
    ['nginx.conf', /location \/calendar\/ \{[^}]*access_log off;[^}]*error_log \/dev\/null crit;/u],
    ['haproxy.cfg', /http-request set-log-level silent if \{ path_beg \/calendar\/ \}/u],
  ])('[AP5] %s logs no address of a calendar', (name, line) => {
    expect(read(name)).toMatch(line);
  });

  it.each([
    ['nginx.conf', /location \/s\/ \{[^}]*access_log off;[^}]*error_log \/dev\/null crit;/u],
    ['haproxy.cfg', /http-request set-log-level silent if \{ path,url_dec -m beg \/s\/ \}/u],
  ])('[SL4] %s logs no address of a link', (name, line) => {
    expect(read(name)).toMatch(line);
  });

  it.each([
    [
      'nginx.conf',
      /location \/reminders\/end \{[^}]*access_log off;[^}]*error_log \/dev\/null crit;/u,
    ],
    [
      'haproxy.cfg',
      /http-request set-log-level silent if \{ path,url_dec -m beg \/reminders\/end \}/u,
    ],
  ])('[AP6] %s logs no address that ends reminders', (name, line) => {
    expect(read(name)).toMatch(line);
  });

  it.each([
    [
      'nginx.conf',
      /location ~ \^\/\(login\|reset-password\|verify-email\|api\/auth\/oidc\/\) \{[^}]*access_log off;[^}]*error_log \/dev\/null crit;/u,
    ],
    [
      'haproxy.cfg',
      /silent if \{ path,url_dec -m beg \/login \/reset-password \/verify-email \/api\/auth\/oidc\/ \}/u,
    ],
  ])('[AC6] [AC8] %s logs no address that opens an account', (name, line) => {
    expect(read(name)).toMatch(line);
  });

  it.each(['../compose.yaml', 'container/compose.postgres.yaml'])(
    '[RN1] %s wants only PUBLIC_URL of its environment, and lets the server write /data alone',
    (name) => {
      const text = read(name);
      const wanted = [...text.matchAll(/\$\{(\w+)(:-)?/gu)].filter(([, , other]) => !other);
      expect(new Set(wanted.map(([, variable]) => variable))).toEqual(new Set(['PUBLIC_URL']));
      const [server = ''] = /^ {2}shortlist:\n(?:(?: {4}.*)?\n)+/mu.exec(text) ?? [];
      expect(server).toContain('read_only: true');
      expect(server).toMatch(/volumes:\n {6}- data:\/data\n(?! {6}-)/u);
      expect(server).toContain('cap_drop: [ALL]');
    },
  );

  it('[RN1] the image runs without root', () => {
    const last = read('../Containerfile')
      .split(/^FROM /mu)
      .at(-1);
    expect(last).toMatch(/^USER 1000:1000$/mu);
    expect(last).toMatch(/^VOLUME \/data$/mu);
    expect(last).toMatch(/^CMD \["node", "apps\/server\/src\/main.ts"\]$/mu);
  });

  it.each([
    ['nginx.conf', /^ {4}limit_req zone=addresses /mu],
    [
      'haproxy.cfg',
      /^ {4}http-request deny deny_status 429 if \{ sc_http_req_rate\(0\) gt 1000 \}/mu,
    ],
  ])('%s refuses an address that asks far too often', (name, line) => {
    expect(read(name)).toMatch(line);
  });

  it.skipIf(!hasSystemd)('leaves the server few rights, as systemd judges it', () => {
    const said = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', join(deploy, 'shortlist@.service')],
      { encoding: 'utf8' },
    );
    const exposure = Number(/exposure level for .*: ([\d.]+)/u.exec(said)?.[1]);
    expect(exposure).toBeLessThan(2.5);
  });
});

describe('the unit', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function writeProgram(path: string, text: string): void {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text, { mode: 0o755 });
  }

  /** Writes a Node that says who it is when it is to run the server, and runs all else on this one under its own version. */
  function writeNode(path: string, name: string, version: string): void {
    writeProgram(
      `${path}.cjs`,
      `for (const [name, value] of Object.entries({ version: 'v${version}', execPath: ${JSON.stringify(path)} }))
        Object.defineProperty(process, name, { value });`,
    );
    writeProgram(
      path,
      `#!/bin/sh
      [ "$1" = apps/server/src/main.ts ] && echo "${name} $$" || exec "${process.execPath}" -r "${path}.cjs" "$@"`,
    );
  }

  /** Makes a release with a Node of a package, on a machine that has one of its own or none. */
  function makeRelease({ own, packaged }: { own?: string; packaged?: string }) {
    const folder = mkdtempSync(join(tmpdir(), 'shortlist-unit-'));
    folders.push(folder);
    // As a release is put in the place of the one before.
    mkdirSync(join(folder, 'release-2'));
    symlinkSync('release-2', join(folder, 'current'));
    const release = join(folder, 'current');
    for (const script of ['find-node.mjs', 'node-versions.mjs', 'compare-versions.mjs'])
      cpSync(join(import.meta.dirname, script), join(release, 'scripts', script));
    mkdirSync(join(release, 'node_modules'));
    if (packaged !== undefined) {
      writeNode(join(release, 'node_modules/.bin/node'), 'packaged', packaged);
      writeProgram(
        join(release, 'node_modules/node/package.json'),
        JSON.stringify({ version: packaged }),
      );
    }
    const bin = join(release, 'bin');
    mkdirSync(bin);
    if (own !== undefined) writeNode(join(bin, 'node'), 'own', own);
    return { release, bin };
  }

  /** Runs the unit's command as systemd does. */
  function runUnit(nodes: Parameters<typeof makeRelease>[0]) {
    const { release, bin } = makeRelease(nodes);
    const [, program = '', script = ''] =
      /^ExecStart=(\S+) -c '(.+)'$/mu.exec(read('shortlist@.service')) ?? [];
    const { stdout, stderr, pid } = spawnSync(program, ['-c', script.replaceAll('$$', '$')], {
      ...{ cwd: release, env: { PATH: bin }, encoding: 'utf8' },
    });
    return { ran: stdout.trim().replace(String(pid), 'as the main process'), stderr };
  }

  it.each([
    { it: 'takes the machine’s own Node where it is newer', own: '26.12.1', ran: 'own' },
    { it: 'takes the package’s where the machine’s is older', own: '20.20.2', ran: 'packaged' },
    { it: 'takes the package’s where the machine has none', own: undefined, ran: 'packaged' },
  ])('$it', ({ own, ran }) => {
    const unit = runUnit({ packaged: '24.21.0', ...(own !== undefined && { own }) });
    expect(unit.ran).toBe(`${ran} as the main process`);
    if (ran === 'own') expect(unit.stderr).toBe('');
    else expect(unit.stderr).toContain('Running on Node 24.21.0 of the npm package');
  });

  it('takes the machine’s own Node where the package is not installed', () => {
    expect(runUnit({ own: '26.12.1' })).toEqual({ ran: 'own as the main process', stderr: '' });
    const old = runUnit({ own: '20.20.2' });
    expect(old.ran).toBe('own as the main process');
    expect(old.stderr).toContain('Running on this machine');
  });

  it.each(['26.12.1', '20.20.2'])(
    'is not told otherwise by npm, which puts the package’s first: %s',
    (own) => {
      const { release, bin } = makeRelease({ own, packaged: '24.21.0' });
      const [first, ofNpm] = [join(release, 'node_modules/.bin'), join(bin, 'node')];
      const { stdout, stderr } = spawnSync(join(first, 'node'), ['scripts/find-node.mjs'], {
        ...{ cwd: release, encoding: 'utf8' },
        env: { PATH: `${first}:${bin}`, npm_node_execpath: ofNpm },
      });
      const isNew = own === '26.12.1';
      expect(stdout).toBe(isNew ? ofNpm : realpathSync(join(first, 'node')));
      if (isNew) expect(stderr).toBe('');
      else expect(stderr).toContain('own is 20.20.2');
    },
  );

  it('asks only what every Node since 18 can answer', () => {
    const scripts = ['bootstrap', 'find-node', 'node-versions', 'compare-versions'].map((name) =>
      readFileSync(join(import.meta.dirname, `${name}.mjs`), 'utf8'),
    );
    const code = scripts.join('\n').replace(/^\s*\/\/.*$/gmu, '');
    expect(code).not.toMatch(/import\.meta\.(?!url\b)|\.toSorted|\.with\(|Object\.groupBy|using /u);
  });
});
