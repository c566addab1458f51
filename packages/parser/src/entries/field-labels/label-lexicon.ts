/** The kind of a label within an entry: what it says of the text behind it. */
export type EntryLabel =
  | 'what'
  | 'who'
  | 'when'
  | 'from'
  | 'to'
  | 'where'
  | 'duties'
  | 'other'
  | 'ignored';

/**
 * The words that tell what a label leads, in seven languages, without accents: of several kinds in one label the
 * first in this order counts ("Type of business or sector", "Title of qualification awarded").
 */
export const LABEL_HEADS: Record<Exclude<EntryLabel, 'from' | 'to'>, string> = {
  ignored:
    'sr sl sno srno serial no reason leaving grund wechsels austritts ausscheidens kundigungsgrund motif depart motivo salida saida cessazione cese reden vertrek salary pay gehalt salaire salario stipendio retribuzione vencimento salaris supervisor manager vorgesetzter',
  other:
    'note mention votazione cijfer calificacion classificacao result ergebnis resultat grade remarks details notes comments bemerkungen anmerkungen remarques commentaires observaciones comentarios osservazioni commenti observacoes opmerkingen sector business branche tatigkeitsbereich secteur settore level niveau livello nivel stufe classification klassifikation classificazione clasificacion classificacao classificatie subjects hauptfacher matieres materias tematiche disciplinas vakken',
  duties:
    'funcoes hauptaufgaben aufgabenbereich aufgabengebiet tatigkeitsbeschreibung kerntaken achievements duty activities responsibilities duties tasks tatigkeiten zustandigkeiten aufgaben activites responsabilites missions taches funciones responsabilidades actividades attivita responsabilita mansioni atividades tarefas werkzaamheden verantwoordelijkheden taken details remarks notes description einzelheiten bemerkungen anmerkungen beschreibung remarques detalles observaciones descripcion dettagli osservazioni descrizione detalhes observacoes descricao toelichting opmerkingen omschrijving aufgabe resultaten resultados',
  who: 'kunde kunden auftraggeber mandant customer cliente committente klant opdrachtgever board institute institution workplace dienstgeber lehrbetrieb ausbildungsbetrieb patron giver provider body entidad entidade einrichtung ente organisme organisatie instituut instituto istituto institut issuer employer company organisation organization client institution school university college arbeitgeber arbeitgebers firma unternehmen bildungseinrichtung ausbildungseinrichtung bildungs- einrichtung hochschule schule universitat employeur entreprise societe etablissement ecole empresa empleador organizacion institucion centro universidad escuela datore azienda organizzazione istituto scuola universita empregador organizacao instituicao universidade escola werkgever bedrijf onderwijsinstelling opleidingsinstelling instelling universiteit betrieb arbeitsstatte bildungsstatte ausbildungsstatte ausbildungsort lehranstalt ditta ateneo faculty fakultat faculte facultad facolta faculdade faculteit hogeschool colegio entite organismo',
  what: 'rolle impiego examination exam exams examinations standard titel bezeichnung denominacion designacao intitule post award certificate certification licence zertifikat certificat certificado certificato auszeichnung prix premio fachrichtung bildungsgang ausbildung lehrberuf onderscheiding distincion occupation position role job title designation degree qualification course diploma beruf funktion stelle abschluss qualifikation studiengang fonction poste diplome certificat profesion cargo puesto cualificacion titulo titulacion lavoro posizione ruolo qualifica titolo laurea funcao qualificacao grau beroep functie rol opleiding studie tatigkeit stellenbezeichnung berufsbezeichnung jobtitel intitule mansione incarico posto kwalificatie functietitel titre programme program studien corso curso cursus licence',
  when: 'zeit monat month completed to dates date duration period year years jahr annee ano anno jaar zeitraum datum dauer duree periode fechas fecha periodo duracion durata datas data duracao months from until anos anni annees jaren jahre bis desde hasta depuis tijdvak',
  where:
    'city place location country ort stadt standort land ville lieu pays ciudad lugar localidad pais citta luogo sede paese cidade local localidade plaats stad',
};

