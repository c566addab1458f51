/** Words of one language around the last day for applications. */
type Words = {
  /** Names of that day, and words that only it follows. */
  readonly names: string;
  /** Words right before a day that is the last of something. */
  readonly until: string;
  /** Words of applying. */
  readonly applying: string;
  /** Words of other days: of interviews, of the first day, of the advertisement. */
  readonly others: string;
};

const ENGLISH: Words = {
  names:
    "clos(?:es?|ed|ing)|deadline|(?:final )?filing (?:date|period)|(?:posting|recruitment|advertis(?:ing|ement)|posted|open) (?:dates?|period)|(?:received|submitted|arriving) after|respond by|(?:accept(?:ing)?|taking|receiving) applications|you(?: have|['’]ve (?:got )?) (?:until|till)|(?:live|up|runs?|running|extended|extends) (?:until|till|to|through)|(?:job|ad|advert|listing|vacancy|posting|campaign) ends?|ends|cut-?off|application period|last (?:date|day)|(?:posting |advert |application )?end date|expir(?:es|y|ing)|advertised until|valid (?:through|until)|open (?:until|till|through)|last chance|window|applications? (?:from|between)|applications? (?:are )?(?:due|shut|end)|shuts?|stop (?:taking|accepting)|due (?:by|date)|appl(?:y|ications?) (?:by|before|until|no later)|(?:closing|apply)[- ]by",
  until:
    'by|before|until|til|till|through|no later than|not later than|on or before|prior to|to (?:us|me) by',
  applying:
    'appl(?:y|ying|ied|ications?|icants?)|cvs?|r[eé]sum[eé]s?|portfolios?|submi(?:t|tted|ssions?)|expressions? of interest|cover(?:ing)? letters?|forms?|send|sent|e-?mail|drop|get in touch|let (?:me|us) know|candidates?|responses?|names?|received|receive|message|dm|reply|shout|write|call|ring|text|phone|contact|hand in|bring|post|respond|register|interested|accept(?:ing|ed)?',
  others:
    'open(?:s|ed|ing)|interview(?:s|ed|ing)?|start(?:s|ing)?|begin(?:s|ning)?|commenc\\p{L}+|posted|published|listed|placed|effective from|since|webinar|open (?:day|evening)|induction|hear from|be (?:notified|contacted|informed)|shortlist(?:ed|ing)?|assessments?|until further|enrol\\p{L}*|graduat\\p{L}+|by the end of (?:your|the first)|reply to everyone|get back to|funded|sift|panel|results?|decision|trial|taster|visit|fair|festival|holiday|training|join(?:ing)?|available from|probation|let you know|term|session|event|renew\\p{L}*|expected to join|join us',
};

