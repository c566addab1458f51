import { basename } from 'node:path';
import type { Exporter, Exporters } from '@shortlist/exporters';
import { usageError } from './command.ts';
import { choicesOf } from './to-text.ts';

/** The format that is asked for, else the one that the ending of the file names; undefined where that has none. */
export function chooseExporter(
  output: string,
  format: string | undefined,
  { all, find }: Exporters,
): Exporter | undefined {
  if (format !== undefined) {
    const asked = find(format);
    if (asked) return asked;
    throw usageError({
      code: 'command.unknownExporter',
      params: { id: format, choices: choicesOf(all) },
    });
  }
  const [, ...parts] = basename(output).toLowerCase().split('.');
  const ending = parts.at(-1);
  if (ending === undefined) return undefined;
  const named = all.find(({ extension }) => extension === ending);
  if (named) return named;
  const endings = all.map(({ extension }) => `.${extension}`);
  throw usageError({ code: 'command.unknownEnding', params: { file: output, endings } });
}
