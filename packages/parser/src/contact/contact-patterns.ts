/** RFC 5322 atoms in any script, without the rare signs that glue to text around an address. */
export const EMAIL =
  /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+/u;

/** Seven to fifteen digits (ITU-T E.164) with what people set between them, and an extension: "x23", "ext. 7". */
export const PHONE =
  /(?:(?<![\p{L}\p{N}@./〒-])|(?<=\p{L})(?=\+))(?:\+|00)?\s?(?:\(\+?\d(?:\s?\d){0,3}\)|\d)(?:[\s().\-‐‑–/\u00a0]{0,3}\d){6,14}(?:,?\s?(?:x|ext\.?|extension|poste|durchwahl)\s?\d{1,5})?(?![\p{L}\p{N}@])/giu;

export const LINKEDIN = /(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;()<>"]+/iu;

/** Endings of host names that are taken without "http" or "www" before them. */
const ENDINGS =
  'com net org edu gov io dev me co app ai tech info biz name site online blog xyz page gg sh cv pro eu uk de fr es pt it nl be ch at br ca au nz ie us mx ar cl pe se no dk fi pl cz sk hu ro bg gr tr ru ua il in sg jp kr cn tw hk vn th my id ph ng za ke gh ma tn eg ae sa is lt lv ee hr si li lu in tv cc design studio works digital agency media space store art photography cat museum coop jobs mobi travel aero int mil tel asia eus gal scot wales berlin hamburg wien bayern koln nrw paris bzh nyc london swiss amsterdam brussels tokyo africa quebec academy software systems solutions consulting expert engineer engineering life live world today email social club team guru codes run fyi link wiki';

const KNOWN_ENDINGS: ReadonlySet<string> = new Set(ENDINGS.split(' '));

/** Checks whether the host of an address ends as hosts do: "ada@example.org", not "ada@example.o". */
export const hasKnownEnding = (address: string): boolean =>
  KNOWN_ENDINGS.has(address.toLowerCase().split('.').at(-1) ?? '');

export const WEBSITE = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(?:https?://[^\\s|,;()<>"]+|www\\.[^\\s|,;()<>"]+|(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${ENDINGS.split(' ').join('|')})(?:/[^\\s|,;()<>"]*)?)(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`,
  'giu',
);

/** The first of them. */
export const FIRST_WEBSITE = new RegExp(WEBSITE.source, 'iu');

/** Sites whose pages are profiles, not a person's own site, by the name that stands before their ending. */
const PROFILE_SITES =
  'github gitlab bitbucket codeberg sourceforge twitter facebook instagram pinterest tiktok threads bsky mastodon reddit quora tumblr stackoverflow stackexchange xing medium substack hashnode behance dribbble deviantart artstation flickr 500px kaggle huggingface orcid researchgate academia youtube vimeo twitch soundcloud spotify skype telegram whatsapp discord wechat leetcode hackerrank codeforces codechef codewars topcoder devpost goodreads codepen angel wellfound producthunt upwork fiverr freelancer linkedin linktree keybase gravatar about';

const PROFILE_NAMES: ReadonlySet<string> = new Set(PROFILE_SITES.split(' '));

/** Hosts of profiles whose names are too short to be known by them alone. */
const PROFILE_HOSTS =
  /(?:^|\.)(?:x\.com|t\.me|wa\.me|line\.com|line\.me|dev\.to|g\.dev|fb\.com|fb\.me|scholar\.google(?:\.[a-z]{2,3}){1,2})$/iu;

/** Sites of one's own that a profile's site lends its name to: "ada.github.io". */
const OWN_PAGES = /\.(?:github|gitlab)\.io$/iu;

/** Hosts that do not have the name of their site, with it. */
const SITE_OF: ReadonlyMap<string, string> = new Map([
  ['x.com', 'Twitter'],
  ['t.me', 'Telegram'],
  ['wa.me', 'WhatsApp'],
  ['fb.com', 'Facebook'],
  ['fb.me', 'Facebook'],
]);

/** The name of the site that an address is on, where its host says another; else nothing. */
export const otherSiteName = (address: string): string => SITE_OF.get(hostOf(address)) ?? '';

/** The host of an address of the web, without "www". */
export const hostOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .split(/[/?#:]/u)[0] ?? '';

/** Checks whether a host is that of a site where many people have pages: taken only where there is no other. */
export const isProfileHost = (host: string): boolean =>
  PROFILE_HOSTS.test(host) ||
  (!OWN_PAGES.test(host) && PROFILE_NAMES.has(host.toLowerCase().split('.').at(-2) ?? ''));

/** Checks whether a text is the name of such a site: "GitHub", "Stack Overflow". */
export const isProfileSite = (text: string): boolean =>
  PROFILE_NAMES.has(text.toLowerCase().replace(/[\s.-]|\.com$/gu, ''));

/** Checks whether an address of the web is a place on a map: that of where the person lives. */
export const isOnMap = (address: string): boolean =>
  /\b(?:google|bing)\.[a-z.]{2,6}\/maps|\bmaps\.|\bgoo\.gl\/maps|openstreetmap\.org/iu.test(
    address,
  );

/** Words that lead or name a part of the contact, in seven languages, without accents. */
export const CONTACT_LABELS = {
  name: '氏名|名前|お名前|name|full name|nombre|nome|nom|naam|vor- und nachname|nombre y apellidos|nom et prenom|nome e cognome|nome completo|naam',
  place:
    '現住所|住所|address|location|city|residence|based in|lives in|home address|current location|adresse|anschrift|ort|wohnort|wohnhaft in|standort|lieu|ville|localisation|domicile|direccion|ubicacion|ciudad|localidad|domicilio|residencia|lugar de residencia|endereco|morada|localizacao|cidade|localidade|indirizzo|residenza|luogo|citta|domicilio|adres|woonplaats|plaats|locatie|a|region|state|province|county|bundesland|kanton|departement|provincia|regione|estado|provincie',
  phone:
    '電話|電話番号|携帯|携帯電話|携帯番号|連絡先|phone|telephone|tel|mobile|cell|cell phone|mobile phone|phone number|t|p|m|ph|c|contact no|contact nos|contact number|contact|mobile no|mobile number|mob|mob no|mobile nos|phone no|phone nos|tel no|telephone no|telephone number|cell no|cell number|ph no|whatsapp no|whatsapp number|telefon|handy|mobil|telefonnummer|mobiltelefon|rufnummer|telephone|portable|telefono|telefono movil|movil|celular|telefone|telemovel|cellulare|cell|telefoon|mobiel|telefoonnummer|gsm|whatsapp',
  email:
    'メール|メールアドレス|eメール|email|e-mail|mail|e|email id|e-mail id|mail id|email-id|e-mail-id|emailid|e mail|e mail id|email address|e-mail address|mail address|e-mail-adresse|courriel|correo|correo electronico|adresse e-mail|e-mailadres|posta elettronica',
  linkedin:
    'linkedin|in|linked in|linkedin profile|my linkedin|linkedin-profil|profil linkedin|perfil linkedin|profilo linkedin|linkedin-profiel',
  website:
    'website|web|portfolio|homepage|site|site web|pagina web|sitio web|webseite|sito|sito web|blog|url|personal website|github|w|online|link|links|home page|my website|my portfolio|my site|my blog|mein portfolio|meine webseite|mon site|mon portfolio|meu site|meu portfolio|mijn website|mijn portfolio|lien|enlace',
  other:
    'ふりがな|フリガナ|性別|生年月日|年齢|配偶者|扶養家族|通勤時間|国籍|date of birth|born|birth|geburtsdatum|geboren|geburtsort|date de naissance|ne le|nationality|nationalitat|staatsangehorigkeit|nationalite|fecha de nacimiento|nacionalidad|data de nascimento|nacionalidade|data di nascita|nazionalita|geboortedatum|nationaliteit|marital status|familienstand|gender|sex|age|edad|idade|eta|leeftijd|skype|driving licence|fuhrerschein|permis|father name|fathers name|father|mother name|mothers name|mother|spouse|spouse name|husband name|husbands name|guardian|guardians name|religion|caste|category|languages known|language known|languages|passport no|passport number|passport|blood group|pan no|aadhar no|hobbies|interests|dob|birth date|citizenship|visa status|status',
} as const;

/** Words that name parts of a name, and those that stand beside them: "First name(s)", "Nom de famille". */
export const NAME_WORDS =
  'name names surname surnames vorname vornamen nachname nachnamen familienname zuname prenom prenoms nom noms nombre nombres apellido apellidos nome nomi cognome cognomi apelido apelidos sobrenome voornaam voornamen achternaam naam';
export const NAME_FILLERS =
  'first last full given family middle other and und vor et de famille y completo completos e proprio proprios s en';

export type ContactLabel = keyof typeof CONTACT_LABELS;
