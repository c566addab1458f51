import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/iu;

type ThirdParty = { name: string; version: string; license?: string; texts: string[] };

/** The licences of the packages of others that these files stand in, as one text; throws for a package that states none. */
export function thirdPartyLicenses(files: readonly string[]): string {
  const folders = new Set(files.filter((file) => file.includes('/node_modules/')).map(packageOf));
  return [...folders]
    .map(readThirdParty)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, version, license, texts }) =>
      [`${name} ${version}${license ? ` (${license})` : ''}`, ...texts].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the package that a file belongs to: packages may have a package.json without a name for a part of them. */
function packageOf(file: string): string {
  const folder = dirname(file);
  const path = join(folder, 'package.json');
  const isPackage =
    existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).version !== undefined;
  return isPackage ? folder : packageOf(folder);
}

function readThirdParty(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (!license && texts.length === 0) throw new Error(`${name} states no licence.`);
  return { name, version, license, texts };
}
