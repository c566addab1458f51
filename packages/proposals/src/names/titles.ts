import type { Claim } from '../mark.ts';
import { nearBefore } from './near-before.ts';
import { beginsAsOne, createMatcher } from './word-matcher.ts';

/** A title that a text names; a rank, or a degree, is none of those that one has by what one does. */
export type Title = Claim & { isRank: boolean };

/** Words of rank, and what people are by trade; each also in the plural. */
const RANKS =
  'chief president vp svp evp director manager supervisor principal senior executive ceo cto cfo coo cio ciso founder cofounder owner partner chair chairman chairwoman chairperson foreman captain superintendent deputy';
const TRADES =
  'engineer developer programmer architect analyst scientist consultant advisor adviser designer administrator accountant auditor controller bookkeeper lawyer attorney paralegal physician doctor surgeon nurse midwife pharmacist dentist therapist psychologist technician technologist specialist coordinator strategist planner buyer merchandiser recruiter teacher professor lecturer tutor instructor researcher biologist chemist physicist economist statistician editor writer journalist translator photographer producer chef cook baker electrician plumber carpenter welder machinist mechanic pilot driver dispatcher officer inspector investigator cashier receptionist secretary clerk salesperson representative broker surveyor estimator toolmaker fitter plasterer roofer bricklayer joiner tailor butcher barista bartender waiter waitress steward stewardess sommelier concierge housekeeper caretaker cleaner gardener farmer forester courier chauffeur constable detective headteacher headmaster dean provost registrar bursar minister councillor magistrate judge counsellor counselor interpreter copywriter proofreader illustrator animator composer conductor choreographer curator trainer radiographer marshal sergeant lieutenant colonel banker trader underwriter actuary librarian veterinarian paramedic firefighter';

/** The same in German, French, Spanish, Portuguese, Italian and Dutch, without the endings that men, women and several have. */
const ABROAD =
  'geschäftsführer gesellschafter leitend leiter abteilungsleiter teamleiter projektleiter vorstand vorsitzende direktor inhaber gründer entwickler ingenieur berater analytiker buchhalter verkäufer lehrer arzt ärzt pfleger krankenpfleger koch mechaniker techniker ' +
  'meister rektor dekan prokurist vorarbeiter polier kapitän redakteur referent dozent notar anwält anwalt architekt chirurg apotheker koordinator intendant disponent richter schreiner tischler maurer schlosser elektriker elektroniker mechatroniker bäcker konditor metzger fleischer friseur kellner gärtner landwirt förster hebamme erzieher sozialarbeiter dolmetscher übersetzer lektor sekretär sachbearbeiter kaufmann kauffrau makler betriebswirt laborant betreuer schulleiter ' +
  'directeu directric chef cheffe associé responsable président gérant fondateur fondatric développeu développeuse ingénieur consultant comptable vendeu vendeuse enseignant médecin infirmi cuisini mécanicien technicien ' +
  'recteur géomètre doyen proviseur coordinateur coordinatric contremaître rédacteur rédactric avocat notaire chirurgien pharmacien architecte patron propriétaire professeu formateur formatric animateur animatric cadre boulang menuisi plombi électrici maçon couvreu coiffeu serveu serveuse jardini agriculteu agricultric sage-femme aide-soignant éducateu éducatric traducteu traductric interprète secrétaire gestionnaire acheteu acheteuse chauffeu inspecteu inspectric contrôleu contrôleuse auditeu auditric bibliothécaire opticien maire préfet juge magistrat procureu ' +
  'director directora soci jefe jefa gerente titular president presidente fundador fundadora desarrollador desarrolladora ingenier consultor consultora contable contador vendedor vendedora profesor profesora médic enfermer cociner mecánic técnic supervisor encargad ' +
  'rector rectora decan catedrátic coordinador coordinadora capataz abogad arquitect cirujan farmacéutic propietari dueñ redactor redactora auditor auditora subdirector subdirectora panader carpinter fontaner albañil pintor pintora peluquer camarer jardiner agricultor agricultora matron educador educadora traductor traductora intérprete secretari juez jueza magistrad comprador compradora inspector inspectora alcalde alcaldesa maestr bibliotecari capitán veterinari psicólog biólog ' +
  'diretor diretora sóci chefe coordenador coordenadora desenvolvedor desenvolvedora engenheir contador vendedora professor professora enfermeir cozinheir mecânic analista ' +
  'reitor reitora advogad arquitet cirurgiã cirurgião proprietári encarregad supervisora gestor gestora editora vice-diretor vice-diretora padeir carpinteir canalizador pedreir cabeleireir garçom jardineir educadora tradutor tradutora secretári juiz juíza magistrad motorista inspetor inspetora bibliotecári capitão veterinári psicólog fiscal-chefe técnic ' +
  'direttor direttric responsabil capo caporeparto president fondator sviluppator sviluppatric ingegner consulent contabil venditor insegnant infermier cuoc meccanic tecnic ' +
  'rettor preside primari coordinator coordinatric titolar avvocat architett farmacist caposala amministrator amministratric redattor redattric falegnam idraulic muratore parrucchier camerier giardinier ostetric educator educatric traduttor traduttric segretari giudic magistrat ispettor ispettric capitano veterinari psicolog biolog ragionier geometr magazzinier impiegat dirigent docent ricercator ricercatric ' +
  'directeur hoofd vennoot afdelingshoofd teamleider projectleider bestuurder oprichter ontwikkelaar ingenieur adviseur boekhoud verkoper leraar verpleegkundig kok monteur ' +
  'conrector decaan voorzitter eigenaar bedrijfsleider hoofdredacteur coördinator advocaat arts apotheker notaris hoogleraar voorman ploegbaas wethouder uitvoerder opzichter bakker timmerman loodgieter elektricien metselaar kapper tuinman hovenier verloskundige pedagoog vertaler tolk secretaris inkoper inspecteur docent bibliothecaris kapitein dierenarts psycholoog bioloog magazijnmeester leerkracht onderwijzer rechter onderzoeker werkvoorbereider';

