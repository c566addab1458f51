// `npm run bench`: every measurement as a ratio to a peer or against a limit; not 0 when a target is missed.
// `npm run bench resumes` measures nothing: it writes the documents that `bench parse` can be measured on.
import { parseArgs } from 'node:util';
import { sayMissingChromium } from './chromium.ts';
import { benchDesigns } from './designs/index.ts';
import { benchFiles } from './files/index.ts';
import { benchFront } from './front/index.ts';
import { benchKeywords } from './keywords/index.ts';
import { benchGrowth } from './load/growth.ts';
import { benchLoad } from './load/index.ts';
import { benchMove } from './load/move.ts';
import { benchLook } from './look/index.ts';
import { benchParse } from './parse/index.ts';
import { benchPdf } from './pdf/index.ts';
import { benchReadBack } from './read-back/index.ts';
import { formatResults } from './result.ts';
import { writeResumes } from './resumes/index.ts';
import { readOrder } from './resumes/order.ts';
import { benchSite } from './site/index.ts';
import { benchWords } from './words/index.ts';

const BENCHES = {
  keywords: benchKeywords,
  pdf: benchPdf,
  parse: benchParse,
  words: benchWords,
  site: benchSite,
  designs: benchDesigns,
  look: benchLook,
  files: benchFiles,
  load: benchLoad,
  growth: benchGrowth,
  move: benchMove,
  front: benchFront,
  'read-back': benchReadBack,
};

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    documents: { type: 'string', default: '8' },
    design: { type: 'string', default: '' },
    people: { type: 'string', default: '' },
    layout: { type: 'string', default: '1' },
  },
});

const missing = sayMissingChromium(asked.length === 0 ? Object.keys(BENCHES) : asked);
if (missing) {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 1;
} else if (asked.includes('resumes')) {
  for (const line of await writeResumes(readOrder(values))) process.stdout.write(`${line}\n`);
} else {
  const results = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.length === 0 || asked.includes(name)) results.push(...(await bench(values)));
  }
  const { table, met } = formatResults(results);
  process.stdout.write(`${table}\n`);
  process.exitCode = met ? 0 : 1;
}
