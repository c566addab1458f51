import { nameKeys } from '../text/words.ts';
import { dutyKeys, signsOf } from './duties.ts';
import { findName } from './find-in-resume.ts';
import type { Asked, Context } from './match.ts';
import { findTogether } from './meaning/reworded.ts';
import { coreName, withoutPraise } from './names/names-of.ts';
import type { Run } from './resume-index.ts';

/** Finds the words of a resume that show a duty: "proved dead" shows safe isolation, "cashed up" cash handling. */
export function findDutySigns(asked: Asked, { index, lexicon }: Context): Run[] {
  const keys = dutyKeysOf(asked);
  const signs = new Set([...keys].flatMap((key) => signsOf(lexicon.duties, key, asked.surface)));
  return [...signs].flatMap((sign) =>
    'name' in sign ? findName(index, sign.name, true) : findTogether(index, sign.wanted),
  );
}

/** Lists what the duties that a keyword may name are looked up by. */
export function dutyKeysOf({ term, surface, group }: Pick<Asked, 'term' | 'surface' | 'group'>) {
  const core = coreName(surface);
  const texts = [surface, core, withoutPraise(core), term];
  // A tool's other names may be as wide as a duty's.
  const others = group && group.kind !== 'tool' && group.kind !== 'language' ? group.names : [];
  const names = [...texts.map(nameKeys), ...others.map(({ keys }) => keys)];
  return new Set(names.flatMap(dutyKeys));
}