/** Ranks abroad that a deputy has another of. */
const ABROAD_RANKS = 'leiter|direktor|direct|diret|direttor|chef|jef|hoofd|responsab';

const ENDINGS =
  'essa|esse|in|innen|r|rs|s|se|ses|re|res|e|es|er|ère|ers|ne|nes|o|a|os|as|i|te|ti|en|ster';

const titlesAbroad = createMatcher(
  `(?<![\\p{L}\\p{N}])(?:expert-)?(?:${[...new Set(ABROAD.split(' '))].sort((one, other) => other.length - one.length).join('|')})(?:${ENDINGS})?(?:[ -](?:général|general|geral|régional|regional|nacional|nazional|principal|expert|responsab(?:l|il))(?:es?)?)?(?![\\p{L}\\p{N}])`,
  beginsAsOne(['expert', ...ABROAD.split(' ')]),
);

/** First words of titles of several. */
const FIRST =
  'vice general regional national global country area district zone managing divisional executive head team tech technical lead charge master';

const titles = createMatcher(
  `(?<![\\p{L}\\p{N}])(?:vice[- ]presidents?|(?:general|regional|national|global|country|area|district|zone|managing|divisional|executive) (?:manager|director|counsel|secretary|producer|chef|editor)s?|head of|team lead(?:er)?s?|tech(?:nical)? leads?|(?:lead|head|chief|charge|master)(?= (?:${TRADES.replaceAll(' ', '|')})\\b)|(?:${[RANKS, TRADES].join(' ').replaceAll(' ', '|')})s?)(?![\\p{L}\\p{N}])`,
  beginsAsOne([FIRST, RANKS, TRADES].join(' ').split(' ')),
);

