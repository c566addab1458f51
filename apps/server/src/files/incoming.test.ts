import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Incoming, openIncoming } from './incoming.ts';

let folder: string;
let incoming: Incoming;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shortlist-incoming-'));
  incoming = openIncoming(folder, 0);
});
afterEach(() => rmSync(folder, { recursive: true }));

const receive = (text: string) => incoming.receive(Readable.from([text]));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('[WS9] keeps a stream as a file, and nothing of one that breaks', async () => {
  const path = await receive('whole');
  expect(readFileSync(path, 'utf8')).toBe('whole');
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('cut');
    })(),
  );
  await expect(incoming.receive(broken)).rejects.toThrow('cut');
  expect(readdirSync(folder)).toEqual([basename(path)]);
});

it('[WS9] removes what a killed server has left, and nothing that may still be on its way', async () => {
  const left = await receive('left');
  const onItsWay = await receive('on its way');
  const now = new Date();
  utimesSync(left, now, inMinutes(-16));
  utimesSync(onItsWay, now, inMinutes(-14));
  await incoming.removeAbandoned(now);
  expect(readdirSync(folder)).toEqual([basename(onItsWay)]);
  await incoming.removeAbandoned(inMinutes(20));
  expect(readdirSync(folder)).toEqual([]);
});
