import { ByteView } from '../byte-view.ts';
import { ReadError } from '../read-problem.ts';

/** The streams that stand at the top of a compound file, by name. */
export type CompoundFile = { read: (name: string) => Uint8Array | undefined };

type Stream = { start: number; size: number };

/** Marks of the allocation tables ([MS-CFB] 2.1): numbers from here on are no sectors. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;

/** Small streams share the sectors of one stream ([MS-CFB] 2.6.2). */
const MINI_CUTOFF = 4096;
const MINI_SECTOR = 64;

/** Opens a compound file as [MS-CFB] has it: the container of Word's older documents. */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  const view = new ByteView(bytes);
  const shift = view.u16(30);
  if (shift !== 9 && shift !== 12) throw new ReadError('damaged');
  const size = 2 ** shift;
  const sector = (number: number) => {
    const start = (number + 1) * size;
    // The last sector of a file may be cut short.
    return bytes.subarray(Math.min(start, bytes.length), start + size);
  };
  const fat = readFat(view, sector);
  const follow = (start: number) => joinSectors(chain(start, fat).map(sector));
  const directory = new ByteView(follow(view.u32(48)));
  const miniFat = numbersOf(follow(view.u32(60)));
  const miniStream = follow(directory.u32(116));
  const streams = readDirectory(directory);
  return {
    read(name) {
      const stream = streams.get(name);
      if (stream === undefined) return undefined;
      if (stream.size >= MINI_CUTOFF) return follow(stream.start).subarray(0, stream.size);
      const parts = chain(stream.start, miniFat).map((number) =>
        miniStream.subarray(number * MINI_SECTOR, (number + 1) * MINI_SECTOR),
      );
      return joinSectors(parts).subarray(0, stream.size);
    },
  };
}

type ReadSector = (number: number) => Uint8Array;

/** Reads the table of which sector follows which: named in the header, and from there on in a chain of sectors. */
function readFat(view: ByteView, sector: ReadSector): Uint32Array {
  const numbers: number[] = [];
  for (let at = 76; at < 512; at += 4) numbers.push(view.u32(at));
  const seen = new Set<number>();
  for (let next = view.u32(68); next < NO_SECTOR && !seen.has(next); ) {
    seen.add(next);
    const more = numbersOf(sector(next));
    next = more.at(-1) ?? NO_SECTOR;
    numbers.push(...more.subarray(0, -1));
  }
  return numbersOf(joinSectors(numbers.filter((number) => number < NO_SECTOR).map(sector)));
}

function chain(start: number, fat: Uint32Array): number[] {
  const numbers: number[] = [];
  for (let next = start; next < NO_SECTOR; next = fat[next] ?? NO_SECTOR) {
    numbers.push(next);
    if (numbers.length > fat.length) throw new ReadError('damaged');
  }
  return numbers;
}

function joinSectors(sectors: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(sectors.reduce((length, sector) => length + sector.length, 0));
  let at = 0;
  for (const sector of sectors) {
    joined.set(sector, at);
    at += sector.length;
  }
  return joined;
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const view = new ByteView(bytes);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.u32(at * 4));
}

/** The children of the root; what stands deeper belongs to embedded documents. */
function readDirectory(view: ByteView): Map<string, Stream> {
  const streams = new Map<string, Stream>();
  const waiting = [view.u32(76)];
  const seen = new Set<number>();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry === NO_ENTRY || seen.has(entry)) continue;
    seen.add(entry);
    const at = entry * 128;
    const name = new TextDecoder('utf-16le').decode(
      view.slice(at, Math.max(0, Math.min(view.u16(at + 64), 64) - 2)),
    );
    streams.set(name, { start: view.u32(at + 116), size: view.u32(at + 120) });
    waiting.push(view.u32(at + 68), view.u32(at + 72));
  }
  return streams;
}
