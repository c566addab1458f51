import { isRoleNoun } from './role.ts';

/** Names of job sites, that stand at the head of a page. */
const SITE =
  /^(?:linkedin|indeed|glassdoor|stepstone|monster|zip ?recruiter|naukri|seek|reed|totaljobs|workday|xing|infojobs|euraxess|edjoin|usajobs|handshake|higheredjobs|snagajob|careerbuilder|simplyhired|jobstreet|jobsdb|foundit|adzuna|jooble|talent\.com|hellowork|apec|cadremploi|meteojob|welcome to the jungle|france travail|p[oô]le emploi|job ?bank|charity ?job|idealist|dice|wellfound|angellist|otta|built ?in|cv-?library|caterer|tes|jora|trade ?me|careerone|workopolis|eluta|bundesagentur f[uü]r arbeit|jobsuche|jobb[oö]rse|interamt|bund\.de|academics|kimeta|jobware|hokify|karriere\.at|ams|arbeitsagentur|jobscout24|jobup|tecnoempleo|infoempleo|empleate|computrabajo|occ mundial|occ|catho|gupy|vagas|net-empregos|sapo emprego|itjobs|subito|bakeca|monster italia|nationale vacaturebank|werk\.nl|intermediair|indeed\.nl|jobbird|vdab|actiris|le forem|smartrecruiters|greenhouse|lever|ashby|personio|recruitee|teamtailor|bamboohr|join|softgarden|craigslist|gumtree|kleinanzeigen|leboncoin|milanuncios|olx|marktplaats|find a job|govjobs|eurojobs|eures|work for us|(?:processo seletivo|job bulletin|vacancy notice|llamado a concurso|bando di concorso|avviso di selezione|edital)(?: [\d/-]+)?|job (?:offer|posting|advert(?:isement)?|vacancy|details|summary|description)|vacancy|vacancies|stellenausschreibung|stellenangebot|stellenanzeige|wir stellen ein|offre d['’]emploi|avis de vacance|oferta de (?:empleo|trabajo)|convocatoria(?: abierta)?|vaga|avviso pubblico|annuncio di lavoro|offerta di lavoro|vacature|oportunidad(?:e)?|oportunidade|now hiring|we are hiring|we['’]re hiring|help wanted|position announcement|recruitment|apply online|overview +application)$/iu;
/** In one word by itself. */
const SITE_WORD =
  /job|stellen|karriere|career|emploi|empleo|emprego|vagas|lavoro|vacature|recruit(?!er)|(?<!s)hire/iu;
const SITE_BY_WORD =
  /^#?(?:[\p{L}&'’-]+ ){0,3}(?:jobs|jobsite|vacancies|stellenmarkt|jobsuche|jobbörse|karriereportal|carri[eè]res|emplois?|empleos?|vagas|lavoro|vacatures)$|^(?:www\.)?[\w-]*(?:job|vaga|empleo|emprego|emploi|stelle|lavor|vacatur|recruit|career|karriere|work)[\w-]*\.[a-z]{2,}(?:\.[a-z]{2})?$|^(?:jobs?|careers?) (?:in|near|at a glance)\b/iu;

/** Words of menus and buttons in all the languages. */
const BUTTON =
  "(?:easy |quick )?apply(?: now| online| today| here| on (?:company|employer) (?:web)?site| for (?:this )?(?:job|role|position))?|one-click apply|i['’]m interested|register(?: to apply)?|log ?in(?: to apply)?|sign ?(?:in|up)|join now|save(?: job)?|saved(?: jobs)?(?: \\(\\d+\\))?|share(?: this job)?|print|e-?mail|report(?: (?:job|ad|this job.*))?|hide|flag|favou?rite|reply|back(?: to .*)?|home(?: ?page)?|menu|search(?: (?:for )?jobs| results)?|job search|find (?:a )?jobs?|find jobs|jobs|all jobs|view all jobs.*|browse.*|careers?|career advice|courses|recruiting\\?|current vacancies|current openings|open positions|graduates|explore companies|companies|company reviews|find salaries|salaries|salary|volunteers|recruiters|employers?(?: ?/ ?post (?:a )?job)?|for employers|post a job|profile|my (?:account|applications|jobs|profile|network)|about(?: us)?|contact(?: us)?|news|blog|help|faqs?|events|investors|our (?:brands|people|story|values|locations)|sustainability|locations|teams|products?|services|donate|get involved|what we do|who we are|shop|media|press|students|research|privacy(?: policy)?|terms|cookies?(?: settings)?|accept(?: all)?|reject(?: all)?|skip to.*|notifications?(?: \\d+)?|messag(?:es|ing)|overview|application|follow|view (?:company )?profile|promoted.*|new|verified|featured|sponsored|urgent|like|comment|repost|send|" +
  'startseite|stellen(?:angebote)?|offene stellen|nachrichten|mitglieder|[üu]ber uns|standorte|karriere|spenden|kontakt|teilen|drucken|merken|speichern|inserat merken|jetzt bewerben|bewerben|schnelle bewerbung|zur[üu]ck(?: zu.*)?|anmelden|registrieren|jobs finden|jobsuche|f[üu]r arbeitgeber|komm ins team!?|impressum|datenschutz|unternehmen|leistungen|aktuelles|men[üu]|suche|aktiv auf der suche|merkliste|feedback|gehaltsplaner|' +
  "accueil|trouver un (?:job|emploi)|trouver une entreprise|m[eé]dias|offres?(?: d['’]emploi)?|nos offres|postuler(?: maintenant)?|je postule|sauvegarder|enregistrer|partager|imprimer|retour.*|se connecter|connexion|s['’]inscrire|candidats?|recruteurs?|entreprises?|actualit[eé]s|qui sommes-nous ?\\??|nous rejoindre|mon espace|" +
  'inicio|buscar (?:empleo|ofertas|trabajo)|empresas|[áa]rea personal|inscribirme(?: en esta oferta)?|inscr[ií]bete|solicitar|aplicar|postular(?:me)?|guardar|compartir|imprimir|volver.*|iniciar sesi[oó]n|registrarse|ofertas|' +
  'entrar|cadastrar(?: curr[ií]culo)?|quero me candidatar|candidatar(?:-se)?|candidatura simplificada|salvar|compartilhar|voltar.*|in[ií]cio|' +
  'candidati(?: ora)?|invia candidatura|salva|condividi|stampa|accedi|registrati|torna.*|offerte(?: di lavoro)?|chi siamo|contatti|lavora con noi|' +
  'inloggen|vacatures|verhalen.*|solliciteer(?: nu| direct)?|solliciteren|opslaan|bewaren|delen|printen|terug.*|over ons|werken bij|ok|nl|en|de|fr';
