import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Room for a database, its log and its reserve, and the 256 MB that uploads leave free. */
const DISK_MB = 640;
/** The file of the disk, and the outer file system's own tables and journal. */
const OUTER_MB = DISK_MB + 64;

/** Made whole at once, so that nothing but the server writes to them. */
const MAKE = ['-q', '-E', 'nodiscard,lazy_itable_init=0,lazy_journal_init=0'];

/**
 * Asks a mounted file system to end as it stands (EXT4_IOC_SHUTDOWN, without a last write of its journal), as xfstests does
 * for power cuts: what is not on its device will never be. Node has no ioctl; Perl is on every Debian.
 */
const SHUT_DOWN = `open(my $folder, '<', $ARGV[0]) or die $!; my $flags = pack('L', 2);
ioctl($folder, 0x8004587d, $flags) or die $!`;

/** Returns why no disk can be cut here, or undefined where one can. */
export function whyNoDisk(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux can cut a disk off';
  if (process.getuid?.() !== 0) return 'only root may mount one (sudo npm run soak power)';
  const missing = ['mkfs.ext4', 'mount', 'umount', 'perl'].filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  if (missing.length > 0) return `${missing.join(', ')} must be installed`;
  try {
    execFileSync('losetup', ['--find'], { stdio: 'pipe' });
  } catch {
    return 'the system has no loop device to spare (losetup --find)';
  }
  return undefined;
}

/**
 * A disk of its own that can lose its power: ext4 on a loop device, whose file lies on a second ext4 on a second loop device.
 * The first loses what its page cache had not written; the second loses what was written and not flushed, as a disk
 * with a cache of its own does.
 */
export class CutDisk {
  readonly #home = mkdtempSync(join(tmpdir(), 'shortlist-power-'));
  readonly #outerFile = join(this.#home, 'outer.img');
  readonly #outer = join(this.#home, 'outer');
  readonly #file = join(this.#outer, 'disk.img');
  /** The folder at which the disk is mounted. */
  readonly folder = join(this.#home, 'disk');
  #mounted: string[] = [];

  /** Makes it, empty. */
  make(): void {
    mkdirSync(this.#outer);
    mkdirSync(this.folder);
    execFileSync('truncate', ['-s', `${OUTER_MB}M`, this.#outerFile]);
    execFileSync('mkfs.ext4', [...MAKE, '-m', '0', this.#outerFile]);
    this.#mount(this.#outerFile, this.#outer);
    // Written, not only given its size: blocks that are never moved are lost one by one.
    const zeros = ['if=/dev/zero', `of=${this.#file}`, 'bs=1M', `count=${DISK_MB}`, 'conv=fsync'];
    execFileSync('dd', [...zeros, 'status=none']);
    execFileSync('mkfs.ext4', [...MAKE, this.#file]);
    this.#mount(this.#file, this.folder);
    execFileSync('sync', ['-f', this.#outer]);
  }

  /** Cuts its power: nothing reaches it any more. */
  cut(): void {
    execFileSync('perl', ['-e', SHUT_DOWN, this.#outer]);
  }

  /** Gives it power again, after a cut: mounts what is on it, by its journals. Nobody may have a file of it open. */
  powerUp(): void {
    this.#unmountAll();
    this.#mount(this.#outerFile, this.#outer);
    this.#mount(this.#file, this.folder);
  }

  /** Takes it away, also one that was half made. */
  remove(): void {
    this.#unmountAll();
    rmSync(this.#home, { recursive: true });
  }

  #mount(file: string, folder: string): void {
    execFileSync('mount', ['-o', 'loop', file, folder]);
    this.#mounted.push(folder);
  }

  /** The inner one first. */
  #unmountAll(): void {
    for (let folder = this.#mounted.at(-1); folder; folder = this.#mounted.at(-1)) {
      execFileSync('umount', [folder]);
      this.#mounted.pop();
    }
  }
}
