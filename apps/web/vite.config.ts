import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
} from 'vite';
import { compressFiles } from './src/compress-files-plugin.ts';
import { dutyIndex } from './src/duty-index-plugin.ts';
import { APP_FILES } from './src/lib/hydration/prefetch-app.ts';
import { moduleList } from './src/module-list-plugin.ts';
import { serviceWorker } from './src/service-worker/service-worker-plugin.ts';
import { siteIndex } from './src/site-index/site-index-plugin.ts';
import { zodWithoutJsonSchema } from './src/zod-without-json-schema-plugin.ts';

/** The two faces that every first screen needs; the other scripts load by unicode-range. */
const FIRST_FACES = /(inter|source-serif-4)-latin-wght-normal-.*\.woff2$/;

/**
 * Preloads the first faces, so that text is drawn once and does not jump. Where the app draws the page they wait for its
 * scripts, since without these there is no text; `fillShell` takes that back.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FACES.test(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: '',
                fetchpriority: 'low',
              },
              injectTo: 'head',
            }),
          ),
    },
  };
}

/** The chunk of what every dialog needs. */
const DIALOGS = 'dialogs';

/** Lists the scripts that hydrate a rendered page or answer its first press, so that they can be fetched before they are run. */
function listAppFiles(): Plugin {
  return {
    name: 'list-app-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const found = new Set<string>();
        for (const file of Object.values(bundle)) {
          const isFirst = file.name === 'start-app' || file.name === DIALOGS;
          if (file.type === 'chunk' && isFirst) importedBy(file.fileName, bundle, found);
        }
        const content = Array.from(found, (file) => `/${file}`).join(' ');
        return [{ tag: 'meta', attrs: { name: APP_FILES, content }, injectTo: 'head' }];
      },
    },
  };
}

/** A chunk and all that it imports, each once. */
function importedBy(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of file.imports) importedBy(imported, bundle, found);
  return found;
}

/** What sets and draws the pages of a resume: all of it is needed at once. What other scripts, designs and files take comes later. */
const PAPER = new RegExp(
  [
    'packages/(?:document|layout)/',
    'packages/fonts/src/(?!more/|shaping)',
    'packages/templates/src/(?:classic/(?!tuned)|(?!registry|proved)[\\w-]+[.]ts)',
    'src/paper/(?:highlights/|reading/|sheets/(?!paper-skeleton)|pages/(?:use|lay|paper(?!-words))|fonts/(?!other|font-loader))',
    'node_modules/(?:bidi-js|@fontsource/tinos)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/**
 * What every page needs in few files instead of fifty, the dependencies of what is named included: what
 * runs at once, the libraries, which change seldom, and the rest of the app. Pages stay chunks of their own.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  {
    name: 'libraries',
    // Lists that go on and on stand on one page alone.
    test: /node_modules[\\/](?:react-dom|@tanstack)[\\/](?!.*infiniteQuery(?!Behavior))/i,
    priority: 4,
  },
  { name: 'start-app', test: /src[\\/]start-app\.tsx$/, priority: 3 },
  // What every call to the server needs, and what every page of an open resume needs: two files instead of forty.
  { name: 'calls', test: /src[\\/]lib[\\/]server[\\/](?:ask-resumes|call)\.ts$/, priority: 2 },
  { name: 'open-resume', test: /src[\\/]draft[\\/]opening[\\/]open-resume\.ts$/, priority: 1 },
  // What draws pages: the pages of a resume need all of it, and what is loaded after them some.
  {
    name: 'paper',
    test: PAPER,
    priority: 0,
    // Other pages need some of what these depend on.
    includeDependenciesRecursively: false,
  },
  // Fetched once a page stands: no dialog is open on a first screen.
  { name: DIALOGS, test: /src[\\/]ui[\\/]dialogs[\\/](?:alert-dialog|drawer)\.tsx$/, priority: 0 },
];

/** Parts of pdfkit that nothing here reaches: breaking lines, PNG pictures, WOFF 2. 68 kB gzip less. */
const leftOut = fileURLToPath(new URL('src/paper/pages/left-out.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { linebreak: leftOut, 'png-js': leftOut, 'brotli/decompress.js': leftOut } },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    listAppFiles(),
    siteIndex(),
    zodWithoutJsonSchema(),
    serviceWorker(),
    moduleList(),
    compressFiles(),
  ],
  // Workers load parts of themselves: a reader when a file of its kind comes, the words of a trade when a posting speaks of it.
  worker: { format: 'es', plugins: () => [dutyIndex(), zodWithoutJsonSchema()] },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // Nothing is inlined as data: the Content-Security-Policy then needs no exception for it.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // Compressing takes most of a build's time, and is to.
      checks: { pluginTimings: false },
    },
  },
  // One run builds both halves: what browsers load, then what the server renders pages with.
  builder: {},
  environments: {
    client: {
      // Of a library that has a build without the DOM, that one: our readers run in workers, where there is none.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
    },
    ssr: {
      // Everything in one place and for production, so that the server reads few files to start.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { render: 'src/render.tsx' },
          // What browsers fetch later, the server may have at once.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
