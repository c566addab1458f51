import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';

/** Part of the program that `tsconfig.packages.json` checks; made anew for each check. */
const FOLDER = '.cache/readme-code';
const CODE = /^```ts\n(.*?)^```$/gmsu;

/** Writes the TypeScript of each package's README as files of its own, so that the check of types compiles it. */
export function writeReadmeCode(): void {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  for (const readme of globSync('packages/*/README.md', { cwd: root })) {
    const [, name] = readme.split('/');
    const texts = [...readFileSync(join(root, readme), 'utf8').matchAll(CODE)].map(
      ([, text]) => text ?? '',
    );
    for (const [at, text] of texts.entries()) {
      writeFileSync(join(root, FOLDER, `${name}-${at + 1}.ts`), `${text}export {};\n`);
    }
  }
}
