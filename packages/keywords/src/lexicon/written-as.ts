import type { Name } from './lexicon.ts';

/** The place in a text at which a name was found. */
export type Place = { text: string; start: number; end: number };

/**
 * Checks whether the words at a place can be this name: in its case where that counts, and for a name that is
 * also a plain word ("Go", "R") only where a skill can stand. Never true for a part of another name
 * ("R&D", "C++", "go-to-market").
 */
export function isWrittenAs(name: Name, place: Place): boolean {
  if (isOtherWord(name.text, place)) return false;
  if (!name.exact)
    return !isProper(name) || (hasLetters(name.text, place) && isNoPlainWord(name, place));
  if (!hasCase(name.text, place)) return false;
  return !name.inContext || standsAsSkill(place) || isNameWithin(name.text, place);
}

/** "Leeds" is no plural of LEED, and "A/I" in a table of criteria is no AI. */
function isOtherWord(name: string, { text, start, end }: Place): boolean {
  if (!/^[A-Z]{2,6}$/.test(name)) return false;
  const written = text.slice(start, end);
  if (/\bTL;$/i.test(text.slice(Math.max(0, start - 4), start))) return true;
  const inColumn = /\s{3}$/.test(text.slice(Math.max(0, start - 3), start));
  return /^[A-Z]?[a-z]+s$/.test(written) || (inColumn && /^[A-Z]\/[A-Z]$/.test(written));
}

/** "Solidity", "Outlook": a word that is a name is not stemmed, or "solid" would mean the language. */
export const isProper = ({ text, keys, isLocal }: Name) =>
  keys.length === 1 && !isLocal && /^[A-Z][a-z]/.test(text);

function hasLetters(name: string, { text, start, end }: Place): boolean {
  const written = squeeze(text.slice(start, end)).toLowerCase();
  const wanted = squeeze(name).toLowerCase();
  return written === wanted || written === `${wanted}s`;
}

/** "Bake soda bread", "the lighthouse museum": a product's name in small letters stands only where a skill can stand. */
const isNoPlainWord = ({ listed }: Name, place: Place): boolean =>
  listed !== true || !/^\p{Ll}/u.test(place.text.slice(place.start)) || standsAsSkill(place);

function hasCase(name: string, { text, start, end }: Place): boolean {
  const written = squeeze(text.slice(start, end));
  const wanted = squeeze(name);
  if (written === wanted || written === `${wanted}s`)
    return !(
      OPENS.test(text.slice(Math.max(0, start - 4), start)) &&
      VERB_BEHIND.test(text.slice(end, end + 12))
    );
  // A heading or a list in capitals says nothing of case, but for one-letter names.
  return (
    wanted.length > 3 &&
    written === wanted.toUpperCase() &&
    isShouting(text, start) &&
    !VERB_BEHIND.test(text.slice(end, end + 12))
  );
}

const squeeze = (name: string) => name.replace(/[\s/.'-]+/g, '');

/** "EXCEL IN A MISSION", "WORD TO THE WISE". */
const VERB_BEHIND =
  /^\s+(?:in|at|to|for)\s+(?:an?|the|this|our|your)\b(?! (?:high|good|basic|advanced|very))/i;
/** "Word to the wise", "Excel in a mission": a sentence that begins with a word. */
const OPENS = /^$|[.!?\n]\s*$|[-*•]\s*$/;

/** Checks whether the line around a place is all capitals. */
function isShouting(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n', at) + 1;
  const to = text.indexOf('\n', at);
  const line = text.slice(from, to < 0 ? undefined : to);
  return !/[a-z]/.test(line);
}

/** "against Snowflake": a longer word with a capital in the middle of a sentence is a name. */
function isNameWithin(name: string, { text, start, end }: Place): boolean {
  if (!/^[A-Z][a-z]{3,}$/.test(name)) return false;
  const before = /[a-z,]\s$/.test(text.slice(Math.max(0, start - 2), start));
  return before && !/^(?:[&-]|\s+[A-Z])/.test(text.slice(end, end + 3));
}

const BEFORE =
  /(?:^|[,;:(|/•·"\n]\s*|\b(?:and|or|in|with|using|use|know|knows|of|like|languages?|versus|vs|some|including|e\.g\.|to|plus|both)\s+|[-*+]\s+|&\s*)$/i;
const AFTER =
  /^(?:$|\s*(?:[,;:)|/"\n•·]|\.(?:\s|$)|$)|\s+(?:and|or|with|for|in|on|is|are|preferred|required|a plus|experience|skills?|programming|programmers?|developers?|development|code|coding|engineers?|scripts?|scripting|language|services?|packages?|users?|models?|tests?|testing|pipelines?|projects?|tools?|apps?|queries|dashboards?|\(|\d))/i;
const JOINED_AFTER = /^(?:[&+#]|-\w|\s*&\s*[A-Z])/;

/** Checks whether a place is one where a skill can stand: in a list, behind "using", before "experience". */
export function standsAsSkill({ text, start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 16);
  if (JOINED_AFTER.test(after) || /[&+#-]$/.test(before)) return false;
  if (
    /^\s+(?:to|the|well|fast|far|beyond|above|through|live|ahead|team|volunteer)\b/i.test(after)
  ) {
    return false;
  }
  return BEFORE.test(before) && AFTER.test(after);
}
