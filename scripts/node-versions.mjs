// Which Node may run this project in earnest. Plain JavaScript on built-in modules only, as bootstrap.mjs.
import { compareVersions } from './compare-versions.mjs';

/**
 * The first release of each line that has every security fix known on `checked`: those of 21 October 2026, an
 * out-of-bounds write in Brotli's decoder among them (CVE-2026-111497). Lines that are not here are too old for the code, or
 * get no more fixes; one that is newer than all of them came out after those fixes.
 */
export const FIXED = {
  checked: '2026-11-28',
  first: { 24: '24.22.1', 26: '26.12.1' },
  fixes: 'the security fixes of 21 October 2026 (CVE-2026-111497 and nine others)',
};

/** Checks whether a version as `process.version` writes it, "v24.22.1", has them. Of a prerelease nothing is known. */
export function isFixed(version) {
  const [, major] = /^v?(\d+)\.\d+\.\d+$/.exec(version ?? '') ?? [];
  if (major === undefined) return false;
  const lines = Object.keys(FIXED.first).map(Number);
  if (Number(major) > Math.max(...lines)) return true;
  const first = FIXED.first[major];
  return first !== undefined && compareVersions(version, first) >= 0;
}

/**
 * Chooses which of two Nodes is to run a script, the machine's own or the one of the npm package, of which one may be
 * missing, and what is to be said of it: nothing where it has the fixes.
 */
export function chooseNode({ own, packaged }) {
  if (isFixed(own)) return { use: 'own' };
  if (isFixed(packaged)) return { use: 'packaged' };
  const wanted = `Install Node ${Object.values(FIXED.first).join(' or ')}, or newer, and it is used instead (docs/operations.md, "Node").`;
  const lacks = `which lacks ${FIXED.fixes}`;
  if (packaged === undefined)
    return {
      use: 'own',
      warning: `Running on this machine's Node ${withoutV(own)}, ${lacks}: the npm package "node" is not installed. ${wanted}`,
    };
  const machine =
    own === undefined ? 'this machine has none' : `this machine's own is ${withoutV(own)}`;
  return {
    use: 'packaged',
    warning: `Running on Node ${withoutV(packaged)} of the npm package "node", ${lacks}; ${machine}. ${wanted}`,
  };
}

const withoutV = (version) => version.replace(/^v/, '');
