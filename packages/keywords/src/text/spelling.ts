/** British endings and stems, and the American ones that stand for both. Tried in this order. */
const BRITISH: readonly [RegExp, string][] = [
  [/isation(s?)$/, 'ization$1'],
  [/(?<=\w{3})ise(d|s|r|rs)?$/, 'ize$1'],
  [/(?<=\w{3})ising$/, 'izing'],
  [/yse(d|s|r|rs)?$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/(behavi|col|fav|lab|hon|harb|neighb|arm|flav|hum)our/, '$1or'],
  [/(cancel|label|model|travel|counsel|signal|fuel|channel|level|tunnel)l(ed|ing|er|ers)$/, '$1$2'],
  [/(fulfil|enrol|instal|skil)(ment|ments|ful|s)?$/, '$1l$2'],
  [/^mould/, 'mold'],
  [/^(cent|met|theat|fib|lit|calib)re(s?)$/, '$1er$2'],
  [/licence/, 'license'],
  [/defence/, 'defense'],
  [/programme/, 'program'],
  [/catalogue/, 'catalog'],
  [/dialogue/, 'dialog'],
  [/paediatr/, 'pediatr'],
  [/orthopaed/, 'orthoped'],
  [/anaesth/, 'anesth'],
  [/haem(?=[ao])/, 'hem'],
  [/gynaec/, 'gynec'],
  [/^foet/, 'fet'],
  [/^oestr/, 'estr'],
  [/^oesoph/, 'esoph'],
  [/^alumini/, 'alumin'],
  [/^tyre/, 'tire'],
  [/^plough/, 'plow'],
  [/judgement/, 'judgment'],
  [/^storey/, 'story'],
  [/^aeroplan/, 'airplan'],
  [/^grey/, 'gray'],
  [/^artefact/, 'artifact'],
];

/** Most words have none of them, and are asked once. */
const ANY_BRITISH = new RegExp(BRITISH.map(([british]) => british.source).join('|'));

/** An English word in lower case, in American spelling. Other words come back as they are. */
export function americanSpelling(word: string): string {
  if (!ANY_BRITISH.test(word)) return word;
  for (const [british, american] of BRITISH) {
    if (british.test(word)) return word.replace(british, american);
  }
  return word;
}
