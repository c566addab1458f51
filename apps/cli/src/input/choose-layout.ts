import type { ChosenLook } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { usageError } from '../command.ts';

type Asked = { design: Design | undefined; layout: number | undefined };

/** The look with the layout that was asked for; with the newest where a design was, and neither look nor file names one. */
export function inLayout(
  look: ChosenLook,
  { design, layout }: Asked,
  { layoutVersions }: Designs,
): ChosenLook {
  if (layout !== undefined) return { ...look, engine: layout };
  const newest = layoutVersions.at(-1)?.number ?? 1;
  const isNew = design !== undefined && (look.engine ?? null) === null && newest > 1;
  return isNew ? { ...look, engine: newest } : look;
}

/** Reads the number of a layout; undefined where none was given. Throws `CommandError` for one that there is not. */
export function readLayout(
  layout: string | undefined,
  { layoutVersions }: Designs,
): number | undefined {
  if (layout === undefined) return undefined;
  const numbers = layoutVersions.map(({ number }) => String(number));
  if (numbers.includes(layout)) return Number(layout);
  throw usageError({ code: 'command.unknownLayout', params: { layout, choices: numbers } });
}
