// `npm run bench`: every measurement as a ratio to a peer or against a limit; not 0 when a target is missed.
import { benchPdf } from './pdf/index.ts';
import { formatResults } from './result.ts';
import { benchSite } from './site/index.ts';

const { table, met } = formatResults([...(await benchPdf()), ...(await benchSite())]);
process.stdout.write(`${table}\n`);
process.exitCode = met ? 0 : 1;
