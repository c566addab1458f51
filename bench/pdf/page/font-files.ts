import latinRegular from '@fontsource/tinos/files/tinos-latin-400-normal.woff?url';
import latinBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff?url';

/** The two faces that the resumes need, by the key of `@shortlist/fonts`: every library gets these. */
export const FONT_URLS = {
  'tinos-latin-400': latinRegular,
  'tinos-latin-700': latinBold,
} as const;

export async function fetchFont(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}
