import type { ChosenLook, Resume } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import type { LookChanges, LookHistory } from './look-history.ts';

type Known = { look: ChosenLook; left: LookHistory['left']; designs: Designs };

/** Returns a resume as it is once a design is chosen. */
export const withChoice = (resume: Resume, { design, engine }: LookChanges): Resume => ({
  ...resume,
  look: {
    ...resume.look,
    ...(design !== undefined && { design }),
    ...(engine !== undefined && { engine }),
  },
});

/**
 * Returns the changes of picking a design: beside it the newest engine where the look names none, since nothing of the
 * resume was printed in that design before. A design that was `left` comes back with the engine that it had.
 */
export function choiceOf(design: string, { look, left, designs }: Known): LookChanges {
  const [first] = designs.all;
  const had = left.has(design) || design !== first.id ? left.get(design) : left.get('');
  if (had !== undefined) return { design, engine: had };
  const newest = designs.layoutVersions.at(-1)?.number ?? 1;
  return { design, engine: look.engine ?? (newest > 1 ? newest : null) };
}
