import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTALLATION } from '#installation.ts';
import { toText } from '../to-text.ts';
import type { CheckedFile } from './checked-file.ts';
import { listMisses, type Miss } from './misses.ts';
import { pathInWorkspace } from './path-in-workspace.ts';

/** A fault that makes a check be missed ends the command with 1, and is an error there too. */
const LEVEL = 'error';

/**
 * Writes the checks as SARIF 2.1.0 (OASIS): a rule for each, and a result for each fault, with the file and its line.
 * GitHub's code scanning shows no result without a line, so a fault without one is reported on line 1.
 */
export function checkSarif({ path, results, findLine }: CheckedFile): string {
  const misses = listMisses(results, findLine);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'shortlist check',
            version: INSTALLATION.version,
            rules: results.map(({ id, name, rule }) => ({
              id,
              name: toText(name),
              shortDescription: { text: toText(rule) },
              fullDescription: { text: toText(rule) },
              help: { text: toText(rule) },
              defaultConfiguration: { level: LEVEL },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: misses.map((miss) => ({
          ruleId: miss.check.id,
          ruleIndex: results.indexOf(miss.check),
          level: LEVEL,
          message: { text: miss.says },
          ...(path !== '-' && { locations: [locationOf(path, miss)] }),
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function locationOf(path: string, { line }: Miss) {
  const known = pathInWorkspace(path);
  const uri = isAbsolute(known)
    ? pathToFileURL(known).href
    : known.split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, region: { startLine: line ?? 1 } } };
}