const OTHERS: readonly Words[] = [
  {
    names:
      'stop (?:reading|taking|accepting)|bewerbungs(?:schluss|ende|zeitraum)|\\p{L}*frist|bewerbungen? (?:sind )?(?:bis|noch)|einsendeschluss|meldeschluss|fristende|ausschreibungs(?:ende|schluss)|bewerben bis|bewirb dich bis|(?:gültig|online|verfügbar|geöffnet|läuft|offen) bis|(?:anzeige|ausschreibung|stelle) endet',
    until: 'bis|bis einschließlich|spätestens|vor',
    applying:
      'bewerb\\p{L}*|bewirb|unterlagen|lebenslauf|meld(?:e|et|en)|send(?:e|et|en)|schick(?:e|en|t)?|zusend\\p{L}*|einzureichen|einreich\\p{L}*|mail|motivationsschreiben|kontakt\\p{L}*|freuen',
    others:
      '(?:vorstellungs|bewerbungs|kennenlern)?gespräch\\p{L}*|beginn\\p{L}*|eintritt\\p{L}*|start\\p{L}*|veröffentlicht|erschien\\p{L}*|publiziert|melden uns|seit|besetz\\p{L}*|antworten',
  },
  {
    names:
      'date limite|cl[oô]tur[eé]\\p{L}*|dernier d[eé]lai|date de fin(?: de (?:publication|candidature))?|d[eé]p[oô]t des candidatures|fin (?:de (?:la )?publication|des candidatures)|date butoir|valable|[eé]ch[eé]ance|d[eé]lai(?: de (?:candidature|postulation))?|postulez (?:avant|jusqu)|candidatures? (?:jusqu|avant|à envoyer avant)',
    until: "jusqu['’]au|avant|au plus tard|d['’]ici|d['’]ici au",
    applying:
      'candidat\\p{L}*|cv|lettre\\p{L}*|envo(?:y|i)\\p{L}*|adress\\p{L}*|dossiers?|postul\\p{L}*|d[eé]pos\\p{L}*|[eé]cri\\p{L}*|mail|r[eé]pon\\p{L}*|contact\\p{L}*|inscri\\p{L}*',
    others:
      'entretiens?|auditions?|prise de (?:poste|fonctions?)|d[eé]but\\p{L}*|publi[eé]e?s?|actualis[eé]e?|depuis|jury|ouverture|renouvel\\p{L}*|rentr[eé]e|recevr\\p{L}+|reviendr\\p{L}+',
  },
  {
    names:
      'fecha (?:l[ií]mite|tope|fin|m[aá]xima|de (?:cierre|finalizaci[oó]n|fin))|plazo\\p{L}*|cierr[ea]\\p{L}*|vence|vigente|vigencia|finaliza|termina|abiert[ao] hasta|[uú]ltimo d[ií]a|fin (?:de|del) (?:plazo|proceso|la convocatoria)|recepci[oó]n de (?:candidaturas|cv|solicitudes)|convocatoria abierta hasta|inscripci[oó]n hasta',
    until: 'hasta|antes del?|a m[aá]s tardar|como m[aá]ximo',
    applying:
      'candidatur\\p{L}*|cv|curr[ií]cul\\p{L}*|solicitud\\p{L}*|inscri\\p{L}*|env[ií]\\p{L}*|mand\\p{L}*|postul\\p{L}*|interesad\\p{L}*|hojas? de vida|recib\\p{L}*|presenta\\p{L}*|escrib\\p{L}*|apunt\\p{L}*',
    others:
      'entrevistas?|incorporaci[oó]n|inicio|publicad[oa]|comienzo|empez\\p{L}+|desde|respuesta|contactar\\p{L}*|prueba',
  },
  {
    names:
      'prazo\\p{L}*|data[- ]limite|inscri[cç][oõ]es (?:abertas )?at[eé]|encerra\\p{L}*|candidaturas? (?:abertas )?at[eé]|fim das inscri[cç][oõ]es|data (?:final|de encerramento)|(?:v[aá]lid[ao]|abert[ao]|aceites|recebemos) at[eé]|termina|[uú]ltimo dia',
    until: 'at[eé]|antes de',
    applying:
      'curr[ií]cul\\p{L}*|candidat\\p{L}*|inscri\\p{L}*|envi\\p{L}*|mand\\p{L}*|cv|interessad\\p{L}*|cadastr\\p{L}*|e-?mail',
    others:
      'entrevistas?|in[ií]cio|publicad[oa]|provas?|a partir|come[cç]\\p{L}+|admiss\\p{L}+|desde|resposta|resultado',
  },
  {
    names:
      'scadenz\\p{L}*|scade|si chiud\\p{L}*|termine (?:per|di|ultimo|delle|entro)|entro e non oltre|entro (?:il|le|l)|candidature (?:aperte )?(?:fino|entro)|data di chiusura|chiusura (?:delle|candidature)|valid[oa] fino|invio delle candidature',
    until: 'entro|entro e non oltre|fino al|non oltre|prima del',
    applying:
      'candidat\\p{L}*|domand\\p{L}*|cv|curricul\\p{L}*|invi\\p{L}*|mand\\p{L}*|portfolio|e-?mail|scriv\\p{L}*|presenta\\p{L}*|rispond\\p{L}*',
    others:
      'colloqui\\p{L}*|inizio|pubblicat\\p{L}*|assunzion\\p{L}*|attiva dal|dal|prova|deliberazione|risposta|decorrenza|inserimento',
  },
  {
    names:
      'sluit(?:ings)?(?:datum|t|en)?|reactietermijn|einddatum|open tot|uiterste (?:datum|reactiedatum)|(?:reageren|solliciteren|reageer|solliciteer) (?:kan |je |op deze vacature )?(?:t/m|tot|uiterlijk|v[oó][oó]r)',
    until: 't/m|tot(?: en met)?|uiterlijk|v[oó][oó]r',
    applying:
      'sollicit\\p{L}*|reag\\p{L}*|reactie\\p{L}*|cv|stuur|motivatie\\p{L}*|brief|mail|bericht\\p{L}*|app|ontvang\\p{L}*|aanmeld\\p{L}*',
    others:
      'gesprek\\p{L}*|gesprekken|start\\p{L}*|begin\\p{L}*|geplaatst|avond|ronde|ingangsdatum|per direct|assessment|kennismak\\p{L}*',
  },
];

const word = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

const every = (name: keyof Words, of: readonly Words[] = [ENGLISH, ...OTHERS]): string =>
  of.map((each) => each[name]).join('|');

export const NAMES = word(every('names'), 'giu');
/** In a language that writes the day before the month. */
export const DAY_FIRST = word(`${every('names', OTHERS)}|${every('until', OTHERS)}`);
export const APPLYING = word(every('applying'));
export const OTHER_DAYS = word(every('others'), 'giu');
/** Terms of a contract, of which "until" may say the end. */
export const TERMS = word(
  'contract\\p{L}*|fixed[- ]term|cover (?:until|to)|maternity|tempor\\p{L}*|funded|secondment|befristet\\p{L}*|vertrag\\p{L}*|cdd|contrat|dur[eé]e|contrato|contratto|tijdelijk|season|saison|shifts?|part[- ]time|(?:opening|office) hours',
);

/** Ends a text behind which the last day of something stands. */
export const UNTIL = new RegExp(`(?<![\\p{L}\\d])(?:${every('until')})$`, 'iu');

/** Words between such a word and its day: the hour, the weekday, articles. */
export const FILLER =
  /^(?:mothering|trinity|easter|is|on|the|at|end|close|business|day|of|noon|midnight|midday|incl\p{L}*|uhr|um|am|le|el|il|les?|ist|der|das|zum|den|dem|op|a|à|ao?|dia|día|do|ore|ora|heures?|clock|gmt|bst|utc|cest|[aceinpmw]{1,2}[ds]?t|cob|eod|eob|play|latest|spätestens|\d{1,2}[.:h]?\d{0,2}(?:[ap]\.?m\.?|h|uhr)?|[ap]\.?m\.?|h|horas?|uur|o['’]clock|\p{L}+day|(?:mon|diens|donners|frei|sams|sonn)tag|(?:mitt)woch|sonnabend|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|\p{L}+-feira|(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|ma|wo|vr|za|zo|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|dom|seg|ter|qua|qui|sex|gio|mon|tues?|wed|thur?s?|fri|sat|sun|mo|di|mi|do|fr|sa|so)\.?$/iu;
