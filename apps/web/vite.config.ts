import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { siteIndex } from './src/site-index/site-index-plugin.ts';

/** The two faces that every first screen needs; the other scripts load by unicode-range. */
const FIRST_FACES = /(inter|source-serif-4)-latin-wght-normal-.*\.woff2$/;

/** Preloads the first faces, so that text is drawn once and does not jump. */
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
              },
              injectTo: 'head',
            }),
          ),
    },
  };
}

/** Parts of pdfkit that nothing here reaches: breaking lines, PNG pictures, WOFF 2. 68 kB gzip less. */
const leftOut = fileURLToPath(new URL('src/paper/left-out.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { linebreak: leftOut, 'png-js': leftOut, 'brotli/decompress.js': leftOut } },
  plugins: [react(), tailwindcss(), preloadFonts(), siteIndex()],
  // The worker that reads documents loads a reader when a file of its kind comes.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // Nothing is inlined as data: the Content-Security-Policy then needs no exception for it.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
  },
  // One run builds both halves: what browsers load, then what the server renders pages with.
  builder: {},
  environments: {
    client: {},
    ssr: {
      // Everything in one place and for production, so that the server reads few files to start.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'src/render.tsx' } },
      },
    },
  },
});
