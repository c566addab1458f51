import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { OFFLINE_FILES, SHELL_PATH, WORKER_PATH } from './names.ts';

/** File of the app that is fetched ahead; `revision` is null where the name changes with the content. */
type Precached = { url: string; revision: string | null };

/** The pages that must work without the network; public ones are kept once they have been looked at. */
const OFFLINE_PAGES =
  /src[\\/](?:start-app\.tsx|pages[\\/](?:account|compare|design|editor|preview|pursuits|resumes)[\\/]|documents[\\/]pursuit[\\/])/;

/** The letters of the first screen, and of Classic, which a new resume is in. */
const FIRST_LETTERS =
  /(?:inter|source-serif-4)-latin-wght-normal-|tinos-latin-[47]00-(?:normal|italic)-/;

/** The features, which together name every page. */
const FEATURE = /src[\\/]pages[\\/]\w+[\\/]feature\.ts$/;

const WORKER = fileURLToPath(new URL('./service-worker.ts', import.meta.url));

/**
 * Writes the service worker: its own script with the list of what is to be kept for the time without a network; and a list of the
 * scripts among it, which a page prefetches until the worker has them. Made from the bundle, so that a build lists its own files and
 * nothing else.
 */
export function serviceWorker(): Plugin {
  let pages: ReadonlySet<string> = new Set();
  return {
    name: 'service-worker',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderStart() {
      const features = [...this.getModuleIds()].filter((id) => FEATURE.test(id));
      pages = new Set(
        features.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'meta',
          attrs: { name: OFFLINE_FILES, content: `/${scriptList(bundle, pages).fileName}` },
          injectTo: 'head',
        },
      ],
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = scriptList(bundle, pages);
        this.emitFile({ type: 'asset', ...list });
        // The list is kept as well: a page without a network asks for it too.
        const kept = [
          ...listPrecached(bundle, pages),
          { url: `/${list.fileName}`, revision: null },
        ];
        const source = await bundleWorker(kept);
        this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source });
      },
    },
  };
}

/** The list of scripts as a file, whose name changes with its content. */
function scriptList(bundle: Rolldown.OutputBundle, pages: ReadonlySet<string>) {
  const scripts = [...offlineFiles(bundle, pages)].filter((file) => file.endsWith('.js'));
  const source = JSON.stringify(scripts.map((file) => `/${file}`));
  return { fileName: `assets/offline-files-${digest(source)}.json`, source };
}

/** `pages` are the modules that the features lead to. */
function listPrecached(bundle: Rolldown.OutputBundle, pages: ReadonlySet<string>): Precached[] {
  const hashed = Array.from(offlineFiles(bundle, pages), (file) => ({
    url: `/${file}`,
    revision: null,
  }));
  return [{ url: SHELL_PATH, revision: revisionOf(bundle['index.html']) }, ...hashed];
}

/** The files of the build that pages of a person need, without the shell. */
function offlineFiles(bundle: Rolldown.OutputBundle, pages: ReadonlySet<string>): Set<string> {
  const files = new Set<string>();
  const parts = { bundle, pages, files };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || isOffline(file))) addChunk(file, parts);
    if (file.type === 'asset' && isFirst(file.fileName)) files.add(file.fileName);
  }
  return files;
}

const isFirst = (file: string) => file.endsWith('.css') || FIRST_LETTERS.test(file);

const isOffline = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => OFFLINE_PAGES.test(id));

type Parts = {
  bundle: Rolldown.OutputBundle;
  pages: ReadonlySet<string>;
  files: Set<string>;
};

/** Adds a chunk, what it imports, and what it may import later; pages lead to each other through the routes alone. */
function addChunk(chunk: Rolldown.OutputChunk, parts: Parts): void {
  const { bundle, pages, files } = parts;
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  const hasFeature = chunk.moduleIds.some((id) => FEATURE.test(id));
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    const isPage = hasFeature && pages.has(file.facadeModuleId ?? '');
    if (!isPage) addChunk(file, parts);
  }
}

function revisionOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The build has no index.html.');
  return digest(file.source);
}

const digest = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

async function bundleWorker(precached: readonly Precached[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHED: JSON.stringify(precached),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  });
  const [made] = Array.isArray(built) ? built : [built];
  const script = made && 'output' in made ? made.output[0] : undefined;
  if (!script) throw new Error('The service worker could not be built.');
  return script.code;
}
