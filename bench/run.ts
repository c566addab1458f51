// `npm run bench`: every measurement as a ratio to a peer or against a limit; not 0 when a target is missed.
import { benchKeywords } from './keywords/index.ts';
import { benchParse } from './parse/index.ts';
import { benchPdf } from './pdf/index.ts';
import { formatResults } from './result.ts';
import { benchSite } from './site/index.ts';

const BENCHES = { keywords: benchKeywords, pdf: benchPdf, parse: benchParse, site: benchSite };

const asked = process.argv.slice(2);
const results = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length === 0 || asked.includes(name)) results.push(...(await bench()));
}
const { table, met } = formatResults(results);
process.stdout.write(`${table}\n`);
process.exitCode = met ? 0 : 1;
