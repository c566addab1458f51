import { fold } from '../fold.ts';

/** Names of countries as resumes print them, in seven languages, without accents. */
const COUNTRIES =
  'united states|united states of america|usa|u.s.a.|us|u.s.|vereinigte staaten|etats-unis|estados unidos|stati uniti|verenigde staten|canada|kanada|mexico|mexiko|mexique|messico|brazil|brasil|brasilien|bresil|brasile|brazilie|argentina|argentinien|chile|colombia|kolumbien|peru|uruguay|venezuela|ecuador|bolivia|paraguay|costa rica|panama|cuba|guatemala|dominican republic|republica dominicana|puerto rico|united kingdom|uk|u.k.|great britain|england|scotland|wales|northern ireland|grossbritannien|royaume-uni|reino unido|regno unito|verenigd koninkrijk|ireland|irland|irlande|irlanda|ierland|germany|deutschland|allemagne|alemania|alemanha|germania|duitsland|france|frankreich|francia|franca|frankrijk|spain|espana|spanien|espagne|espanha|spagna|spanje|portugal|portogallo|italy|italia|italien|italie|netherlands|the netherlands|nederland|niederlande|pays-bas|paises bajos|paises baixos|paesi bassi|holland|belgium|belgien|belgique|belgica|belgio|belgie|switzerland|schweiz|suisse|suiza|suica|svizzera|zwitserland|austria|osterreich|autriche|oostenrijk|luxembourg|luxemburg|poland|polska|polen|pologne|polonia|czech republic|czechia|tschechien|slovakia|slowakei|hungary|ungarn|hongrie|romania|rumanien|bulgaria|greece|griechenland|grece|grecia|griekenland|turkey|turkiye|turkei|turquie|turquia|sweden|schweden|suede|suecia|norway|norwegen|norvege|noruega|denmark|danemark|danmark|dinamarca|finland|finnland|finlande|finlandia|iceland|estonia|latvia|lithuania|ukraine|russia|russland|russie|rusia|serbia|croatia|kroatien|slovenia|india|indien|inde|china|japan|japon|giappone|south korea|korea|taiwan|hong kong|singapore|singapur|singapour|malaysia|indonesia|thailand|vietnam|viet nam|philippines|pakistan|bangladesh|sri lanka|nepal|israel|united arab emirates|uae|u.a.e.|saudi arabia|qatar|kuwait|jordan|lebanon|egypt|agypten|egypte|egipto|morocco|marokko|maroc|marruecos|tunisia|algeria|nigeria|ghana|kenya|ethiopia|south africa|sudafrika|afrique du sud|uganda|tanzania|rwanda|senegal|cameroon|zimbabwe|australia|australien|australie|new zealand|neuseeland|malta|cyprus|iran|iraq|kazakhstan|georgia (country)|armenia|azerbaijan|belarus|moldova|albania|north macedonia|bosnia and herzegovina|montenegro|angola|mozambique|cape verde|cabo verde';

/** States and provinces by code; codes of two letters that are words elsewhere count only behind a comma. */
const STATE_CODES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL PE YT NT NSW VIC QLD TAS ACT SP RJ MG ES BA PR RS PE CE GO DF AM PB RN MT MS PI AL SE RO TO AC AP RR SC';

const STATE_NAMES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland and labrador|victoria|new south wales|queensland|tasmania|western australia|south australia|bayern|bavaria|hessen|niedersachsen|sachsen|nordrhein-westfalen|baden-wurttemberg|catalonia|cataluna|andalucia|sao paulo|rio de janeiro|minas gerais|bahia|parana|rio grande do sul|santa catarina|lagos state|maharashtra|karnataka|tamil nadu|telangana|gujarat|kerala|punjab|uttar pradesh|west bengal|haryana|delhi|lombardia|lazio|toscana|veneto|piemonte|emilia-romagna|noord-holland|zuid-holland|noord-brabant|utrecht|gelderland|ile-de-france|greater london|west yorkshire|yorkshire|kent|essex|surrey';