/** "Lead Data Engineer": the word before one's trade. */
const LEADING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:Lead|Head|Chief)(?= (?:\\p{Lu}[\\p{L}&]* ){0,2}(?:\\p{Lu}\\p{Ll}{2,20}(?:er|or|ist|ian)|${TRADES.replace(/(?<![a-z])[a-z]/gu, (letter) => letter.toUpperCase()).replaceAll(' ', '|')})(?!\\p{L}))`,
  'gu',
);

/** German and Dutch ranks and trades as the heads of longer words. */
const COMPOUND_HEADS =
  'leiter|schwester|kaufmann|kauffrau|fachfrau|fachmann|fachkraft|arzt|ärzt|ingenieur|entwickler|berater|meister|führer|pfleger|lehrer|chef|direktor|leider|hoofd|manager|adviseur|ontwikkelaar|inhaber|eigentümer|gründer|vorstand|sprecher|vorsitzende|eigenaar|houder';
const HEADS = new RegExp(COMPOUND_HEADS, 'u');
const compounds = createMatcher(
  String.raw`(?<![\p{L}\p{N}])(?:\p{L}{2,30}(?:${COMPOUND_HEADS})(?:in|innen|s|n|en)?|capo(?![dgelv])\p{L}{4,20})(?![\p{L}\p{N}])`,
  (word) => HEADS.test(word) || word.startsWith('capo'),
);

/** Degrees that the lexicon of keywords does not have. */
const degrees = createMatcher(
  String.raw`(?<![\p{L}\p{N}])(?:ph\.?d|doctorate|doctorat|doctorado|doutorado|doutoramento|promotion(?= (?:in|zum|zur)\b)|dottorato|doctoraat|docteure?(?= (?:en|ès|de)\b)|gepromoveerd|dottor(?:e|essa)(?= di ricerca)|promoviert|promovierte|máster|mestrado|mestre(?= (?:em|pela)\b)|laurea|bacharel(?:ado)?|licenciatura|licenciad[oa]|bachelor|(?:bachelor|master)(?:abschluss|studium|grad|diploma|graad)|magister|diplom|staatsexamen|agrégation|licence(?= (?:en|de|d['’]|professionnelle))|maîtrise(?= (?:en|de|d['’]))|grado(?= en)|master(?= (?:en|of|in)\b)|(?<=(?:^|\n)(?:[•*-] )?)master(?= (?!data|class)\p{L}{4}))(?![\p{L}\p{N}])`,
  beginsAsOne(
    'phd doctor docteur dottor doutor promotion promov gepromo máster mestr laurea bacharel licen bachelor magister diplom staat agré maîtrise grado master ph'.split(
      ' ',
    ),
  ),
);

/** Trades by their ending: "Commercialista", "électroniciste", "Spezialistin", "optometrist"; not "revista" and the like. */
const byEnding = createMatcher(
  String.raw`(?<![\p{L}\p{N}])(?!(?:(?:entre|inter|con|re|ri|pre|pro|impre)?v|(?:con|ac)qu|tour|tur|final|l|p|con|ex|as)ist)(?:\p{L}{3,20}ist(?:a|e|i|as|es|in|innen)|\p{L}{2,16}(?:log|nal|ral|cial|atr|metr|nom|rap|mac|in|an|on|ar|iv)ist(?:s|en)?)(?![\p{L}\p{N}])`,
  (word) => word.includes('ist'),
);

const AGENT_ENDS = 'teur|trice|iseur|iseuse|sseur|sseuse|tore|dora?|tora?';
const AGENTS = new RegExp(`(?:${AGENT_ENDS})$`, 'u');

/** People by what they do, where a title stands: "Conducteur de travaux", "comme régisseuse", "come allenatore". */
const byAgent = createMatcher(
  String.raw`(?<=(?:^|\n|[.!?] |• ?|- |(?<!\p{L})(?:as an?|as|als|comme|como|come|in qualità di|en tant que|en qualité de) ))(?!(?:fact|sect|mot|vect|dat|col)(?:eur|or|ore|ora|tore)(?!\p{L}))\p{L}{3,20}(?:${AGENT_ENDS})(?![\p{L}\p{N}])`,
  (word) => AGENTS.test(word),
);

/** Degrees by their letters, in their case: "ba" and "ma" are other words. */
const DEGREE_LETTERS = /(?<![\p{L}\p{N}])(?:B\.?(?:Sc|A|Eng|Ed)|M\.?(?:Sc|A|Eng|Ed|Phil))\b/gu;

/** Makes the list of the places where a pattern fits that tells capitals. */
const places =
  (pattern: RegExp) =>
  (text: string): RegExpExecArray[] => [...text.matchAll(pattern)];

const WAYS = [
  ...[titles, places(LEADING), titlesAbroad, compounds, byEnding, byAgent, degrees],
  places(DEGREE_LETTERS),
];

/** The titles, ranks, trades and degrees that a text names. */
export const listTitles = (text: string): Title[] =>
  WAYS.flatMap((list) =>
    list(text)
      .filter((match) => !isOther(match, text))
      .map(({ index, 0: title }) => ({
        key: deputyOf(text, index, title) + (levelOf(title) ?? withoutGender(title)),
        isRank: RANK.test(title) || levelOf(title) !== undefined,
        start: index,
        end: index + title.trimEnd().length,
      })),
  );

/** Degrees by their level, however they are called. */
const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:b\.?(?:sc|a|eng|ed)|bachelor\p{L}*|bacharel(?:ado)?)$/iu, 'bachelor'],
  [/^(?:m\.?(?:sc|a|eng|ed|phil)|master\p{L}*|máster|mestrado|mestre|magister)$/iu, 'master'],
  [
    /^(?:ph\.?d|doctorate|doctorat|doctorado|doutorado|doutoramento|dottorato|doctoraat|docteure?|gepromoveerd|dottor(?:e|essa)|promoviert\p{L}{0,2}|promotion)$/iu,
    'doctor',
  ],
  [/^(?:licenciad[oa]|licenciatura|licence)$/iu, 'licence'],
];

const levelOf = (title: string): string | undefined =>
  LEVELS.find(([said]) => said.test(title))?.[1];

/** A title by which men and women of it are one, as are one and several. */
const withoutGender = (title: string): string =>
  title
    .toLowerCase()
    .replace('-', ' ')
    .trim()
    .replace(/(?:innen|in|[ns])$/u, '')
    .replace(/tri(?:ce|x)$/u, 'teur')
    .replace(/euse$/u, 'eur')
    .replace(/(?<=[td]or)[ae]$/u, '')
    .replace(/ffe$/u, 'f')
    .replace(/i?[aeo]$/u, '');

/** Words around a rank that lower it. */
const DEPUTY =
  /(?<![\p{L}\p{N}])(?:deputy|assistant|acting|vice|stellvertretende[rn]?|sous|sub|vize|plaatsvervangend|adjunct|assistent)[- ]$/iu;
const DEPUTY_BEHIND = /^ (?:adjoint|adjunt|adjunto|adjunta|aggiunt[oa])(?!\p{L})/iu;
/** Ranks of which there are deputies. */
const RANK = new RegExp(`^(?:${RANKS.replaceAll(' ', '|')}|head|lead|${ABROAD_RANKS})`, 'iu');

/** Says that a rank is another's deputy: without that word it is a higher one. */
const deputyOf = (text: string, start: number, title: string): string =>
  RANK.test(title) &&
  (DEPUTY.test(nearBefore(text, start)) || DEPUTY_BEHIND.test(text.slice(start + title.length)))
    ? 'deputy '
    : '';

/** "To cook" and "we pilot" say what somebody does. */
const DOES = /(?<![\p{L}\p{N}])(?:to|i|we|us|you|they) $/iu;
const VERBS = /^(?:cook|pilot)$/iu;

/** Words that are everyday ones too, and titles only where a title stands: "liderança técnica", "dans le cadre de", "my principal aim". */
const EVERYDAY =
  /^(?:(?:t[eé]cnic|mec[aâá]nic|médic|medic)[oa]s?|principal|responsa\p{L}+|cadres?|hoofd|executive|chair)$/iu;
const PLACE =
  /(?:^|[\n.!?•:,(/–-] ?|(?<!\p{L})(?:como|come|da|comme|en tant que|as|als|as an?|as the|and|und|et|y|e|en|to|became|ser|(?:soy|sou|sono|suis)(?: une?| un[ao]| uma?)?) )$/iu;

/** "Responsable et attentive": what one is like. */
const LIKE = /^(?: (?:et|y|e|und|and) |[,.]|$)/iu;

/** Checks whether a word is none of a title by its place. */
const isEveryday = (title: string, before: string, behind: string): boolean =>
  EVERYDAY.test(title) && (!PLACE.test(before) || (/^responsa/iu.test(title) && LIKE.test(behind)));

/** "Bachelor of Arts" names no physician of Dutch. */
const OF_ARTS = /(?:of|in|and) $/iu;

const isOther = ({ index, 0: title }: RegExpExecArray, text: string): boolean =>
  isEveryday(title, nearBefore(text, index), text.slice(index + title.length)) ||
  (VERBS.test(title) && DOES.test(nearBefore(text, index))) ||
  (/^arts$/iu.test(title) && OF_ARTS.test(nearBefore(text, index)));
