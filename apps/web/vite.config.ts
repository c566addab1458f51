import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolveModulePreloadDependenciesFn,
  type Rolldown,
} from 'vite';
import { chunkGroups, DIALOGS } from './src/chunk-groups/chunk-groups-plugin.ts';
import { compressFiles } from './src/compress-files-plugin.ts';
import { deflateApart } from './src/deflate-apart-plugin.ts';
import { dutyIndex } from './src/duty-index-plugin.ts';
import { leanIcons } from './src/lean-icons-plugin.ts';
import { leanPdfLib } from './src/lean-pdf-lib-plugin.ts';
import { leanZod } from './src/lean-zod-plugin.ts';
import { moduleList } from './src/module-list-plugin.ts';
import { APP_FILES } from './src/platform/hydration/prefetch-app.ts';
import { serviceWorker } from './src/service-worker/service-worker-plugin.ts';
import { siteIndex } from './src/site-index/site-index-plugin.ts';

/** Faces that first screens need; the other scripts load by unicode-range. */
const FIRST_FACES = /(?:(?:inter|source-serif-4)-latin-wght-normal|wordmark)-.*\.woff2$/;

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

/** Chunks that the start brings: they have come before another script asks for one. */
const STARTED = /\/(?:index|libraries|rolldown-runtime|start-app)-[^/]*$/;

/** The files that each file imports before it runs. */
const imports = new Map<string, ReadonlySet<string>>();

/** Notes them for `listPreloads`, which is asked behind all plugins. */
const noteImports = (): Plugin => ({
  name: 'note-imports',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const name of Object.keys(bundle)) imports.set(name, importedBy(name, bundle));
    },
  },
});

/**
 * Lists the files to fetch beside a script that is imported when it is needed; none where it comes alone. Those that the start or the
 * importing file itself has imported have come.
 */
const listPreloads: ResolveModulePreloadDependenciesFn = (file, imported, { hostId, hostType }) => {
  if (hostType === 'html' || /\/start-app-[^/]*$/.test(file)) return imported;
  const files = imported.filter((name) => !STARTED.test(name) && !imports.get(hostId)?.has(name));
  return files.length > 1 ? files : [];
};

/** Parts of pdfkit that nothing here reaches: breaking lines, PNG pictures, WOFF 2, encryption. */
const leftOut = fileURLToPath(new URL('src/paper/pages/left-out.ts', import.meta.url));

/**
 * The parser has at once what pages load late, what is printed in every language: that is no mistake, and pages, which
 * import one number of the parser, leave the rest of it out.
 */
const NO_LATE_WORDS = { ineffectiveDynamicImport: false };

export default defineConfig({
  resolve: {
    alias: {
      linebreak: leftOut,
      'png-js': leftOut,
      'brotli/decompress.js': leftOut,
      '@noble/ciphers/aes': leftOut,
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    listAppFiles(),
    noteImports(),
    siteIndex(),
    leanIcons(),
    leanZod(),
    deflateApart(),
    chunkGroups(),
    serviceWorker(),
    moduleList(),
    compressFiles({ isQuick: process.env.QUICK_BUILD === 'yes' }),
  ],
  // Workers load parts of themselves: a reader when a file of its kind comes, the words of a trade when a posting speaks of it.
  worker: {
    format: 'es',
    plugins: () => [dutyIndex(), leanPdfLib(), leanZod()],
    rolldownOptions: {
      checks: { pluginTimings: false, ...NO_LATE_WORDS },
      // What runs at once is one file: one that it imports would be asked for only when it has come.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // Nothing is inlined as data: the Content-Security-Policy then needs no exception for it.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    // Browsers that do not preload modules (Safari 16, Firefox 114) fetch what a script imports after it.
    modulePreload: { polyfill: false, resolveDependencies: listPreloads },
    rolldownOptions: {
      // Compressing takes most of a build's time, and is to.
      checks: { pluginTimings: false, ...NO_LATE_WORDS },
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
