import type { Keyword } from './keyword.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { readDegrees } from './match/names/degree.ts';
import { findGroup } from './match/names/names-of.ts';
import { findMentions } from './posting-mentions.ts';
import { nameKeys } from './text/words.ts';

/** A keyword that a person names, looked up in the posting and in the lexicon. Scored, as asked for. */
export function givenKeyword(term: string, posting: string, lexicon: Lexicon): Keyword {
  const [degree] = readDegrees(term);
  const asked = degree && widen(degree, posting);
  const group = asked ? undefined : findGroup(lexicon, term);
  return {
    id: `given:${nameKeys(term).join(' ')}`,
    term,
    surface: term,
    tier: 'scored',
    importance: 'must',
    certainty: 1,
    source: 'given',
    mentions: findMentions(posting, term),
    ...(group && { group }),
    ...(asked && { degree: asked }),
  };
}

type Asked = ReturnType<typeof readDegrees>[number];

/** The posting's own wording of a degree names all subjects that will do. */
function widen(degree: Asked, posting: string): Asked {
  const [field] = degree.fields;
  if (field === undefined) return degree;
  const wanted = nameKeys(field).join(' ');
  const same = readDegrees(posting).find(
    ({ level, fields }) =>
      level === degree.level && fields.some((each) => nameKeys(each).join(' ') === wanted),
  );
  return same ? { ...degree, fields: same.fields } : degree;
}
