import type { Claim } from './mark.ts';
import { nearBefore } from './near-before.ts';

/** Words of rank, and what people are by trade; each also in the plural. */
const RANKS =
  'chief president vp svp evp director manager supervisor principal senior executive ceo cto cfo coo cio ciso founder cofounder owner partner chair chairman chairwoman chairperson foreman captain superintendent deputy';
const TRADES =
  'engineer developer programmer architect analyst scientist consultant advisor adviser designer administrator accountant auditor controller bookkeeper lawyer attorney paralegal physician doctor surgeon nurse midwife pharmacist dentist therapist psychologist technician technologist specialist coordinator strategist planner buyer merchandiser recruiter teacher professor lecturer tutor instructor researcher biologist chemist physicist economist statistician editor writer journalist translator photographer producer chef cook baker electrician plumber carpenter welder machinist mechanic pilot driver dispatcher officer inspector investigator cashier receptionist secretary clerk salesperson representative broker banker trader underwriter actuary librarian veterinarian paramedic firefighter';

/** The same in German, French, Spanish, Portuguese, Italian and Dutch, without the endings that men, women and several have. */
const ABROAD =
  'geschäftsführer gesellschafter leiter abteilungsleiter teamleiter projektleiter vorstand vorsitzende direktor inhaber gründer entwickler ingenieur berater analytiker buchhalter verkäufer lehrer arzt ärzt pfleger krankenpfleger koch mechaniker techniker ' +
  'rektor dekan prokurist vorarbeiter polier kapitän redakteur referent dozent notar anwält anwalt architekt chirurg apotheker koordinator intendant disponent richter ' +
  'directeu directric chef cheffe associé responsable président gérant fondateur fondatric développeu développeuse ingénieur consultant comptable vendeu vendeuse enseignant médecin infirmi cuisini mécanicien technicien ' +
  'recteur doyen proviseur coordinateur coordinatric contremaître rédacteur rédactric avocat notaire chirurgien pharmacien architecte patron propriétaire professeu formateur formatric animateur animatric cadre ' +
  'director directora soci jefe jefa gerente president presidente fundador fundadora desarrollador desarrolladora ingenier consultor consultora contable contador vendedor vendedora profesor profesora médic enfermer cociner mecánic técnic supervisor encargad ' +
  'rector rectora decan catedrátic coordinador coordinadora capataz abogad arquitect cirujan farmacéutic propietari dueñ redactor redactora auditor auditora subdirector subdirectora ' +
  'diretor diretora sóci chefe coordenador coordenadora desenvolvedor desenvolvedora engenheir contador vendedora professor professora enfermeir cozinheir mecânic analista ' +
  'reitor reitora advogad arquitet cirurgiã cirurgião proprietári encarregad supervisora gestor gestora editora vice-diretor vice-diretora ' +
  'direttor direttric responsabil capo caporeparto president fondator sviluppator sviluppatric ingegner consulent contabil venditor insegnant infermier cuoc meccanic tecnic ' +
  'rettor preside primari coordinator coordinatric titolar avvocat architett farmacist caposala amministrator amministratric redattor redattric ' +
  'directeur hoofd vennoot afdelingshoofd teamleider projectleider bestuurder oprichter ontwikkelaar ingenieur adviseur boekhoud verkoper leraar verpleegkundig kok monteur ' +
  'conrector decaan voorzitter eigenaar bedrijfsleider hoofdredacteur coördinator advocaat arts apotheker notaris hoogleraar voorman ploegbaas wethouder uitvoerder opzichter';

/** Ranks abroad that a deputy has another of. */
const ABROAD_RANKS = 'leiter|direktor|direct|diret|direttor|chef|jef|hoofd|responsab';

const ENDINGS = 'in|innen|r|rs|s|se|ses|re|res|e|es|er|ère|ers|ne|nes|o|a|os|as|i|te|ti|en|ster';

const TITLES_ABROAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...new Set(ABROAD.split(' '))].sort((one, other) => other.length - one.length).join('|')})(?:${ENDINGS})?(?![\\p{L}\\p{N}])`,
  'giu',
);

const TITLES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:vice[- ]presidents?|head of|team leads?|tech(?:nical)? leads?|(?:lead|head|chief)(?= (?:${TRADES.replaceAll(' ', '|')})\\b)|(?:${[RANKS, TRADES].join(' ').replaceAll(' ', '|')})s?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** "Lead Data Engineer": the word before one's trade. */
const LEADING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:Lead|Head|Chief)(?= (?:\\p{Lu}[\\p{L}&]* ){1,2}(?:${TRADES.replace(/(?<![a-z])[a-z]/gu, (letter) => letter.toUpperCase()).replaceAll(' ', '|')})(?!\\p{L}))`,
  'gu',
);

/** German and Dutch ranks and trades as the heads of longer words. */
const COMPOUNDS =
  /(?<![\p{L}\p{N}])\p{L}{2,20}(?:leiter|arzt|ärzt|ingenieur|entwickler|berater|meister|führer|pfleger|lehrer|chef|direktor|leider|hoofd|manager|adviseur|ontwikkelaar)(?:in|innen|s|n|en)?(?![\p{L}\p{N}])/giu;

/** Degrees that the lexicon of keywords does not have. */
const DEGREES =
  /(?<![\p{L}\p{N}])(?:ph\.?d|doctorate|doctorat|doctorado|doutorado|dottorato|doctoraat|promovierte|máster|mestrado|laurea|bacharel(?:ado)?|licenciatura|licenciad[oa]|bachelor|magister|diplom|staatsexamen|agrégation|licence(?= (?:en|de|d['’]|professionnelle))|maîtrise(?= (?:en|de|d['’]))|grado(?= en)|master(?= (?:en|of|in)\b))(?![\p{L}\p{N}])/giu;

/** "Responsable d’un budget" says what was done, and names no rank. */
const OF_A_THING = /^ ?(?:d['’]une?|de una?|di una?|por uma?|pelo|pela)(?![\p{L}\p{N}])/iu;

/** The titles, ranks, trades and degrees that a text names. */
export const listTitles = (text: string): Claim[] =>
  [TITLES, LEADING, TITLES_ABROAD, COMPOUNDS, DEGREES].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isOfThing(match, text) && !isVerb(match, text))
      .map(({ index, 0: title }) => ({
        key:
          deputyOf(text, index, title) +
          title
            .toLowerCase()
            .replace('-', ' ')
            .trim()
            .replace(/(?:innen|in|[nse])$/u, ''),
        start: index,
        end: index + title.trimEnd().length,
      })),
  );

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

const isVerb = ({ index, 0: title }: RegExpExecArray, text: string): boolean =>
  VERBS.test(title) && DOES.test(nearBefore(text, index));

const isOfThing = ({ index, 0: title }: RegExpExecArray, text: string): boolean =>
  /^respons/iu.test(title) && OF_A_THING.test(text.slice(index + title.trimEnd().length));