/** Cities that stand alone on resumes often enough to be known by name. */
const CITIES =
  'london|manchester|birmingham|leeds|liverpool|glasgow|edinburgh|bristol|sheffield|cardiff|belfast|nottingham|newcastle|cambridge|oxford|york|halifax|brighton|southampton|reading|leicester|dublin|cork|galway|limerick|berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nurnberg|karlsruhe|mannheim|bonn|munster|lubeck|kiel|freiburg|aachen|augsburg|wiesbaden|mainz|kassel|rostock|potsdam|darmstadt|heidelberg|regensburg|ulm|bochum|bielefeld|erlangen|jena|wien|vienna|graz|linz|salzburg|innsbruck|zurich|geneva|geneve|genf|basel|bern|lausanne|luzern|paris|lyon|marseille|toulouse|bordeaux|lille|nantes|nice|strasbourg|montpellier|rennes|grenoble|dijon|tours|rouen|madrid|barcelona|valencia|sevilla|seville|bilbao|malaga|zaragoza|granada|murcia|alicante|vigo|salamanca|lisboa|lisbon|porto|coimbra|braga|aveiro|faro|roma|rome|milano|milan|torino|turin|napoli|naples|bologna|firenze|florence|venezia|venice|genova|palermo|verona|padova|bari|pisa|trieste|amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|delft|leiden|tilburg|maastricht|nijmegen|haarlem|arnhem|brussels|bruxelles|brussel|antwerp|antwerpen|gent|ghent|leuven|liege|luxembourg|copenhagen|kobenhavn|stockholm|goteborg|gothenburg|malmo|oslo|bergen|helsinki|warsaw|warszawa|krakow|wroclaw|gdansk|poznan|prague|praha|brno|budapest|bucharest|sofia|athens|istanbul|ankara|izmir|kyiv|moscow|new york|new york city|nyc|los angeles|san francisco|chicago|boston|seattle|austin|houston|dallas|denver|atlanta|miami|philadelphia|phoenix|portland|minneapolis|detroit|san diego|san jose|washington|washington dc|toronto|montreal|vancouver|ottawa|calgary|edmonton|winnipeg|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|tokyo|osaka|kyoto|seoul|beijing|shanghai|shenzhen|guangzhou|hong kong|taipei|singapore|bangkok|hanoi|ha noi|ho chi minh city|da nang|jakarta|manila|kuala lumpur|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|ahmedabad|karachi|lahore|dhaka|dubai|abu dhabi|doha|riyadh|tel aviv|jerusalem|cairo|lagos|abuja|ibadan|accra|nairobi|johannesburg|cape town|durban|casablanca|sao paulo|rio de janeiro|brasilia|belo horizonte|curitiba|porto alegre|recife|salvador|fortaleza|campinas|florianopolis|buenos aires|cordoba|santiago|bogota|medellin|lima|quito|caracas|montevideo|mexico city|ciudad de mexico|guadalajara|monterrey';

const REMOTE =
  /^(?:remote|remote work|hybrid|fully remote|home ?office|remoto|a distance|teletravail|teletrabajo|da remoto|on-?site|worldwide|thuiswerk)\b/u;

/** Cantons and provinces of Switzerland and Italy by code, which stand behind a town as a state does: "Visp, VS". */
const REGION_CODES =
  'ZH LU UR SZ OW NW GL ZG FR SO BL SH AR AI SG GR AG TG TI VD VS NE GE JU BG BO BZ CA CO CR CN FE FI GE IM LC LE LI LO MN MB MI MO NA PD PV PG PU PC PI PT RA RE RN RM RO SA SS SI SV TA TN TP TV TS UD VA VE VR VI VT';

const countries = new Set(COUNTRIES.split('|'));
const codes = new Set(STATE_CODES.split(' '));
const regions = new Set(REGION_CODES.split(' '));
const states = new Set(STATE_NAMES.split('|'));
const cities = new Set(CITIES.split('|'));

export const isCountry = (text: string): boolean => countries.has(fold(text).trim());
export const isStateCode = (text: string): boolean => codes.has(text.trim());
export const isState = (text: string): boolean =>
  isStateCode(text) || states.has(fold(text).trim());
export const isCity = (text: string): boolean => cities.has(fold(text).trim());

/** The code of a region or a country that stands behind the name of a town. */
export const isCodeBehindTown = (text: string): boolean =>
  regions.has(text) || COUNTRY_CODES.has(text);

export const isRemote = (text: string): boolean => REMOTE.test(fold(text).trim());

/** Codes of countries that stand for the country behind a city: "Berlin, DE". */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  'DE FR ES PT IT NL BE CH AT UK GB IE US CA BR MX AU NZ IN NG ZA PL SE NO DK FI CZ HU RO GR TR JP CN SG AE'.split(
    ' ',
  ),
);
