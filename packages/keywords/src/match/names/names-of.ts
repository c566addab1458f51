import type { Group, Lexicon, Name } from '../../lexicon/lexicon.ts';
import { readName } from '../../lexicon/read-name.ts';
import { nameKeys } from '../../text/words.ts';

/** Words that say what sort of thing a name is, not which: "Epic software", "BLS certification". */
const SORT =
  /\s+(?:certifications?|certificates?|certified|licen[sc]es?|licensure|credentials?|software|systems?|platforms?|programming|skills?|experience|tools?|cards?|languages?|degree|endorsement|knowledge|proficiency|suite|applications?|administration|environments?|principles|methodolog(?:y|ies)|practices|techniques|procedures|processes|standards|regulations|requirements)$/i;

/** Words that say so only behind two others: "sales tax returns" is sales tax, "tax returns" is not tax. */
const SORT_OF_LONG =
  /(?<=\S\s+\S+)\s+(?:registers?|records?|reports?|schedules?|claims?|returns?|documentation|activities|projects|tasks|workflows?|programs?|initiatives|campaigns|efforts|operations|functions|services|duties|support)$/i;

/** Behind an abbreviation these only say what is done with it: "IEP meetings", "PII handling", "SEC filings". */
const SORT_OF_ABBREVIATION =
  /(?<=^[A-Z][A-Z&/]{1,6}\d?)\s+(?:meetings?|handling|claims?|handoffs?|queries|models?|services?|files?|filings?|documents?|documentation|reports?|reporting|training|compliance|rules?|guidelines?|laws?|codes?|projects?|work|concepts|pipelines?|tracking|drawings?|permits?)$/;

/** "Form 990", "Section 504", "ASME Section IX": the number alone says which. */
const COUNTED =
  /\b(?:[Ff]orm|[Ss]ection|[Pp]art|[Tt]itle)\s+(?=\d{3}|[IVX]{1,4}\b)|(?<=[A-Z]{2}\s)(?:[Ll]evel|[Gg]rade|[Cc]ategory|[Cc]lass)\s+(?=\d\b)/;

/** The year or edition of a norm: "WCAG 2.1", "Construction Contracts Act 2013". */
const EDITION = /(?<=[A-Za-z]{3})\s+(?:v?\d{1,2}\.\d{1,2}|(?:19|20)\d{2})$/;

/** A name without the words that only sort it. */
export function coreName(name: string): string {
  const bare = name.replace(/\s*\([^()]*\)\s*/g, ' ').trim();
  const core = bare
    .replace(SORT, '')
    .replace(SORT_OF_LONG, '')
    .replace(SORT_OF_ABBREVIATION, '')
    .replace(COUNTED, '')
    .replace(EDITION, '');
  return core.length > 1 ? core : bare;
}

/** Praise and measure before a name: "advanced Excel", "fluent in French", "habla español". */
const PRAISE =
  /^(?:(?:strong|excellent|good|great|solid|proven|basic|advanced|intermediate|deep|extensive|hands-on|prior|previous|relevant|various|current|valid|active|effective|ongoing|complex|annual|yearly|quarterly|monthly|weekly|daily|fluent|conversational|native|business|technical|written|spoken|habla)\s+)+(?:(?:in|with|of)\s+)?/i;

/** A name without praise before it; the same text where none leads it. */
export const withoutPraise = (name: string) => name.replace(PRAISE, '');

const MAKER =
  /^(?:Adobe|Microsoft|MS|Apache|Google|Oracle|Amazon|AWS|Cisco|IBM|Atlassian|Autodesk|Apple|Meta|SAP|Dassault|Siemens|Salesforce|Intuit|VMware|Citrix|Epic|Sage|Esri)\s+(?=[A-Z])/;

/** A product without its maker's name: "Adobe Acrobat" is Acrobat. The same text where none leads it. */
export const withoutMaker = (name: string) => name.replace(MAKER, '');

/** The group that a text names, whole or without words that only sort or praise it. */
export function findGroup(lexicon: Lexicon, text: string): Group | undefined {
  const core = coreName(text);
  return [text, text.replace(/\s*\([^()]*\)/g, ''), core, withoutPraise(core)]
    .map((each) => groupNamed(lexicon, each))
    .find((group) => group !== undefined);
}

function groupNamed(lexicon: Lexicon, text: string): Group | undefined {
  const { keys, joined } = readName(text);
  const entries = lexicon.byFirstKey.get(keys[0] ?? '') ?? [];
  const whole = entries.filter(({ name }) => name.keys.join(' ') === keys.join(' '));
  const together = (lexicon.byJoined.get(joined) ?? []).filter(
    ({ name }) => name.joined.length > 4,
  );
  const fits = [...whole, ...together];
  const best = fits.find(({ name }) => name.text === text) ?? fits.find(({ name }) => !name.exact);
  return (best ?? fits.find(({ name }) => sameButForCase(name, text)))?.group;
}

// "SOX" is not written "sox", but a term someone typed may be.
const sameButForCase = (name: Name, text: string) =>
  !name.inContext && name.text.toLowerCase() === text.toLowerCase();

/** Characters. */
const LONG_FORM_AT_MOST = 80;

/** "Long form (ABC)" in a posting: what each is the other of, by its keys. */
export function readDefinitions(text: string): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  for (const { index, 1: written = '' } of text.matchAll(/\(([A-Z][A-Za-z&/]{1,7})\)/g)) {
    const before = text.slice(Math.max(0, index - LONG_FORM_AT_MOST), index);
    const short = written.replace(/s$/, '');
    const long = longForm(before.trim().split(/\s+/), short);
    const glossed = GLOSSED.exec(before)?.[1];
    if (long !== undefined) definitions.set(nameKeys(short).join(' '), long);
    // What is explained by letters that are not its own is stated by them, but not they by it.
    const meaning = long ?? glossed;
    if (meaning !== undefined) definitions.set(nameKeys(meaning).join(' '), short);
  }
  return definitions;
}

/** The item of a list before a bracket: "neonatal resuscitation (NLS)". */
const GLOSSED = /(?:^|[,;:.\n]|\s(?:and|or)\s|[-*•]\s)\s*((?:[\w'-]+ ){1,3}?[\w'-]+)\s*$/;

const SMALL = /^(?:of|the|and|for|in|to|a|&)$/i;

/** The last words before a bracket whose initials are the short form. */
function longForm(words: readonly string[], short: string): string | undefined {
  const letters = short.replace(/[^A-Za-z]/g, '').toUpperCase();
  for (let count = letters.length; count <= words.length; count += 1) {
    const long = words.slice(-count);
    const initials = long
      .flatMap((word) => (SMALL.test(word) ? [] : word.split('-')))
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
    if (initials === letters) return long.join(' ');
  }
  return undefined;
}
