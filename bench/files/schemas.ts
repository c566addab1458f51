import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

/** The transitional schemas of ISO/IEC 29500-4, where they lie beside the repository. */
const SCHEMAS = new URL('../../../shared/data/ooxml/', import.meta.url);

/** The schema of each kind of part that they speak of. */
const SCHEMA_OF: readonly [part: RegExp, schema: string][] = [
  [/^word\/\w+\.xml$/, 'wml.xsd'],
  [/^docProps\/app\.xml$/, 'shared-documentPropertiesExtended.xsd'],
];

/** So many parts are checked at a time: each call reads the schemas anew. */
const BATCH = 60;

/** Validates the parts of Word files: how many were checked, and what is wrong with them; undefined without schemas. */
export async function validateFiles(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<{ parts: number; errors: string[] } | undefined> {
  if (!existsSync(SCHEMAS)) return undefined;
  const preload = readSchemas();
  const errors: string[] = [];
  let parts = 0;
  for (const [pattern, schema] of SCHEMA_OF) {
    const xml = [...files].flatMap(([name, file]) => partsOf(name, file, pattern));
    parts += xml.length;
    for (let at = 0; at < xml.length; at += BATCH) {
      const { errors: found } = await validateXML({
        xml: xml.slice(at, at + BATCH),
        schema: preload.filter(({ fileName }) => fileName === schema),
        preload: preload.filter(({ fileName }) => fileName !== schema),
        initialMemoryPages: 2048,
        maxMemoryPages: 16_384,
      });
      errors.push(...found.map(({ rawMessage }) => rawMessage));
    }
  }
  return { parts, errors };
}

/** The loader has one folder: what is imported from another is named without it. */
function readSchemas(): XMLFileInfo[] {
  const names = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.xsd'))
    .map((name) => ({
      fileName: name.replace('mce/', ''),
      contents: readFileSync(new URL(name, SCHEMAS), 'utf8').replaceAll('../mce/', ''),
    }));
}

const partsOf = (name: string, file: Uint8Array, pattern: RegExp): XMLFileInfo[] =>
  Object.entries(unzipSync(file))
    .filter(([part]) => pattern.test(part))
    .map(([part, bytes]) => ({
      fileName: `${name}-${part}`.replaceAll('/', '-'),
      contents: strFromU8(bytes),
    }));