const BUTTON_ALONE = new RegExp(`^(?:${BUTTON})$`, 'iu');

const COUNT_OF_SITE =
  /\bcookies?\b|^\d[\d,.+]* (?:applicants?|followers|reviews|inscritos|candidat\p{L}*|comments)|^(?:over|mehr als|plus de|más de|mais de) \d+ (?:applicants|candidat\p{L}*)|^(?:vor|il y a|hace|há|fa|publicad[oa] h|attiva da|geplaatst) ?\S{0,3} ?\d|^(?:.{0,12} )?\d+ (?:days?|weeks?|hours?|tagen?|jours?|d[ií]as?|giorni|dagen) (?:ago|geleden|fa)$|^(?=.*(?:\d|today|yesterday|heute|gestern))(?:posted|published|erschienen|ver[oö]ffentlicht|publiziert|publi[eé]e?|actualis[eé]e?|publicad[oa]|geplaatst|pubblicat[oa]|date (?:posted|listed)|placed on|aktualisiert|online seit)\b|^\d(?:[.,]\d)? ?(?:★|\/ ?5|von 5|sur 5|out of 5)|^closing in \d/iu;

const parts = (line: string): string[] =>
  line
    .split(/ ?(?:[|·•›»>\t]| {2,}) ?| \/ /u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Checks whether a line is a menu: most of its parts are words of menus. A path through a site is one too. */
function isMenu(line: string): boolean {
  const all = parts(line);
  if (all.length < 2) return false;
  const buttons = all.filter((part) => BUTTON_ALONE.test(part)).length;

  const isPath = / [›»>] /u.test(line) || (/ \/ /u.test(line) && BUTTON_ALONE.test(all[0] ?? ''));
  const isTitled = all.every(
    (part) => BUTTON_ALONE.test(part) || SITE.test(part) || isRoleNoun(part),
  );
  if (!isPath && isTitled && buttons < all.length) return false;
  const columns = line.split(/ {2,}|\t/u).filter((part) => /\p{L}/u.test(part));
  const isColumns =
    columns.length > 2 &&
    !/\d|:/u.test(line) &&
    columns.every((part) => part.split(' ').length < 5);
  return (
    isColumns ||
    buttons > 1 ||
    buttons * 2 >= all.length ||
    (isPath && all.length > 1 && buttons > 0) ||
    line.split(' > ').length > 2
  );
}

/** In characters: longer lines are no menu's. */
const LONGEST = 140;

/** Checks whether a line belongs to the page around a posting: its site, menus, buttons, counts. */
export const isChrome = (line: string): boolean =>
  line.length <= LONGEST &&
  (BUTTON_ALONE.test(line) ||
    (SITE_WORD.test(line) && /^\p{L}+$/u.test(line)) ||
    SITE.test(line) ||
    SITE_BY_WORD.test(line) ||
    COUNT_OF_SITE.test(line) ||
    isMenu(line));

/** Facts of job sites beside a posting, one word or two on a line of its own: hours, contracts, days, modes of work. */
const FACT =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|fixed[ -]term|contract(?:or)?|casual|ongoing|internship|freelance|hybrid|on-?site|in[- ]office|remote|flexible|shifts?|(?:day|night|evening) shifts?|nights|days|hours?|\d+(?:[.,]\d+)?(?: ?[-–] ?\d+)? ?(?:hours|hrs|stunden|std|uur|heures|h|horas|ore)|vollzeit|teilzeit|feste anstellung|festanstellung|unbefristet|befristet|ab sofort|minijob|home-?office|pr[aä]senz|temps (?:plein|partiel)|cdi|cdd|alternance|stage|int[eé]rim|t[eé]l[eé]travail|(?:en )?pr[eé]sentiel|presencial|h[ií]brid[oa]|remot[oa]|jornada|tiempo (?:completo|parcial)|indefinid[oa]|tempo (?:pieno|parziale|integral|indeterminato|determinato)|clt|efetivo|contratto|contrato|contrat|vast|tijdelijk|fulltime|parttime|competitive|negotiable|immediate|entry level|mid[- ]senior level|band|grade|level|ref(?:erence)?|job (?:id|ref|type|number)|req(?:uisition)?|kennziffer|referenz|starts?|starting|1 vaga|vacancies|dates?|salary|salario|salaire|gehalt|urgent|posted|depends on experience|senior level|associate)(?!\p{L})/iu;

const MODES = /^(?:associate|internship|contractor)$/iu;

/** Checks whether a line or a part of it says how, when or on which terms one works. */
export const isFact = (words: string): boolean =>
  (FACT.test(words) && !isRoleNoun(words)) || MODES.test(words) || /^[\d.,]+ ?%|^\W*$/u.test(words);
