// `npm run bench`: every measurement as a ratio to a peer or against a limit; not 0 when a target is missed.
// `npm run bench resumes` measures nothing: it writes the documents that `bench parse` can be measured on.
import { parseArgs } from 'node:util';
import { sayMissingChromium } from './chromium.ts';
import { installPeers } from './peers/install-peers.ts';
import { formatResults } from './result.ts';

/** Each is loaded when it is asked for: what one needs takes seconds to load. */
const BENCHES = {
  keywords: async () => (await import('./keywords/index.ts')).benchKeywords,
  pdf: async () => (await import('./pdf/index.ts')).benchPdf,
  parse: async () => (await import('./parse/index.ts')).benchParse,
  words: async () => (await import('./words/index.ts')).benchWords,
  site: async () => (await import('./site/index.ts')).benchSite,
  designs: async () => (await import('./designs/index.ts')).benchDesigns,
  look: async () => (await import('./look/index.ts')).benchLook,
  files: async () => (await import('./files/index.ts')).benchFiles,
  load: async () => (await import('./load/index.ts')).benchLoad,
  proportion: async () => (await import('./proportion/index.ts')).benchProportion,
  growth: async () => (await import('./load/growth.ts')).benchGrowth,
  tailored: async () => (await import('./load/tailored.ts')).benchTailored,
  'server-files': async () => (await import('./load/files.ts')).benchServerFiles,
  applications: async () => (await import('./load/applications.ts')).benchApplications,
  links: async () => (await import('./links/index.ts')).benchLinks,
  move: async () => (await import('./load/move.ts')).benchMove,
  front: async () => (await import('./front/index.ts')).benchFront,
  difference: async () => (await import('./difference/index.ts')).benchDifference,
  postings: async () => (await import('./tracking/index.ts')).benchPostings,
  'read-back': async () => (await import('./read-back/index.ts')).benchReadBack,
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
  const [{ writeResumes }, { readOrder }] = await Promise.all([
    import('./resumes/index.ts'),
    import('./resumes/order.ts'),
  ]);
  for (const line of await writeResumes(readOrder(values))) process.stdout.write(`${line}\n`);
} else {
  installPeers(asked.length === 0 ? Object.keys(BENCHES) : asked);
  const results = [];
  for (const [name, load] of Object.entries(BENCHES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const bench = await load();
    results.push(...(await bench(values)));
  }
  const { table, met } = formatResults(results);
  process.stdout.write(`${table}\n`);
  process.exitCode = met ? 0 : 1;
}
