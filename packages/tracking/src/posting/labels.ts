const LABELS = {
  company:
    'company(?: name)?|employer|organi[sz]ation|hiring organi[sz]ation|agency name|firma|unternehmen|arbeitgeber|entreprise|soci[eé]t[eé]|employeur|empresa|empleador|entidade|azienda|societ[aà]|datore di lavoro|bedrijf|werkgever|organisatie',
  title:
    '(?:job|class|working|position) title|class specification|title|position(?: title)?|role(?: title)?|post|vacancy|job|labor category|opening|stelle(?:nbezeichnung)?|position|beruf|poste|intitul[eé] du poste|puesto|cargo|vaga|fun[cç][aã]o|posizione|mansione|ruolo|functie|vacature',
  place:
    'locations?|job location|work location|work ?site|place of work|duty station|office|city|where|standort|einsatzort|arbeitsort|dienstort|ort|lieu(?: de travail)?|localisation|ubicaci[oó]n|lugar(?: de trabajo)?|localidad|local(?: de trabalho)?|localiza[cç][aã]o|sede(?: di lavoro)?|luogo(?: di lavoro)?|standplaats|locatie|werklocatie',
  pay: 'salary(?: range)?|pay(?: range| rate| scale)?|compensation(?: range)?|base pay range|wage|hourly rate|rate(?: of pay)?|remuneration|stipend|ctc|package|gehalt|verg[uü]tung|lohn|entgelt|salaire|r[eé]mun[eé]ration|salario|sueldo|retribuci[oó]n|retribuzione|stipendio|ral|sal[aá]rio|remunera[cç][aã]o|salaris|loon',
  lastDay:
    'closing date|application deadline|deadline(?: for applications?| to apply)?|applications? close(?:s)?(?: on)?|apply (?:by|before)|last date(?: to apply)?|end date|closes|bewerbungsfrist|bewerbungsschluss|date limite(?: de candidature)?|fecha l[ií]mite|plazo(?: de solicitud)?|data limite|prazo(?: de candidatura)?|scadenza|sluitingsdatum|reageren v[oó][oó]r',
} as const;

export type Label = keyof typeof LABELS;

const ALONE = patterns((names) => new RegExp(`^(?:${names})\\s*:?$`, 'iu'));
const WITH_VALUE = patterns(
  (names) =>
    new RegExp(
      `(?:^|[|·•;]\\s*|(?<! ) {2,}|\\t)(?:${names})(?: ?\\([^()]*\\))?\\s*[:：]\\s*(\\S.*)$`,
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

/** Checks whether a line is a label of any kind, alone or with its value. */
export const isLabelled = (line: string): boolean =>
  (Object.keys(LABELS) as Label[]).some(
    (label) => ALONE[label].test(line) || WITH_VALUE[label].test(line),
  ) || /^[\p{L} ]{2,20}: /u.test(line);
