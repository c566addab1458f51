import { FIXED, isFixed } from '../../../../scripts/node-versions.mjs';
import { advice, type Check, ok } from './finding.ts';

/** Looks at the Node that this runs on, which is the one that the commands and the unit of systemd choose. */
export const checkNode: Check = {
  name: 'node',
  look() {
    const { version } = process;
    if (isFixed(version)) return [ok(`Node ${version} has the fixes known on ${FIXED.checked}.`)];
    const wanted = Object.values(FIXED.first).join(' or ');
    return [
      advice(
        `Node ${version} lacks ${FIXED.fixes}.`,
        `Install Node ${wanted}, or newer, on this machine: it is then used.`,
      ),
    ];
  },
};
