// `node record.ts TREE OUT [EVALUATION]`: writes what the code and the server of a checkout answer, as files.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFakeModel } from './fake-model.ts';
import { entrySession } from './sessions/entries.ts';
import { proposalSession } from './sessions/proposals.ts';
import { resumeSession } from './sessions/resumes.ts';
import { sectionSession } from './sessions/sections.ts';
import { siteSession } from './sessions/site.ts';
import { startServer } from './start-server.ts';
import { listDocuments, listPairs, listResumes, POSTINGS } from './subjects.ts';
import { Wire } from './wire.ts';

const [tree = '', out = '', evaluation] = process.argv.slice(2);
const adapter: typeof import('./adapter.ts') = await import(
  pathToFileURL(resolve(tree, 'scripts/compare-trees/adapter.ts')).href
);

// pdf.js leaves promises of damaged files alone; what it answers in the end is what counts.
process.on('unhandledRejection', () => {});

async function write(path: string, content: string | Uint8Array) {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function recordResume(folder: string, json: unknown) {
  for (const [name, content] of Object.entries(await adapter.describeResume(json))) {
    await write(`${folder}/${name}`, content);
  }
}

async function recordResumes() {
  for (const { name, value } of listResumes(evaluation)) {
    await recordResume(`resumes/${name}`, value);
  }
  for (const { name, value } of listDocuments(evaluation)) {
    const { told, resume } = await adapter.readBytes(value);
    await write(`readings/${name}/told.json`, told);
    if (resume !== undefined) await recordResume(`readings/${name}`, resume);
  }
}

async function recordMatches() {
  const resumes = listResumes(evaluation);
  const sets = listPairs(evaluation);
  const few = resumes.filter((_, index) => index % Math.ceil(resumes.length / 12) === 0);
  const postings = [...POSTINGS, ...sets.flatMap((set) => set.postings)];
  for (const pairs of [{ resumes: few, postings }, ...sets]) {
    for (const { name, value } of pairs.resumes) {
      for (const posting of pairs.postings) {
        await write(`matches/${name}/${posting.name}.json`, adapter.match(value, posting.value));
      }
    }
  }
}

async function recordWire() {
  const model = await startFakeModel();
  const settings = { AI_BASE_URL: model.url, AI_MODEL: 'fake', AI_API_KEY: 'none' };
  const server = await startServer(tree, settings);
  const visit = async (name: string, session: (wire: Wire) => Promise<void>) => {
    const wire = new Wire(server.url);
    await session(wire);
    await write(`wire/${name}.txt`, wire.transcript());
  };
  try {
    await visit('resumes', async (wire) => {
      const stranger = new Wire(server.url);
      await resumeSession(wire, stranger);
      await write('wire/stranger.txt', stranger.transcript());
    });
    await visit('sections', sectionSession);
    await visit('entries', entrySession);
    await visit('site', siteSession);
    await visit('proposals', async (wire) => {
      for (const { value } of listResumes(undefined).slice(0, 2)) {
        const words = (await adapter.describeResume(value))['words-for-models.txt'];
        await proposalSession(wire, String(words));
      }
    });
    await write('prompts.txt', model.asked.join('\n\n'));
  } finally {
    await server.stop();
    model.stop();
  }
}

await recordWire();
await recordResumes();
await recordMatches();
