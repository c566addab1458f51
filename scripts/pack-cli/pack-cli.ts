import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { knownFaces, loadFamilies } from '../../packages/fonts/src/index.ts';
import { root } from '../gate/run-command.ts';
import { bundleCli } from './bundle.ts';
import { thirdPartyLicenses } from './third-party.ts';

const CLI = join(root, 'apps/cli');
const { resolve } = createRequire(import.meta.resolve('@shortlist/fonts'));

/** Data of pdf.js that PDFs ask for by name; their licences are among them. */
const PDF_DATA = ['cmaps', 'standard_fonts'];

export type Packed = { file: string; bytes: number; unpackedBytes: number };

/** Makes one `.tgz` of the command line in a folder, which npm installs without asking for another package. */
export async function packCli(folder: string): Promise<Packed> {
  const stage = mkdtempSync(join(tmpdir(), 'shortlist-pack-'));
  try {
    await stagePackage(stage);
    mkdirSync(folder, { recursive: true });
    const said = execFileSync(
      'npm',
      ['pack', stage, '--pack-destination', folder, '--json', '--loglevel=error'],
      { cwd: stage, encoding: 'utf8' },
    );
    const [{ filename, size, unpackedSize }] = JSON.parse(said);
    return { file: join(folder, filename), bytes: size, unpackedBytes: unpackedSize };
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** Lays all files of the package into a folder. */
async function stagePackage(stage: string): Promise<void> {
  const modules = await bundleCli(join(stage, 'dist'));
  const fonts = await copyFonts(join(stage, 'fonts'));
  const pdfjs = dirname(
    createRequire(import.meta.resolve('@shortlist/readers')).resolve('pdfjs-dist/package.json'),
  );
  for (const each of PDF_DATA)
    cpSync(join(pdfjs, each), join(stage, 'pdf-data', each), { recursive: true });
  cpSync(join(CLI, 'bin/packed.js'), join(stage, 'bin/shortlist.js'));
  cpSync(join(CLI, 'src/packed/README.md'), join(stage, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  writeFileSync(
    join(stage, 'THIRD-PARTY-LICENSES.txt'),
    thirdPartyLicenses([...modules, ...fonts]),
  );
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Copies the files of all faces; returns the paths that they have among the installed packages. */
async function copyFonts(folder: string): Promise<string[]> {
  await loadFamilies();
  const files = knownFaces().map(({ file }) => resolve(file));
  mkdirSync(folder);
  for (const file of files) cpSync(file, join(folder, basename(file)));
  return files;
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    name: 'shortlist',
    version,
    description:
      'Resumes from a shell: JSON Resume in, PDF and others out; documents read, compared and checked.',
    license,
    type: 'module',
    bin: { shortlist: 'bin/shortlist.js' },
    engines: { node: '>=20.16' },
  };
}
