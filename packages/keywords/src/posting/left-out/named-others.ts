import type { TextRange } from '../../text/sentences.ts';

const OTHERS = `(?:customers?|clients?|clientele|partners?|sponsors?|investors?|backers|funders|donors|attendees|exhibitors|guests|tenants|landlords|alumni|users|members|brands we|retailers|readers|competitors|neighbou?rs|sister compan(?:y|ies)|parent compan(?:y|ies)|portfolio compan(?:y|ies)|(?:previous|past|recent|current|our) (?:projects|work|cases|productions|engagements)|(?:companies|organi[sz]ations|teams|people|businesses|brands|hospitals|schools|universities|start-?ups) (?:like|such as|including)|kunden|partner|unsere kunden|nos clients|nuestros clientes)`;

/** Firms that the employer works for, sells to or is paid by: "Trusted by A, B and C", "Our customers include D", "Clients: E, F". */
const NAMED_OTHERS = new RegExp(
  [
    '\\b(?:trusted|used|loved|backed|funded|chosen|relied (?:up)?on|owned|acquired|supported|endorsed|recommended|rated|ranked|named|featured|founded) (?:\\w+ ){0,4}?by',
    `\\b${OTHERS}\\b(?:[^.:;()\\n]{0,60}?\\b(?:included?|including|such as|like|range from|from|among them|come from|came from)\\b|[^.:;()\\n]{0,40}?:)`,
    '\\b(?:\\d[\\d,.]{0,9}[km]?|hundreds|thousands|dozens) (?:of )?(?:[\\w-]+ ){0,2}?[\\w-]+s,? (?:including|like|such as|from|among them)',
    '\\bwe (?:supply|serve|work for|work with|deliver to|sell to|count|partner with|have worked (?:with|for))',
    '\\b(?:studio|supplier|contractor|agency|provider|consultancy|manufacturer) (?:for|to)(?= )',
    '\\b(?:colleagues|teammates|offices|studios|labs|branches|hubs|teams)(?: \\w+){0,2} in(?= [^.,]{2,30}(?:,| and ))',
    '\\b(?:delivers|supplies|builds|maintains|designs|makes|operates|looks after) [^.;:()\\n]{3,80}? for(?= [^.,]{2,40}, )',
    '\\b(?:marketplaces|companies|brands|firms|operators|chains|retailers|institutions) such as',
  ].join('|'),
  'gi',
);
/** A name right behind one of these, or behind a few words. */
const A_NAME = /^ *(?:[\p{L}\d-]+ ){0,4}?\p{Lu}/u;
/** A further item of such a list. */
const NEXT_NAME = /^\s*(?:(?:and|or|und|et|y|&) )?(?:[\p{L}\d]+ ){0,2}?\p{Lu}/u;
const OTHER_CLAUSE =
  /^\s*(?:and |but |so |which |who )?(?:we|you|our|your|so|they|it|this|he|she)\b/i;

/** Places and firms that are given as examples in a bracket: "client sites (A, B)", "the quarries of the county (C Stone, D)". */
const IN_BRACKETS =
  /\b(?:(?:energy|drinks?|food|car|oil|tech|insurance|media|utility|pharma\w*|shipping|construction) )?(?:customers?|clients?|suppliers?|companies|firms|employers|(?:client|customer|work|job|project|building|survey|construction) sites?|quarr(?:y|ies)|shops|hotels?|schools?|hospitals?|clinics|venues?|cities|towns?|villages|count(?:y|ies)|regions?|offices?|retailers?|partners?|agenc(?:y|ies)|airlines?|banks?|universit(?:y|ies)|branches|locations?|routes?|districts?|depots?|ports?|farms?|mines?|mills?|yards?|docks?|harbou?rs?|valleys?|estates?|parks?|stations?|factor(?:y|ies)|theat(?:er|re)s?|museums?|restaurants?|campus(?:es)?|neighbou?rhoods?|countries|islands?|departments?|divisions?)(?: (?!in\b)[a-z]+){0,3} \((?:e\.?g\.?,? |such as |like |including |currently |incl\.? )?(?=\p{Lu})([^()]{3,120})\)/gu;

/** Customers in a bracket, whose names may be capitals alone: "customer audits (ITC, PepsiCo)". */
const OF_CUSTOMERS =
  /\b(?:customer|client)s?(?: (?!sites?\b)[a-z]+){0,2} \((?=\p{Lu})([^()]{3,120})\)/gu;

/** Checks whether a bracket holds names: a capital at each item, and no acronym. */
const isNames = (inside: string): boolean =>
  inside
    .split(/,|;|\/| and | & | or /)
    .every(
      (item) =>
        /^ ?(?:the |two |three )?\p{Lu}[\p{Ll}'’]/u.test(item) ||
        /^ ?\S+(?: \S+){0,3} in \p{Lu}/u.test(item),
    );

/** The end of the names behind a place: of their list, within the clause. */
function endOfNames(sentence: string, from: number): number {
  const clause = /[.;:()\n]|\s-\s/.exec(sentence.slice(from))?.index ?? sentence.length - from;
  const [first = '', ...others] = sentence.slice(from, from + clause).split(',');
  const end = others.findIndex((item) => !NEXT_NAME.test(item) || OTHER_CLAUSE.test(item));
  const taken = [first, ...others.slice(0, end < 0 ? undefined : end)];
  return from + taken.join(',').length;
}

/** Lists the ranges of a sentence that name firms and places which the applicant is not asked to know, in its offsets. */
export function listNamedOthers(sentence: string): TextRange[] {
  if (!/\p{Lu}/u.test(sentence.slice(1))) return [];
  const lists = Array.from(sentence.matchAll(NAMED_OTHERS)).flatMap(({ index, 0: text }) => {
    const from = index + text.length;
    return A_NAME.test(sentence.slice(from))
      ? [{ start: index, end: endOfNames(sentence, from) }]
      : [];
  });
  const brackets = [
    ...Array.from(sentence.matchAll(IN_BRACKETS)).filter(([, inside = '']) => isNames(inside)),
    ...sentence.matchAll(OF_CUSTOMERS),
  ];
  return [...lists, ...brackets.map(insideOf)];
}

/** The range of what a match has in its bracket at the end. */
function insideOf({ index, 0: text, 1: inside = '' }: RegExpExecArray): TextRange {
  const end = index + text.length;
  return { start: end - inside.length - 1, end };
}
