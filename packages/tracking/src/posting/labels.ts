const LABELS = {
  company:
    "company(?: name)?|recruiter|advertiser|posted by|hiring company|beh[oö]rde|dienststelle|einrichtung|tr[aä]ger|nombre de la empresa|recruteur|collectivit[eé]|ragione sociale|(?:name of )?employer(?: details| name)?|organi[sz]ation(?: name)?|organi[sz]ation\\/company|company\\/institute|hiring organi[sz]ation|agency(?: name)?|recruiter name|school(?: name)?|district|trust|firma|unternehmen|arbeitgeber(?:in)?|arbeitgeberprofil|nom de l['’]entreprise|[eé]tablissement|structure|organisme|entreprise|soci[eé]t[eé]|employeur|empresa|empleador|entidad|instituci[oó]n|entidade|empregador|institui[cç][aã]o|azienda|ente|societ[aà]|datore di lavoro|bedrijf(?:snaam)?|werkgever|organisatie",
  title:
    '(?:job|class|working|position|post|vacancy|advert|job advert) title|oferta laboral|plaza|job offer|job opening|(?:current|open) (?:vacancy|position)|name of (?:the )?post|designation|stellentitel|bezeichnung|libell[eé]|nombre del puesto|t[ií]tulo(?: da vaga| del puesto)?|profilo|figura (?:professionale|ricercata)|functietitel|class specification|title|position(?: title)?|role(?: title)?|post|vacancy|job|labor category|opening|stelle(?:nbezeichnung)?|position|beruf|poste|intitul[eé] du poste|puesto|cargo|vaga|fun[cç][aã]o|posizione|mansione|ruolo|functie|vacature',
  place:
    "(?:job |work |office |primary |base )?locations?(?:\\(s\\)|/s)?|zona|provincia|commune|locality|campus|city/town|site|reporting location|lugar|localizaci[oó]n|ort der t[aä]tigkeit|t[aä]tigkeitsort|based(?: in| at)?|base|station|town|job base|workplace|work ?site|place of work|duty station|office|city|where|ubicaciones|lieu du poste|lieu d['’]affectation|r[eé]sidence administrative|cidade|ciudad|citt[aà]|plaats|werkplek|vestiging|regio|centro|standort|arbeitsplatz|dienstsitz|einsatzort|arbeitsort|dienstort|ort|lieu(?: de travail)?|localisation|ubicaci[oó]n|lugar(?: de trabajo)?|localidad|local(?: de trabalho)?|localiza[cç][aã]o|sede(?: di lavoro)?|luogo(?: di lavoro)?|standplaats|locatie|werklocatie",
  pay: '(?:annual |base |starting |hourly |basic )?salary(?: range| scale| details| band)?|how much|(?:base )?pay(?: range| rate| scale)?|compensation(?: range)?|base pay range|(?:hourly )?wages?(?: rate| range)?|hourly rate|(?:day|pay) ?rate|rate(?: of pay)?|remuneration|stipend|ctc|package|(?:jahres|monats|einstiegs)?gehalt(?:sspanne)?|bruttogehalt|(?:stunden)?lohn|das verdienst du|verg[uü]tung|entgelt|salaire|r[eé]mun[eé]ration|salario|sueldo|retribuci[oó]n|retribuzione|stipendio|ral|sal[aá]rio|remunera[cç][aã]o|salaris|loon',
  lastDay:
    'closing date|application deadline|deadline(?: for applications?| to apply)?|applications? close(?:s)?(?: on)?|apply (?:by|before)|last date(?: to apply)?|end date|closes|bewerbungsfrist|bewerbungsschluss|date limite(?: de candidature)?|fecha l[ií]mite|plazo(?: de solicitud)?|data limite|prazo(?: de candidatura)?|scadenza|sluitingsdatum|reageren v[oó][oó]r',
} as const;

export type Label = keyof typeof LABELS;

const ALONE = patterns((names) => new RegExp(`^(?:${names})\\s*:?$`, 'iu'));
const WITH_VALUE = patterns(
  (names) =>
    new RegExp(
      `(?:^|[|·•;]\\s*|(?<! ) {2,}|\\t)(?:${names})(?: ?\\([^()]*\\))?(?:(?<!\\s)\\s*[:：]|(?<=\\S) {2}|\\t)\\s*(\\S.*)$`,
      'iu',
    ),
);

function patterns(make: (names: string) => RegExp): Record<Label, RegExp> {
  const made = Object.entries(LABELS).map(([label, names]) => [label, make(names)]);
  return Object.fromEntries(made) as Record<Label, RegExp>; // Of these labels.
}

/** Another label on the line, or a wide gap, ends a value. */
const NEXT = /(?<!\s)\s+[|·•]\s+| {3,}|\t|(?<!\s)\s{2,}(?=\p{Lu}[\p{L} ]{2,24}:)/u;

/** The values that stand behind a label, or below one that has its line for itself. */
export function listLabelled(lines: readonly string[], label: Label): string[] {
  return lines.flatMap((line, at) => {
    const value = WITH_VALUE[label].exec(line)?.[1] ?? (ALONE[label].test(line) && lines[at + 1]);
    return value ? [(value.split(NEXT, 1)[0] ?? '').trim()].filter((each) => each !== '') : [];
  });
}

/** Checks whether a line holds the value of a label, on it or above it. */
export const isValueOf = (label: Label, lines: readonly string[], at: number): boolean =>
  listLabelled([lines[at - 1] ?? '', lines[at] ?? ''], label).some((value) =>
    lines[at]?.includes(value),
  );

/** Checks whether a line is a label of any kind, alone or with its value. */
export const isLabelled = (line: string): boolean =>
  (Object.keys(LABELS) as Label[]).some(
    (label) => ALONE[label].test(line) || WITH_VALUE[label].test(line),
  ) || /^[\p{L} ]{2,20}: /u.test(line);
