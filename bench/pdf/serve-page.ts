import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/**
 * Builds the page as the web app is built (minified, lazy chunks, pdfkit without its unused parts) and
 * serves it on loopback. `close` stops the server and removes the build.
 */
export async function servePage(): Promise<{ url: string; close: () => Promise<void> }> {
  const root = join(import.meta.dirname, 'page');
  const outDir = await mkdtemp(join(tmpdir(), 'pdf-bench-'));
  const unused = join(import.meta.dirname, '../../apps/web/src/paper/pages/left-out.ts');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: {
      alias: { linebreak: unused, 'png-js': unused, 'brotli/decompress.js': unused },
      // npm gives react-pdf two copies of pdfkit, and only one of them gets the standard fonts.
      dedupe: ['pdfkit', 'react'],
    },
    build: {
      outDir,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 3000,
      emptyOutDir: true,
    },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The bench page could not be served on loopback.');
  return {
    url,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