/** Words that head a column of a table and lead no text elsewhere: of marks and the like, and of what is named. */
export const TABLE_HEADS = {
  other:
    'percentage percent marks mark cgpa gpa score aggregate obtained secured specialization specialisation stream discipline technology technologies tools environment team size',
  what: 'project projects name prize prizes ticket tickets credential credentials honour honor achievement competency module subject',
  who: 'competition contest festival jury sponsor vendor awarder examiner by',
  ignored: 'expires expiry valid validity number id ref reference',
} as const satisfies Partial<Record<EntryLabel, string>>;

/** Words beside those in the head of a table, which say nothing alone. */
export const TABLE_HEAD_FILLERS = 'of in the passing pass and';

/** Words that stand in labels beside those and say nothing alone. */
export const LABEL_FILLERS =
  'for s issuing gained obtained obtenido obtida obtenu obtenue conseguito conseguita ottenuta behaald attended employed employment principais estudios estudos etudes studi studies verliehen ausgestellt atribuido expedido emitido otorgado rilasciato uitgereikt issued presented granted awarding by par por door name and address of the or type held main principal key awarded covered providing education training title work occupational skills in national international und oder der des die erworbenen adresse wichtigste art berufliche fahigkeiten nationalen internationalen nom adresse de l d et ou occupe principales principaux du des delivre la le les enseignement formation nombre y direccion o desempenado principales obtenida capacidades profesionales educativa formativa a nome e indirizzo del di o ricoperti ricoperta principali della dell rilasciata tipo erogatrice istruzione formazione morada endereco do da ou ocupado principais atribuida ensino formacao naam en adres van voornaamste titel het behaalde soort onderwijs of von ate dal al tot au';

/** A label that ends in one of these leads who gave it: "Issued by". */
export const LABEL_GIVING = 'by von par por da door';

/** Labels that lead the first and the last date of a range: the words of most are of other labels too. */
export const RANGE_ENDS: Record<'from' | 'to', string> = {
  from: 'from|date of joining|joining date|date joined|doj|fecha de ingreso|fecha ingreso|ingreso|data de admissao|admissao|data de entrada|data di assunzione|date d entree|eintritt|eintrittsdatum|start|start date|date from|date started|von|beginn|startdatum|du|date de debut|debut|desde|fecha de inicio|inicio|de|data de inicio|dal|data di inizio|inizio|van|begindatum',
  to: 'to|date of leaving|leaving date|relieving date|date of relieving|fecha de retiro|fecha retiro|retiro|fecha de egreso|egreso|fecha de salida|data de saida|data de demissao|demissao|data di cessazione|date de sortie|austritt|austrittsdatum|end|end date|date to|date left|until|bis|ende|enddatum|au|date de fin|fin|hasta|fecha de fin|ate|data de fim|fim|al|data di fine|fine|tot|einddatum',
};

/** Further labels of several words, by what they lead. */
export const LABEL_PHRASES: Partial<Record<EntryLabel, string>> = {
  what: 'project title|project name|title of project|title of the project|name of project|name of the project|projekttitel|projektname|titre du projet|nom du projet|titulo del proyecto|nombre del proyecto|titulo do projeto|nome do projeto|titolo del progetto|nome del progetto|projectnaam',
  when: 'project duration|duration of project|duration of the project',
  duties:
    'project description|description of project|role in project|tools used|technologies used|technology used|tech stack',
  ignored:
    'hours per week|weekly hours|hours worked|team size|teamgrosse|taille de l equipe|series and grade|pay grade|may we contact|may contact|references available',
};

/** Of these, what a label cannot end in: it goes on below. */
export const LABEL_JOINING =
  'and of the or in und oder der des die erworbenen de l d et ou du la le les y o e di del della do da en van het of';
