/** An agency that hides whom it hires for. */
export const AGENCY =
  /\b(?:(?:(?:is|are) working|partner(?:ing|ed)) with an? |(?:^|[.!?] )an? (?:leading|well[ -](?:known|established|regarded)|reputable|growing|successful|independent|national|global|local|small|large|busy)[^.]{0,60} (?:is|are) (?:looking|seeking|recruiting|hiring)|für (?:eine?n?|ein) [^.]{0,60} (?:suchen wir|wird gesucht)|(?:brand|client|company|employer|name|location)[^.]{0,20} will be (?:disclosed|shared|revealed)|recruiting on behalf of|nous accompagnons (?:une?|notre|l['’]un)[^.]{0,80} recrutement|dans le recrutement de (?:son|sa|leur)|(?:our|my|esteemed|end) (?:[\p{L}-]+ ){0,3}client\b(?= (?:is|are|has|have|seeks?|seeking|requires?|needs?|in)\b|,| ?\()|the company (?:that )?you will be working for|on behalf of (?:our|a|an?|one of) |for (?:our|my|one of our) (?:[\p{L}-]+ ){0,3}client\b|(?:^|[.!?] )client(?: is|:| has)|unser (?:kunde|mandant\p{L}*|auftraggeber)|unseren (?:kunden|mandanten|auftraggeber)[^.]{0,60}(?:suchen|gesucht)|suchen[^.]{0,60} unseren (?:kunden|mandanten|auftraggeber)|für unsere[nm] (?:mandant\p{L}*|auftraggeber)|für (?:einen|ein) (?:unserer|renommierte\p{L}*|namhafte\p{L}*) |im (?:auftrag|namen) (?:unseres|eines)|arbeitgeber: auf anfrage|chiffre\b|notre client|l['’]un de nos clients|pour (?:le compte de|l['’]un de) (?:notre|nos|son|ses) clients?|nuestro cliente|estamos colaborando con un|para (?:nuestro|importante|una importante) (?:cliente|empresa)|nosso cliente|cliente nosso|azienda cliente|per (?:nostro|conto di|importante) (?:cliente|azienda)|onze (?:klant|opdrachtgever)|voor (?:een|onze|één van onze) (?:klant|opdrachtgever)|employment (?:agency|business)|recruitment agency|name will be (?:disclosed|shared)|confidential (?:company|employer|client)|working exclusively)/imu;
export const AGENCY_NAME =
  /\b(?:staffing|recruit(?:ment|ing|ers?)|talent partners?|talents|personnel|personal(?:dienstleist\p{L}*|beratung|service|vermittlung)|zeitarbeit|interim|temporary|executive search|search|headhunt\p{L}*|manpower|adecco|randstad|hays|robert half|kelly services|michael page|selecci[oó]n|uitzend\p{L}*|detachering)\b/iu;

const W = "(?:\\p{Lu}[\\p{L}\\d.'’&+-]*[\\p{L}\\d]|\\p{Lu}|\\d+[\\p{L}]*)";
const LINK =
  "(?:['’]t|['’]s|&|and|of|the|for|on|de|du|des|la|le|les|los|der|die|das|für|im|am|aan|und|et|y|e|do|da|dos|di|del|della|van|von|\\+|–)";
const INITIALS = '(?:(?:\\p{Lu}|St|Dr|Gebr|Fa|Prof)\\. ?){0,3}';
/** Words for firms and offices where small words stand between that and their name: "Clinique vétérinaire des Tilleuls". */
const KIND =
  "(?:Clinique|Communauté|Commune|Centre|École|Ecole|Lycée|Collège|Université|Cabinet|Société|Maison|Hôpital|Institut|Association|Fondation|Mairie|Ville|Syndicat|Office|Conseil|Caisse|Laboratoire|Agence|Groupe|Entreprise|Menuiserie|Boulangerie|Pharmacie|Garage|Cooperativa|Azienda|Istituto|Comune|Ospedale|Scuola|Fondazione|Farmacia|Centro|Universidad|Ayuntamiento|Fundación|Asociación|Instituto|Clínica|Colegio|Escuela|Hospital|Câmara|Universidade|Fundação|Associação|Escola|Restaurante|Hotel|Residencia|Residência|Stichting|Praktijk) (?:\\p{Ll}{3,} ){1,3}(?:(?:d[eiua]l?|d[eo]s|della|dei|du|de la|van|voor) )?(?:[dl][’'])?";
const FORM =
  '(?:,? (?:Inc|LLC|LLP|Ltd|Limited|g?GmbH|AG|SE|KG|SARL|SAS|S\\.?A|S\\.r\\.l|S\\.p\\.A|a\\.s|s\\.r\\.o|Oy|AB|A/S|B\\.V|e\\.V|plc|Corp|Co)\\b\\.?(?: & Co\\.? ?KG(?:aA)?)?)?';
export const NAME = `(?:The |De |Het )?${INITIALS}(?:${KIND})?${W}(?: (?:${LINK} ){0,2}(?:[dl]['’])?${W}){0,6}${FORM}`;
const ARTICLE =
  '(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Ll]a|[Ll]es?|[Ee]l|[Ll]os|[Ll]as|O|A|[Ii]l|[Ll]o|[Gg]li|[Hh]et|Bei der|Bei|At|En) )?';

/** Verbs behind the name of an employer that hires. */
const HIRES =
  '(?:is|are) after|is (?:accepting|recruiting|pleased|delighted|advertising|inviting|expanding)|are (?:hiring|accepting|inviting)|hires|has an? (?:opening|vacancy|opportunity|position)|have an? (?:opening|vacancy|opportunity|position)|pretende|incorpora|est[aá] (?:a )?(?:contrata|recruta|procura|busca|buscando|selecciona)\\p{L}*|is op zoek|(?:offre|propone) un|is (?:looking|seeking|hiring|recruiting|searching|currently|now)|(?:are )?(?:looking|seeking|hiring|recruiting) (?:for|an?)|(?:needs?|requires?|wants?|is adding|are adding|is opening) (?:an?|one|two|three|four|\\d|some|another|more|our|its|the) |invites applications|seeks|wishes to (?:appoint|recruit)|recrute(?:nt)?|recherche(?:nt)?|cherche(?:nt)?|embauche(?:nt)?|sucht|suchen|buscan|cercano|zoeken|stellt ein|freut sich|freuen sich|necesitamos|buscamos|busca|selecciona|precisa|necesita|contrata|procura|recruta|cerca|ricerca|seleziona|assume|zoekt|heeft (?:plaats|een vacature)|abre (?:el|un)';
/** Verbs behind the name of an employer that tells of itself. */
const TELLS =
  '(?:make|sell|build|run|help)(?= [\\p{Ll}\\d])|owns|cares for|covers|has covered|processes|moves|trains|manages|cleans|exploite|bewegt|is (?:\\d+|an?|the|one|committed|dedicated|proud|since|part|your|where|two|three|in search|on a mission|growing|home|authorised|registered)|are (?:an?|the|proud|committed)|sells|makes|builds|helps|provides|runs|supports|operates|offers|sticks|serves|delivers|designs|develops|does|celebrates|has been|have been|have (?:run|grown)|was founded|reinforces|acknowledges|insures|values|manufactures|grows|publishes|connects|sits|exists|believes|predicts|pays|gives|looks after|employs|ist (?:ein\\p{L}*|der|die|das)|betreibt|entwickelt|produziert|beschäftigt|steht für|gehört|zählt|bietet|fertigt|est (?:une?|la|le)|conçoit|fabrique|accompagne|emploie|propose|es (?:una?|la|el)|somos|produce|è (?:un\\p{L}*|la|il)|opera|é (?:uma?|o|a)|valoriza|está|is een|maakt|bouwt|levert|staat voor|biedt';

/** Sentences that say who the employer is, by their kind. */
export const SAID: Readonly<Record<string, RegExp>> = {
  hires: new RegExp(
    `(?:^|[.!?:·] )${ARTICLE}(${NAME})(?: \\([^()]{1,60}\\))?(?:, [^,.]{3,120},| (?:uit|aus|(?:mit Sitz )?in|à|en|from|di) ${NAME})?(?: \\([^()]*\\))?,? (?:${HIRES})(?!\\p{L})`,
    'gmu',
  ),
  tells: new RegExp(
    `(?:^|[.!?] )${ARTICLE}(${NAME})(?:, [^,.]{3,40},)?(?: \\([^()]*\\))?,? (?:${TELLS})(?!\\p{L})`,
    'gmu',
  ),
  'is it': new RegExp(`^(${NAME}) [—–-] (?:the|an?|your|we|die|der|das|une?|el|la) `, 'gmu'),
  'we are': new RegExp(
    `\\b(?:[Ww]e(?: a|['’])re|Wij zijn|Wir sind|Nous sommes|Somos|Siamo|I['’]m with|this is \\p{Lu}\\p{L}+ (?:with|from|at)|working (?:at|for)|[Gg]reetings from|[Cc]areers? at|[Ll]ife at|[Jj]obs? at|here at|my place,|team at|[Ww]erken bij|[Kk]arriere bei|A gente é a) (${NAME})`,
    'gu',
  ),
  'we in brackets': new RegExp(`(?<!\\p{L})(?:we|wir|nous|nosotros|noi|wij) \\((${NAME})\\)`, 'gu'),
  'kind of firm': new RegExp(
    `(?:^|[.!?] )${ARTICLE}(${NAME})(?:,[^,.]{3,40},)? (?:is|are|ist|est|es|è|é) (?:an?|the|one of|ein\\p{L}*|une?|una?|uma?) [^.]{0,60}(?:company|business|firm|studio|charity|publisher|practice|consultancy|manufacturer|provider|maker|distributor|supplier|retailer|bank|co-op|start-?up|nonprofit|organi[sz]ation|employer|utility|lender|hospital|museum|unternehmen|firma|verein|entreprise|société|empresa|azienda|bedrijf)(?!\\p{L})`,
    'gmu',
  ),
  leads: new RegExp(
    `\\b(?:[Cc]o-?founder|[Ff]ounder|CEO|CTO|COO|[Hh]ead of \\p{L}+|[Rr]ecruiter|[Mm]anager|[Dd]irector) (?:of|at|@|bei|chez) (${NAME})`,
    'gu',
  ),
  'we of': new RegExp(
    `(?<!\\p{L})[Ww]ir (?:vom|von(?: der)?|bei(?: der)?) (${NAME})(?!\\p{L})`,
    'gu',
  ),
  'at we': new RegExp(
    `(?<!\\p{L})(?:[Aa]t|[Bb]ei(?: uns)?(?: im| in der| bei)?|[Cc]hez|[Bb]ij|[Ee]n|[Ee]m|[Nn][ao]|[Ii]n|[Aa]lla|[Dd]a) (?:der |dem |la |el |the )?(${NAME})(?:,? (?:we|you|our|it|your|wir|nous|on|ons|wij|we|a gente|noi|entsteh\\p{L}*|arbeite\\p{L}*|bau\\p{L}*|werk\\p{L}*|\\p{Ll}+(?:[aei]mos|iamo|ons)))(?!\\p{L})`,
    'gu',
  ),
  'job at': new RegExp(
    `\\b(?:role|position|opportunity|opening|vacancy|job|career|career|team|crew|apprenticeship|internship|poste|équipe|stelle|team|puesto|equipo|vaga|equipa|equipe|lavoro|squadra|baan|functie|rejoindre|intégrer|joining|unirte|unirse) (?:at|with|within|bei(?: der| dem)?|im|beim|chez|de la|de|au|en|em|na|no|da|presso|bij|a|van) (?:the )?(${NAME})`,
    'gu',
  ),
  join: new RegExp(
    `(?:^|[.!?] )(?:Join|Rejoignez|Únete a|Werde Teil (?:der|von|des)) (${NAME})(?= (?:and|as|in|to|for|team|et|y|und)|[.!,])`,
    'gu',
  ),
  about: new RegExp(
    `^(?:About|Why|Über(?: die| das| den)?|À propos de|A propos de|Sobre(?: el| la| a| o)?|Acerca de|Chi è|Over|Who is|Welcome to|Willkommen bei|Bienvenue chez|Qui est) (${NAME})\\s*[:?]?$`,
    'gmu',
  ),
  address: new RegExp(`^(${NAME})(?: +[*★·]+ ?)?, .{0,60}\\b\\d{4,5} \\p{Lu}`, 'gmu'),
  'posted by': new RegExp(`^Posted (?:.{0,30} )?by (${NAME})$`, 'gmu'),
  'employer details': new RegExp(`Employer details (${NAME})$`, 'gmu'),
  logo: new RegExp(`^(${NAME}) (?:[Ll]ogo|Home Page)$`, 'gmu'),
};

export const NO_NAME =
  /(?:\p{L}(?:straße|strasse|platz|weg|laan|straat)| (?:street|st|road|rd|lane|avenue|ave|way|drive|close|square|quay))$|^(?:rue|via|calle|avenida|rua|place|boulevard|piazza|viale) |^(?:the (?:company|client|role|position|job|team|successful|ideal|candidate|trust|school|hospital|university|governors|firm|employer|incumbent|practice|group|opportunity|college|council|charity|organi[sz]ation|person|post|right|work|package|salary|appointed|closing|board|agency|data|key|building)|this|that|we|you|our|your|it|there|who|what|he|she|they|i|if|as|in|on|at|to|for|and|or|a|an|all|any|some|no|not|please|job|jobs|role|position|title|about|us|me|company|overview|summary|description|requirements|responsibilities|experience|knowledge|location|salary|benefits|team|work|remote|hybrid|apply|posted|full|part|shift|contract|permanent|temporary|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|must|nice|note|equal|eoe|ability|candidates?|applicants?|pay|hours|start|duration|department(?! (?:for|of) )|new|day|nights?|days|employment|type|travel|people|everyone|nobody|here|visa|urgent|hi|hello|dear|grade|level|band|werk|plant|standort|deine?|ihre?|unsere?|wir|sie|du|vos|nos|votre|notre|nous|vous|tus|nosotros|il|la|le|les|der|die|das|my|their|its|most|many|one|two|three|four|based|reporting|under|with|from|by|school leavers|applications?|announcement|incumbent|successful|role type|closing|hr|it|qa|ml|ai|sre|you'll|we're|mrs|mr|ms|dr|minimum|preferred|successful candidate|duties|travel|training|interviews?|profil|profile|poste|corps|aufgaben|stelle|stellenausschreibung|kennziffer|voraussetzung|bewerbung\p{L}*|vollzeit|teilzeit|gehalt|beginn|salaire|contrat|mission\p{L}*|exp[eé]rience|rubrique|requisitos|funciones|salario|contrato|jornada|horario|vacante|descrip\p{L}*|descri\p{L}*|se|contrata(?:-se|mos)?|procura-se|cercasi|recrutement|requisiti|wanted|needed|gesucht|gezocht|contratto|orario|sede|functie\p{L}*|salaris|uren|ubicaci[oó]n\p{L}*|solicitar|frau|herr|madame|monsieur|familie|reference|ref|rates?|immediate|temp|driving|holiday|where|when|how|why|when|selection|security|contents|details|source|languages?|education|skills|qualifications|bonus|base|annual|page|date|opening|number|agency contact|contact|tel|telefon|phone|mail|email|e-mail|ce|cette|nuestro|nuestra|esta|este|nossa|nosso|esse|questa|questo|onze|deze|jouw|je|jij|ben|als|während|seit|bonjour|servus|hallo|buenos|ciao|olá|oi|beste|atlas|gute|bis|ab|zum|zur|mit|im|am|von|nach|para|por|con|com|per|pour|dans|avec|sur|depuis|met|voor)(?:$|[^\p{L}.])/iu;

/** Words for an employer that is not named, and what is done for clients. */
export const HIDDEN =
  /^(?:(?:an?|the|our|my|your|end|direct|key|leading|major|large|private|confidential|undisclosed) )*(?:clients?|company|employer|business|firm|organi[sz]ation|confidential(?:ity)?|undisclosed|anonymous|not disclosed|auf anfrage|vertraulich|confidentiel|confidencial|riservato|privatperson)$|^clients? (?:services?|success|relations?|support|facing|side|care|experience|solutions|accounts?|management|partners?|delivery|engagement|of)\b/iu;
