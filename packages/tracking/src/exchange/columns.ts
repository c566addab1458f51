import { foldWords } from '../fold-words.ts';
import type { TrackingWords } from '../tracking-words.ts';

/** The columns of a table of applications, in their order. */
export const COLUMNS = [
  'company',
  'title',
  'location',
  'url',
  'source',
  'pay',
  'last_day',
  'meaning',
  'round',
  'stage',
  'reasons',
  'since',
  'next',
  'due',
  'notes',
  'asked',
  'asked_currency',
  'asked_per',
  'offered',
  'offered_currency',
  'offered_per',
] as const;

export type Column = (typeof COLUMNS)[number];

/** An application as cells of a table, by column; what is not said is empty. */
export type Cells = Readonly<Record<Column, string>>;

/** Names that other programs and people give such columns, in several languages. */
const SYNONYMS: Partial<Record<Column, string>> = {
  company:
    'company name|employer|organisation|organization|firma|unternehmen|arbeitgeber|entreprise|societe|employeur|empresa|empleador|azienda|societa|bedrijf|werkgever',
  title:
    'job|job title|role|position|title|job role|job position|vacancy|stelle|position titel|jobtitel|beruf|poste|intitule|intitule du poste|puesto|cargo|vaga|posizione|ruolo|functie|vacature',
  location:
    'place|city|job location|where|office|ort|standort|arbeitsort|lieu|ville|localisation|ubicacion|lugar|ciudad|local|localidade|cidade|sede|luogo|citta|plaats|locatie',
  url: 'url|job url|job link|posting|posting url|job posting|website|web site|apply link|anzeige|stellenanzeige|lien|annonce|enlace|anuncio|oferta|vaga link|annuncio|vacaturelink',
  source:
    'source|platform|site|job board|found|via|where found|channel|quelle|plattform|gefunden uber|plateforme|fuente|fonte|plataforma|piattaforma|bron|platform bron',
  pay: 'salary|pay|compensation|salary range|wage|gehalt|vergutung|lohn|salaire|remuneration|salario|sueldo|remuneracao|retribuzione|stipendio|salaris|loon',
  last_day:
    'deadline|closing date|apply before|application deadline|frist|bewerbungsfrist|bewerbungsschluss|date limite|fecha limite|data limite|prazo|scadenza|sluitingsdatum',
  meaning:
    'state|application status|stage status|phase|stand|etat|statut|etape|estado|situacao|fase|stato|esito',
  round: 'interview round|runde|tour|ronda|rodada|turno|ronde',
  stage: 'step|current stage|stufe|etapa',
  reasons: 'reason|rejection reason|outcome reason|grund|grunde|motif|motivo|motivi|reden',
  since:
    'date|date applied|applied|applied on|application date|applied date|apply date|date of application|status date|bewerbungsdatum|beworben am|datum|date de candidature|postule le|date d’envoi|fecha|fecha de solicitud|fecha de aplicacion|data|data da candidatura|data candidatura|data di candidatura|sollicitatiedatum|gesolliciteerd op',
  next: 'next|next action|follow up|todo|to do|action|nachster schritt|nachfassen|prochaine etape|relance|siguiente paso|proximo paso|proxima acao|prossimo passo|volgende stap|actie',
  due: 'next date|follow up date|due date|reminder|fallig|fallig am|erinnerung|echeance|date de relance|vencimiento|vencimento|promemoria|herinnering',
  notes:
    'note|comments|comment|remarks|description|notizen|notiz|bemerkung|bemerkungen|kommentar|commentaire|commentaires|remarques|notas|comentarios|observacoes|observaciones|note personali|commenti|opmerkingen|notities',
};

const fold = (name: string): string => foldWords(name).join(' ');

const KNOWN: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) =>
    [...(SYNONYMS[column] ?? '').split('|'), column]
      .filter(Boolean)
      .map((name) => [fold(name), column] as const),
  ),
);

/** Of each column of a table what it holds, and the first value in it for a person to see; undefined where nobody knows. */
export type Mapped = {
  readonly name: string;
  readonly column: Column | undefined;
  readonly preview: string;
};

/** Maps the columns of a table by their names: ours in the person's language, else what others call them. Each is taken once. */
export function mapColumns(rows: readonly (readonly string[])[], words: TrackingWords): Mapped[] {
  const [header = [], ...others] = rows;
  const ours = new Map(COLUMNS.map((column) => [fold(words.column({ column })), column]));
  const taken = new Set<Column>();
  return header.map((name, at) => {
    const found = ours.get(fold(name)) ?? KNOWN.get(fold(name));
    const column = found && !taken.has(found) ? found : undefined;
    if (column) taken.add(column);
    const preview = others.find((row) => (row[at] ?? '').trim() !== '')?.[at] ?? '';
    return { name, column, preview };
  });
}
