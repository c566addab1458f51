import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROMIUM } from '../chromium.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

const START_LIMIT_MS = 20_000;

/** A browser with an empty profile, for one measurement; `port` is where it takes orders. */
export async function openChromium(): Promise<{ port: number; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const browser = spawn(CHROMIUM, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  return {
    port: await readPort(profile),
    async close() {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The browser writes its port into its profile when it is ready. */
async function readPort(profile: string): Promise<number> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(written.split('\n')[0]);
    if (port > 0) return port;
    await sleep(50);
  }
  throw new Error('Chromium did not start.');
}
