import { foldWords } from '../fold-words.ts';

/** "Müller" and "Mueller" are one name; so are words written together or apart. */
const joinWords = (words: readonly string[]): string => words.join('').replace(/([aou])e/gu, '$1');

const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `inc incorporated llc llp lp ltd limited plc corp corporation co company cic
  gmbh mbh ggmbh ag kg kgaa ohg gbr ug ev eg se cokg
  sa sas sasu sarl eurl snc sci scop srl srls spa sapa sl slu sau slp scoop coop
  bv nv vof cv lda ltda eireli epp ab hb as asa oy oyj aps is ks dac clg
  spzoo zoo spj sro doo kft nyrt zrt ad ood eood
  pty pte pvt private bhd sdn kk`.split(/\s+/u),
);

/** Words between the parts of a legal form. */
const BETWEEN = new Set(['and', 'et', 'und', 'y', 'e']);

/** A company's name as it is compared: without case, accents, signs, spaces, "The" and legal forms at its end. */
export function foldCompany(name: string): string {
  let words = foldWords(name);
  if (words.length > 1 && words[0] === 'the') words = words.slice(1);
  let end = words.length;
  while (end > 1 && (LEGAL_FORMS.has(words[end - 1] ?? '') || BETWEEN.has(words[end - 1] ?? '')))
    end -= 1;
  return joinWords(words.slice(0, end));
}

/** "(m/w/d)", "H/F", "*in" and others by which German, French and Dutch titles mean everybody. */
const EVERYBODY =
  /\(?\b(?:[mwfhdvxi]|gn|all genders?)(?: ?[/|,·*] ?(?:[mwfhdvxi]|gn|div(?:ers)?)\b){1,3}\)?|\((?:all genders|gn)\)|[*:_/·]-?in(?:nen)?\b|\(in(?:nen)?\)|(?<![(/·.-])[(/·.-]+(?:ne|e|euse|rice|trice|a|o|in)\)?(?=\s|$)/giu;

/** Modes and hours of work, and numbers of requisitions: said by some copies of a posting and left out by others. */
const ASIDES =
  /\(?\b(?:(?:fully |100 ?% )?remote|hybrid|on-?site|full[ -]?time|part[ -]?time|permanent|vollzeit|teilzeit|unbefristet|cdi|temps plein|tempo pieno|jornada completa|w2|urgent(?:ly)?(?: hiring)?)\b\)?|(?:\b(?:req|ref|job|vacancy|id)\b[ .:#-]*(?:(?:id|no)[ .:#-]*)?|# ?)(?:[a-z]{1,3}-?)?\d[\d-]{2,}/giu;

const SHORT: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  jnr: 'junior',
  mgr: 'manager',
  eng: 'engineer',
  engr: 'engineer',
  dev: 'developer',
  asst: 'assistant',
  assoc: 'associate',
  admin: 'administrator',
  rep: 'representative',
  tech: 'technician',
  dir: 'director',
  vp: 'vicepresident',
  swe: 'softwareengineer',
  hr: 'humanresources',
  qa: 'qualityassurance',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
};

/** The words of a role, without asides. */
export const listRoleWords = (title: string): string[] =>
  foldWords(title.replace(EVERYBODY, ' ').replace(ASIDES, ' '));

/** A role as it is compared: without case, accents, signs, spaces and words of its place; usual abbreviations written out. */
export function joinRole(words: readonly string[], isPlace: (word: string) => boolean): string {
  const role = words.filter((word) => !isPlace(word));
  const kept = role.length > 0 ? role : words;
  return joinWords(kept.filter((word) => word !== 'and').map((word) => SHORT[word] ?? word));
}
