import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
