import type { Command } from '../command.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';

/** Lists the designs with the figures that were proved of each. */
export const designs: Command = {
  summary: { code: 'help.designsSummary' },
  help: () => ({ code: 'help.designs' }),
  async run(args, registries) {
    parseOptions(args, {});
    const rows = registries.designs.all.map(({ id, name, proved }) => [
      id.padEnd(12),
      name.padEnd(12),
      proved
        ? `words in order ${proved.words} %; fields read back by our reader ${proved.fields} %, by one that does not know our files ${proved.fieldsElsewhere} %`
        : '',
    ]);
    await print(`${rows.map((row) => row.join('').trimEnd()).join('\n')}\n`);
  },
};
