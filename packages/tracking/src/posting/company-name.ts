import { headingKind } from '@shortlist/keywords';
import { trimEnd } from '../trim-end.ts';
import { isChrome, isFact } from './chrome.ts';
import { HIDDEN, NO_NAME } from './company-words.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { ORGANISATION } from './organisation.ts';
import { A_TOWN, isPlace, looksLikePlace, splitAtPlace } from './place-words.ts';
import { signsOf } from './ranking.ts';
import { isRoleNoun, namesRole } from './role.ts';
import { isTownName } from './towns.ts';

/** "Acme Ltd, Leeds", "Acme (Leeds)", "Acme, Inc., Hamilton, Ontario": the name, and whether a place stood behind it. */
export function splitPlace(segment: string): { name: string; placed: boolean } {
  const [, before = '', inside = ''] = /^(.+?) \(([^()]+)\)$/u.exec(segment) ?? [];
  if (splitAtPlace(inside)) return { name: before, placed: ORGANISATION.test(before) };
  const words = before || segment;
  const house = beforeTown(words);
  if (house !== '') return { name: house, placed: true };
  const placed = splitAtPlace(words);
  if (placed) return { name: upToComma(placed.before), placed: true };
  const name = beforeState(words) || beforeComma(words);
  return { name: name || upToComma(words), placed: name !== '' };
}

/** The name before "in" or a comma and a town: "Grupo Vidal en Puebla", "The Old Forge, Keswick". */
function beforeTown(words: string): string {
  if (/^(?:city|county|town|state) of /iu.test(words)) return upToComma(words);
  const [, house = '', where = ''] = IN_TOWN.exec(words) ?? [];
  const isWhere = isPlace(where) || TOWN_AND_PROVINCE.test(where) || ORGANISATION.test(house);
  if (house !== '' && isWhere) return house;
  const [, name = '', town = ''] = /^([^,]+), ([^,]+)(?:, [^,]+)?$/u.exec(words) ?? [];
  const isNamed = isPlace(town)
    ? NAMED_SO.test(name) || ORGANISATION.test(name)
    : ORGANISATION.test(name) && A_TOWN.test(town);
  return isNamed && !LEGAL_FORM.test(` ${town}`) ? name : '';
}

/** "Acme Foods Boise ID". */
function beforeState(words: string): string {
  const [state = ''] = / (?:\p{Lu}[\p{L}.]+ )?\p{Lu}[\p{L}.]+,? [A-Z]{2}$/u.exec(words) ?? [];
  return isPlace(state.trim()) ? words.slice(0, -state.length) : '';
}

/** The name before a comma and what may be a town that nobody knows. */
function beforeComma(words: string): string {
  const [, name = '', town = ''] =
    /^([^,]+), (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)$/u.exec(words) ?? [];
  const isOther = LEGAL_FORM.test(` ${town}`) || looksLikePlace(words) || namesRole(town);
  return isOther ? '' : name;
}

/** Firms' names that are no towns': "Doyle's of Main Street". */
const NAMED_SO = /['’]s(?:\s|$)|^The |[&+]/u;

/** "Grupo Vidal en Puebla, Pue.", "Acme - Medellín, Antioquia". */
const IN_TOWN = /^([^,]+?) (?:en|in|à|em|-|–) (\p{Lu}[^,]{2,30}(?:, .{2,20})?)$/u;
const TOWN_AND_PROVINCE = /^\p{Lu}[\p{L} ]+, \p{Lu}[\p{L}]{1,3}\.?$/u;

const upToComma = (words: string): string => {
  const [first = '', second = ''] = words.split(/, +/u);
  return LEGAL_FORM.test(` ${second}`) ? `${first}, ${second}` : first;
};

const LINK =
  /^(?:&|and|of|the|for|at|on|upon|de|du|des|la|le|les|los|las|el|der|die|das|dem|den|und|für|im|am|in|an|zu|zum|zur|et|à|pour|sur|y|e|do|da|dos|di|del|della|dei|per|van|von|ter|ten|het|aan|voor|en|te|\+|–|-|n\.?)$/u;

/** "Juniper Vale garden centre": a name and what it is. */
const WITH_KIND =
  /^((?:\p{Lu}[\p{L}’'-]+|&)(?: (?:\p{Lu}[\p{L}’'-]+|&)){0,5}) (?:\p{Ll}+ )?(?:centre|center|restaurant|café|bakery|brewery|school|hotel|pub|shop|farm|nursery|clinic|practice|museum|charity)$/u;

/** The name that words are, in full; empty for other words. */
export function nameIn(words: string): string {
  const name = upToForm(withoutRest(words));
  return mayBeName(name) && isWrittenSo(name) && !isNoName(name) ? name : '';
}

