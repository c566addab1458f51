import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Finds files as the fonts package does, which depends on the families. */
const { resolve } = createRequire(import.meta.resolve('@shortlist/fonts'));

const PAGE_STYLE = new URL('./page.css', import.meta.url);
const DIGITS = 12;

type Asset = { type: string; read: () => Promise<Buffer> };

/** Address of the style of pages, and all that is served under `/shared/` by its name. */
export type Assets = { style: string; byName: ReadonlyMap<string, Asset> };

const shortDigest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGITS);

/** Finds the style and the fonts that pages of links are made of. A font is named for the release of its package. */
export async function findAssets(): Promise<Assets> {
  // With the first page: a server that shows none has no need of them.
  const { knownFaces, loadFamilies } = await import('@shortlist/fonts');
  const { familyOf, SHEET_STYLE } = await import('@shortlist/svg');
  await loadFamilies();
  const releases = new Map<string, Promise<string>>();
  const releaseOf = (file: string): Promise<string> => {
    const [scope, name] = file.split('/');
    const path = `${scope}/${name}/package.json`;
    const release = releases.get(path) ?? readFile(resolve(path)).then(shortDigest);
    releases.set(path, release);
    return release;
  };

  const fonts = await Promise.all(
    knownFaces().map(async ({ key, file }) => ({
      ...{ key, name: `${key}-${await releaseOf(file)}.woff` },
      asset: { type: 'font/woff', read: () => readFile(resolve(file)) },
    })),
  );
  const faces = fonts.map(
    ({ key, name }) =>
      `@font-face{font-family:${familyOf(key)};src:url(/shared/${name}) format("woff");font-display:swap}`,
  );
  const style = Buffer.from(
    `${await readFile(PAGE_STYLE, 'utf8')}\n${SHEET_STYLE}\n${faces.join('\n')}\n`,
  );
  const styleName = `page-${shortDigest(style)}.css`;
  return {
    style: `/shared/${styleName}`,
    byName: new Map<string, Asset>([
      [styleName, { type: 'text/css; charset=utf-8', read: async () => style }],
      ...fonts.map(({ name, asset }) => [name, asset] as const),
    ]),
  };
}
