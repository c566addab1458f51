// `npm run sbom -- FILE`: writes a bill of materials (CycloneDX) of what package-lock.json has, without a network.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOfMaterials, type LockedPackage } from './sbom/bill-of-materials.ts';

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) {
  process.stderr.write('Usage: npm run sbom -- FILE\n');
  process.exit(1);
}
const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8')) as unknown;
const product = read('package.json') as { version: string; license: string };
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const bill = billOfMaterials({ ...product, name: 'shortlist' }, packages, new Date());
writeFileSync(resolve(file), `${JSON.stringify(bill, undefined, 2)}\n`);
process.stdout.write(`${resolve(file)}: ${bill.components.length} packages.\n`);