/** A name up to its legal form, behind which its sentence goes on: "bringen die Seilbahnen Horn AG Gäste". */
export const upToForm = (name: string): string => name.replace(BEHIND_FORM, '$1');
const BEHIND_FORM =
  /^(.{2,50}? (?:g?GmbH|AG|KG|eG|Inc\.?|LLC|Ltd\.?|SARL|SAS|B\.V\.|Lda\.?)) (?!Co\b|Group\b)\p{Lu}\p{Ll}.*$/u;

/** Words as a name is written, without what stands before it and behind it. */
export const withoutRest = (words: string): string =>
  trimEnd(words.replace(/ ?[*★☆]+/gu, ''), ',;:!*–-')
    .replace(WITH_KIND, '$1')
    .replace(
      /^(?:stellenangebot|stellenausschreibung|offre d['’]emploi|vacature) (?:de[rs]?|von|bei|van|chez) /iu,
      '',
    )
    .replace(
      /^(?:@|at|by|en|beim?|vom|bij|presso|chez|company|hiring|eure?|ihre?) (?=\p{Lu})/iu,
      '',
    )
    .replace(/^[\s.,;:!*–-]+/u, '')
    .replace(/^(?:Die|Der|Das) (?=\p{Lu})/u, '')
    .replace(/ (?:logo|home page|careers)$/iu, '')
    .replace(
      /(?<!\b(?:Inc|Co|Ltd|Corp|Lda|Ltda|Bros|St|\p{Lu}\.\p{L}(?:\.\p{L})*|\p{Lu}\.))\.$/u,
      '',
    );

/** Checks whether words may be a name at all. */
export const mayBeName = (name: string): boolean =>
  name.length > 1 &&
  name.length <= 70 &&
  name.split(/\s+/u).length <= 9 &&
  /^[\p{L}\d]/u.test(name) &&
  !/[@?€£$₹]|https?:|\d{3}|\d[.:]\d\d|\([^()]*$| {2}/u.test(name);

/** Checks whether each word of a name, but those that link others, is written as names are. */
function isWrittenSo(name: string): boolean {
  const isNamed = name
    .split(/\s+/u)
    .every(
      (word) =>
        /^(?:[dl]['’])?[\p{Lu}\d&+(–«»"]/u.test(word) ||
        LINK.test(word) ||
        LEGAL_FORM.test(` ${word}`),
    );
  const isPublic =
    ORGANISATION.test(name.split(' ', 1)[0] ?? '') &&
    /^(?:[dl]['’])?\p{Lu}/u.test(name.split(' ').at(-1) ?? '');
  return /^[\p{Lu}\d]/u.test(name) && (isNamed || (isPublic && !/[.,\d()]/u.test(name)));
}

/** Signs in the words of a name, for it and against it. */
export function signsOfName(name: string): string[] {
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? '';
  return signsOf({
    [`words ${Math.min(words.length, 6)}`]: true,
    written: isWrittenSo(name),
    capitals: /^[^\p{Ll}]{3,}$/u.test(name),
    figures: /\d/u.test(name),
    and: /[&+]|['’]s\b/u.test(name),
    sign: /[:;|!]/u.test(name),
    'function word': FUNCTION_WORD.test(name),
    organisation: ORGANISATION.test(name),
    legalForm: LEGAL_FORM.test(name) && !isPlace(name),
    article: ARTICLE.test(name),
    role: isRoleNoun(last),
    'maybe role': !isRoleNoun(last) && namesRole(last),
    roles: /s$/iu.test(last) && namesRole(last),
    noName: NO_NAME.test(name.replace(ARTICLE, '')) || HIDDEN.test(name),
    verb: VERB.test(name),
    town: isPlace(name) || isTownName(name),
    chrome: isChrome(name),
    fact: isFact(name),
  });
}

/** An article that may belong to a name or to its sentence. */
export const ARTICLE =
  /^(?:the|die|der|das|la|le|les|el|los|las|il|lo|gli|de|het|a|o|as|os) (?=\p{Lu})/iu;

const isNoName = (name: string): boolean =>
  NO_NAME.test(name) ||
  HIDDEN.test(name) ||
  /[@?!:;|€£$]|,[^,]*,/u.test(name) ||
  VERB.test(name) ||
  isPlace(name) ||
  headingKind(name) !== undefined ||
  isChrome(name) ||
  isFact(name);

const FUNCTION_WORD =
  /^(?:for|with|from|by|about|join|our|your|für|unsere?|mit|bei|aus|pour|avec|chez|notre|votre|para|con|com|nuestr[oa]|noss[oa]|nostr[oa]|onze?|voor|met|non|no|ne|se|si)(?!\p{L})/iu;
const VERB =
  /(?<!\p{L})(?:you|your|we|our|is|are|will|with|ago|posted|shift|hours|week|time|remote|hybrid|urgent|hrs|yrs|years|sie|wir|dich|vous|nous|je|wij)(?!\p{L})/iu;
