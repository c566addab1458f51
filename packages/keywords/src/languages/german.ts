import type { Language } from './language.ts';

/** Ends of compounds that only sort what stands before them: "Projektmanagementkenntnisse". */
const TAIL = /(?<=^.{4,})s?(?:kenntniss?|erfahrung)$/;

/** Endings of what is done and of the doing of it: "kommissioniert", "Kommissionierung". */
const DONE = /(?<=^.{4,})(?:ung|(?<=ier)t)$/;

/** German without inflection, after the light stemmer of Savoy (2006, SAC 2006, 1031-1035). */
function stem(word: string): string {
  if (word.length < 5) return word;
  const first = word
    .replace(/(?<=^.{4,})(?:ern|em|en|er|es|e)$/, '')
    .replace(/(?<=^.{3,}[bdfghklmnt])s$/, '');
  const second = first.replace(/(?<=^.{4,})(?:est|(?<!i)er|en)$/, '');
  return second.replace(TAIL, '').replace(DONE, '');
}

export const GERMAN: Language = {
  code: 'de',
  name: 'German',
  stem,
  headings: [
    [
      'nice',
      /^(?:von vorteil|wunschenswert|(?:das |was )?(?:ware|ist) (?:ein plus|schon|toll|von vorteil)|nice|pluspunkte?|idealerweise|optional|bonuspunkte?)\b/i,
    ],
    [
      'drop',
      /^(?:uber uns|wir uber uns|wer wir sind|das sind wir|unser unternehmen|das unternehmen|was wir (?:dir |ihnen )?bieten|(?:das |wir )bieten (?:wir|dir|ihnen)|wir bieten|unser (?:angebot|versprechen)|(?:unsere|deine|ihre) (?:leistungen|vorteile|benefits)|(?:deine|ihre) (?:vorteile|benefits|chancen)|benefits|vorteile|darauf (?:kannst du|konnen sie)|freu(?:e|en)? (?:dich|sie sich)|darum|warum (?:wir|zu uns)|gute grunde|kontakt|bewerbung|so (?:bewirbst|bewerben)|(?:jetzt )?bewerben|interess(?:e|iert)|(?:ihr|dein) (?:ansprechpartner|kontakt|ansprechperson)\w*|ansprech(?:partner|person)\w*|gehalt|vergutung|arbeitszeit|arbeitsort|standort|einsatzort|rahmenbedingungen|datenschutz|hinweis)\b/i,
    ],
    [
      'must',
      /^(?:(?:ihr|dein|das|unser|gesuchtes)\s+(?:\w+\s)?(?:profil|anforderungsprofil|qualifikation)|(?:ihre|deine)\s+(?:qualifikation\w*|kenntnisse|fahigkeiten|kompetenzen|erfahrung\w*|starken|voraussetzungen|skills|talente)|profil|qualifikation\w*|anforderung\w*|voraussetzung\w*|kenntnisse|fahigkeiten|kompetenzen|das (?:bringst du|bringen sie|solltest du|sollten sie|wunschen wir|erwarten wir|zeichnet|brauchst du)|was (?:du|sie) (?:mitbringst|mitbringen|mitbringen sollten|brauchst|konnen solltest)|was wir (?:von (?:dir|ihnen) )?(?:erwarten|suchen|wunschen|uns wunschen)|(?:damit|womit) (?:uberzeugst|uberzeugen|punkten|begeisterst)|wen wir suchen|wir (?:erwarten|suchen|wunschen uns)|(?:du bringst|sie bringen|du hast|sie haben|du bist|sie sind|das bist du|das sind sie)\b|muss|zwingend|erforderlich)/i,
    ],
    [
      'duty',
      /^(?:(?:ihre|deine|die|unsere)\s+(?:\w+\s)?(?:aufgabe\w*|tatigkeit\w*|rolle|mission|verantwortung\w*|herausforderung\w*|einsatz\w*|aufgabengebiete?)|aufgabe\w*|aufgabengebiet\w*|tatigkeit\w*|verantwortung\w*|stellenbeschreibung|stelle|(?:ihr|dein) (?:aufgaben\w*|verantwortung\w*|job|arbeitsalltag|tatigkeitsfeld|einsatz\w*)|das (?:erwartet|machst|sind deine|sind ihre|erwarten)|was (?:dich|sie) erwartet|was (?:du|sie) (?:bei uns )?(?:tun|machst|bewegen|bewegst|erwartet)|hier(?:fur| bist)|in dieser (?:rolle|position)|darum geht)/i,
    ],
  ],
  asksForMore:
    /^(?:[\w-]+ ){0,2}[\w-]*(?:kenntnisse|erfahrung(?:en)?|qualifikation|fahigkeit(?:en)?|kompetenz(?:en)?|ausbildung|studium) (?:in|im|mit|als|zu[mr]?|der|des|von|bei|auf|fur)\b/i,
  nice: /\b(?:von vorteil|wunschenswert|idealerweise|vorzugsweise|ein plus|pluspunkt|gern gesehen|gerne gesehen|nice[- ]to[- ]have|optional|bevorzugt|hilfreich|nicht zwingend|optimalerweise|im idealfall|ware (?:schon|toll|super|klasse))\b/i,
  asks: /\b(?:erfahrung(?:en)? (?:mit|in|im|als|bei)|kenntnisse|erforderlich|vorausgesetzt|voraussetzung|abgeschlossene[nrs]?|ausbildung (?:als|zu[mr]?|im|in)|fuhrerschein|studium|sie (?:bringen|haben|verfugen|sind|beherrschen)|du (?:bringst|hast|verfugst|bist|beherrschst|ubernimmst|kummerst)|verantwortlich fur|zustandig fur|wir suchen|gesucht|verhandlungssicher\w*|sicherer umgang)\b/i,
  employerSpeaks:
    /^(?:wir (?:sind|entwickeln|gehoren|stehen|verstehen|betreiben|bieten)|unser(?:e|en)?\b|als (?:fuhrend|mittelstand|familien|inhaber|international)|die .{0,40}\b(?:gmbh|ag|se|kg|gruppe)\b.{0,20} (?:ist|bietet|steht|gehort|entwickelt)|mit (?:uber|rund|mehr als) [\d.]+ mitarbeit|seit \d{4}|gegrundet)/i,
  boilerplate:
    /\bbewerbungsunterlagen\b|\bbewerbung(?:en)? (?:an|per|uber|unter|mit|bitte|von)\b|\bbewirb dich\b|\bbewerben sie sich\b|\bgehaltsvorstellung|\bgehalt(?:s\w*)?\b.{0,40}\d|\bfruheste\w* eintritt|\beintrittstermin\b|\bvergutung\b|schwerbehindert|ungeachtet|unabhangig von (?:geschlecht|alter|herkunft|nationalitat)|aus grunden der (?:besseren )?lesbarkeit|\balle geschlechter\b|\bvielfalt\b.{0,40}\b(?:schatzen|fordern|leben|willkommen)|\bansprechpartner|\bwir freuen uns (?:auf|uber)\b|\brichten sie\b|\bsenden sie\b|\bschick(?:e|en)? uns\b|\bdatenschutz|\bcookies?\b|\bpersonalvermittl|\bfreuen sie sich\b|\bbruttojahresgehalt|\d+\s?(?:€|eur\b|euro\b)/i,
  perks:
    /\burlaub(?:stage)?\b|\burlaubsgeld|\bweihnachtsgeld|\b13\. (?:monats)?gehalt|\bhomeoffice\b|\bhome[- ]office\b|\bmobiles arbeiten|\bgleitzeit|\bflexible arbeitszeit\w*|\baltersvorsorge|\bbetriebliche altersvorsorge|\bjobrad\b|\bjob ?ticket|\bdeutschlandticket|\bfirmenwagen|\bdienstwagen|\bobst\w*|\bkaffee|\bgetranke|\bfitness\w*|\bparkplatz\w*|\bkantine|\bweiterbildung(?:smoglichkeiten|sangebot\w*|en|sbudget)\b|\bsonderzahlung\w*|\bpramien?\b|\bunbefristet\w*|\bmitarbeiterrabatt\w*|\bcorporate benefits|\bteamevents?|\bvermogenswirksame leistungen|\bzuschlage?n?\b|\bzuschuss\w*|\bgesundheitsforderung|\bkinderbetreuung|\bduz-?kultur|\bflache hierarchien|\bkurze entscheidungswege|\bkrisensicher\w*|\btarif\w*/gi,
  offers:
    /\b(?:wir bieten|bieten wir|bietet|es erwartet|erwarten (?:dich|sie)|erhaltst|erhalten sie|profitier\w+|freu(?:e|en) (?:dich|sie)|genie[sß]+\w*|attraktive\w*)\b/i,
  notAsked: [
    /[^.;,!?]{1,60}\b(?:sind|ist|wird|werden)? ?(?:nicht|keine? voraussetzung) ?(?:erforderlich|notig|notwendig|vorausgesetzt|zwingend erforderlich|gefordert|benotigt)?(?<=(?:erforderlich|notig|notwendig|vorausgesetzt|gefordert|benotigt|keine? voraussetzung))/gi,
    /\bkeine?[rsn]? (?:\w+ ){0,3}?(?:[\w-]*kenntnisse|[\w-]*erfahrung(?:en)?|ausbildung|studium)[^.;,!?]{0,50}(?:erforderlich|notig|notwendig|gefordert|vorausgesetzt|benotigt)/gi,
    /[^.;,!?]{1,60}\b(?:brauch(?:s?t|en)|muss(?:t|en)|erwarten|suchen)\b[^.;,!?]{0,30}\bnicht\b/gi,
    /\b(?:ohne|statt|anstatt) (?=[A-Z])[^.;,!?]{1,50}/g,
    /\bnicht mehr (?:mit|auf) [^.;,!?]{1,50}/gi,
  ],
  neverDone:
    /\b(?:(?:noch )?keine?(?:rlei)? (?:\w+ ){0,2}?(?:erfahrung(?:en)?|kenntnisse|praxis|berufserfahrung|ausbildung) (?:mit|in|im|bei|als|mit der|in der)|noch (?:nie|nicht) (?:mit|in|an)|nie(?:mals)? (?:mit|an)|bisher (?:nicht|keine?) (?:mit)?|(?:mochte|will|wurde gerne?) (?=.{0,60}\b(?:lernen|erlernen|einarbeiten)\b)|geplant:?|derzeit in (?:ausbildung|vorbereitung) (?:zu[mr]?|auf))/gi,
  deniedBefore:
    /(?:^|[.;!?(]\s+|,\s+)([^.;!?:(),]{1,80}?)(?::\s+(?:noch )?(?:keine?|nein|nie|nicht)\b|\s+(?:habe ich (?:noch )?(?:nie|nicht)|kenne ich nicht|ist abgelaufen|abgelaufen|noch nicht|in vorbereitung|macht (?:das|ein anderes) team))/gi,
};
