/** Nouns of roles that no ending tells. */
const NOUNS =
  'nurse|cook|chef|clerk|lead|head|associate|representative|intern|executive|counsel|attorney|mechanic|specialist|assistant|consultant|apprentice|trainee|host|hostess|server|crew|staff|paralegal|sde|sdet|sre|rn|lpn|cna|professional|expert|fellow|postdoc|phd|aide|agent|ranger|guard|labou?rer|handyman|foreman|chief|vp|cto|cfo|ceo|coo|cmo|principal|merchandiser|barista|nanny|au pair|coach|pilot|steward|captain|judge|buyer|developer|scientist|analyst|architect|generalist|administrator|partner|advocate|secretary|actuary|notary|dev|devs|dba|sysadmin|operative|ambassador|volunteer|tutor|professor|dean|janitor|carer|caregiver|physician|surgeon|gp|midwife|doctor|vet|deckhand|deputy|delegate|team member|crew member|model|fisherman|evangelist|scrum master|liaison|temp|hand|' +
  'fachkraft|kraft|leitung|referent|kaufmann|kauffrau|azubi|koch|arzt|ärztin|' +
  'responsable|stagiaire|' +
  't[eé]cnic[oa]|jefe|jefa|encargad[oa]|auxiliar|camarer[oa]|enfermer[oa]|abogad[oa]|m[eé]dic[oa]|cocinero|becari[oa]|analista|engenheir[oa]|estagi[aá]ri[oa]|gerente|' +
  'impiegat[oa]|addett[oa]|tirocinante|cuoc[oa]|operai[oa]|tecnic[oa]|responsabile|ingegnere|' +
  'verpleegkundige|adviseur|hoofd|kok|monteur';

const NOUN = new RegExp(`(?<![\\p{L}])(?:${NOUNS})s?(?![\\p{L}])`, 'iu');

/** Beginnings of words that are roles however they end: "chargée", "Sachbearbeiterin". */
const BEGINNING =
  /(?<!\p{L})(?:sachbearbeiter|werkstudent|mitarbeiter|leiter|charg[eé]|ing[eé]nieur|d[eé]veloppeu|assistant|employ[eé]|alternant|conseill|technicien|desarrollador|ingenier[oa]|programador|medewerk|stagiair)/iu;

/** Second halves of German words. */
const COMPOUND = /(?<=\p{L})(?:kraft|leitung|mann|frau|arzt|hilfe)s?(?!\p{L})/iu;

/** Endings of nouns of persons, in all the languages. */
const ENDING =
  /(?<!\p{L})\p{L}{2,}(?:er|eer|or|ist|ian|yst|man|woman|ant|ess|ier|eur|euse|ière|iste|trice|ien|ienne|ista|ero|era|ora|eiro|eira|tore|iere|erin|istin|entin|inge?nieur|eurin|ologe|ologin|endent|ender)s?(?:(?:[*:_]|\()in(?:nen)?\)?)?(?!\p{L})/giu;

const NO_ROLE =
  /^(?:our|or|for|over|under|after|other|another|ever|never|however|water|center|centre|summer|winter|number|member|offer|career|order|paper|power|matter|better|greater|later|hour|year|user|customer|consumer|server|computer|together|human|german|italian|european|american|canadian|australian|important|restaurant|plant|relevant|per|her|their|weather|letter|remember|quarter|november|october|september|december|color|labor|labour|motor|sector|indoor|outdoor|floor|door|minor|major|favor|error|senior|junior|interior|exterior|superior|prior|contractor|vendor|investor|sponsor|donor|cancer|laser|tower|river|harbor|harbour|border|shoulder|clear|cover|super|silver|laboratories|business|process|success|access|express|wireless|less|fitness|wellness|address|unless|press|oder|unser|unsere|einer|dieser|immer|oder|über|unter|für|pour|pour|leur|sur|jour|hier|dernier|premier|valeur|secteur|cœur|por|mejor|mayor|valor|sector|primer|interior|exterior|hora|ahora|era|para|ora|ancora|primero|dinero|nuestra|settore|valore|fiera|carriera|materia|quarter|quality|paar|meer|onder|over|verder|onze|voor|door|jaar|buyer's|filter|master|manor|chapter|folder|monster|twitter|docker|kanban|partner|provider|leader|employer|manufacturer|carrier|retailer|dealer|grower|maker|distributor|cluster|founder|winner)$/iu;

/** "Provider" and its like are firms in a sentence about the employer, and roles where they end a title. */
const ROLE_AT_END =
  /(?:developer|leader|partner|contractor|maker|grower|server|master|investor relations|founder)s?\W*$/iu;

/** Checks whether words hold a noun that is only one of roles. */
export const isRoleNoun = (words: string): boolean =>
  NOUN.test(words) || BEGINNING.test(words) || COMPOUND.test(words);

/** Checks whether words name a role. */
export function namesRole(words: string): boolean {
  if (isRoleNoun(words) || ROLE_AT_END.test(words)) return true;
  for (const [word] of words.matchAll(ENDING))
    if (!NO_ROLE.test(word) && !NO_ROLE.test(word.replace(/s$/u, ''))) return true;
  return false;
}
