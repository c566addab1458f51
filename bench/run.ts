// `npm run bench`: every measurement as a ratio to a peer or against a limit; not 0 when a target is missed.
import { benchKeywords } from './keywords/index.ts';
import { benchPdf } from './pdf/index.ts';
import { formatResults } from './result.ts';

const { table, met } = formatResults([...(await benchKeywords()), ...(await benchPdf())]);
process.stdout.write(`${table}\n`);
process.exitCode = met ? 0 : 1;
