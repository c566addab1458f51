import { findDates } from '../dates/find-dates.ts';
import { isCredentialGiver } from './credential-givers.ts';

/** Kinds of lists that one heading may join and whose lines differ in words. */
export type ListKind = 'certificate' | 'award' | 'activity' | 'publication';

/** A sign of a kind in a line, and how much it says. */
type Sign = { pattern: RegExp; weight: number };

/** A pattern of whole words, in any case. */
const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'iu');

/** Roles in a society or a team, in seven languages. */
const ACTIVE =
  '(?:(?:vice|co)[- ]?)?(?:members?|fellow|treasurer|president|chair(?:man|woman|person)?|secretary|captain|coach|mentor|organi[sz]er|founder|trustee|governor|steward|delegate|ambassador|referee|goalkeeper|player|leader|scout(?:master)?|representative|mitglied|vorstand(?:smitglied)?|kassenwart(?:in)?|schriftführer(?:in)?|vorsitzende[rs]?|trainer(?:in)?|membre|présidente?|trésori(?:er|ère)|capitaine|miembro|presidente|tesorer[oa]|tesourei?r[oa]|membro|tesoriere|lid|bestuurslid|voorzitter|penningmeester|secretaris)';

/** "Treasurer, Runners Club", "Runners Club – Team Captain", "Membre du ...": not "Team Leader Certificate". */
const ACTIVE_THERE = new RegExp(
  `(?:^|[,;:(|]\\s*|\\s[–—-]\\s)(?:[\\p{L}.-]+\\s){0,2}${ACTIVE}(?=\\s*(?:$|[,;:()|]|[–—-]\\s)|\\s(?:since|until|of|at|for|in|on|im|in|bei[m]?|der|des|de|du|del|della|do|da|di|van|bij|seit|depuis|desde|dal|sinds|\\d{4})(?:\\s|$))`,
  'iu',
);

const SIGNS: Record<ListKind, readonly Sign[]> = {
  certificate: [
    {
      pattern:
        /^(?:certified|licensed|accredited|zertifizierte?r?|certifiée?|certificad[oa]|certificat[oa]|gecertificeerde?)(?!\p{L})/iu,
      weight: 6,
    },
    {
      pattern: words(
        'certif\\p{L}+|certs?|licen[cs]e[sd]?|licensure|permit|accredited|accreditation|credential|credential id|award in|zertifi\\p{L}+|\\p{L}+schein|schein|lizenz|befähigung\\p{L}*|sachkunde\\p{L}*|permis|habilitation|brevet|attestation|carn[eé]t?|licencia|licença|carteira|habilitação|patente|patentino|attestato|abilitazione|rijbewijs|bls|acls|pals|cpr|aed|osha \\d+|first aid|pmp|prince2|itil|cissp|food hygiene|driving test',
      ),
      weight: 3.5,
    },
    { pattern: /\(\p{Lu}[\p{Lu}\d+&/-]{1,9}\)/u, weight: 1 },
  ],
  award: [
    {
      pattern: words(
        "(?:award|awards)(?! in(?!\\p{L}))|prize|medal(?:list)?|winner|won|finalist|runner[- ]up|scholarship|scholar|honou?rs?(?! society)|dean['’]s list|president['’]s list|nominee|nominated|of the (?:year|month|quarter|season)|grant|bursary|(?:first|second|third|1st|2nd|3rd) place|trophy|cup|commendation|merit|excellence|appreciation|cum laude|valedictorian|order of the|preis|auszeichnung|ehrung|stipendium|prix|bourse|lauréate?|distinction|premio|beca|mención|prêmio|bolsa|borsa|prijs|beurs",
      ),
      weight: 5,
    },
  ],
  activity: [
    { pattern: ACTIVE_THERE, weight: 4 },
    {
      pattern: words(
        'volunteer(?:s|ed|ing)?|voluntary|ehrenamt\\p{L}*|freiwillig\\p{L}*|bénévol\\p{L}+|voluntari\\p{L}+|volontari\\p{L}+|vrijwillig\\p{L}+|food bank|fundrais\\p{L}+',
      ),
      weight: 4,
    },
    {
      pattern: words(
        'clubs?|society|societies|association|team|league|union|choir|orchestra|band|chapter|guild|committee|scouts?|fraternity|sorority|\\p{L}*verein|\\p{L}*verband|chor|feuerwehr|amicale|équipe|chorale|asociación|sociedad|equipo|coro|associação|sociedade|associazione|società|squadra|vereniging|koor',
      ),
      weight: 1.5,
    },
  ],
  publication: [
    { pattern: /(?<=[“"„«])[^“"„«”»]{8}/u, weight: 3 },
    {
      pattern: words(
        'et al|journal|proceedings|isbn|doi|arxiv|pp|vol|magazine|bulletin|gazette|quarterly|symposium|zeitschrift|revue|revista|rivista|tijdschrift',
      ),
      weight: 3,
    },
    { pattern: /^\p{Lu}\p{L}+,\s\p{Lu}\./u, weight: 2 },
    { pattern: /\(\d{4}\)/u, weight: 1 },
  ],
};

const OF_GIVER = 3;
const OF_YEAR = 1;

/** Pieces of a line, one of which may be who gave a certificate. */
const PIECES = /[,;:()|·•]|\s[–—-]\s/u;

/** Scores the words of a line as those of a kind; below `CLEAR` they decide about an entry alone, not about a name below another. */
export function kindScore(kind: ListKind, text: string): number {
  const score = SIGNS[kind].reduce(
    (sum, { pattern, weight }) => sum + (pattern.test(text) ? weight : 0),
    0,
  );
  if (kind !== 'certificate') return score;
  const giver = text.split(PIECES).some(isCredentialGiver) ? OF_GIVER : 0;
  return score + giver + (endsInYear(text) ? OF_YEAR : 0);
}

/** The least score that decides about a line that may be no entry. */
export const CLEAR = 2;

/** A lone date, as certificates have them, behind words. */
function endsInYear(text: string): boolean {
  const [date, ...others] = findDates(text);
  return date !== undefined && others.length === 0 && !date.isRange && date.from > 2;
}
