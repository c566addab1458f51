import type { Language } from './person.ts';

/** The country that a person comes from: the names of people and towns, and the form of a telephone number. */
export type Country = {
  code: string;
  /** The country's name in the languages that people there write resumes in. */
  names: Partial<Record<Language, string>>;
  /** `#` is any digit. */
  phones: string[];
  given: string[];
  family: string[];
  /** Towns of no fame, each with its state or region, which may be ''. */
  towns: { city: string; region: string }[];
};

const TABLE = `
US | en=United States | (7##) 555-01## ; +1 541-555-01## ; 603.555.01##
  Marlene ; Dwayne ; Keisha ; Tyrell ; Jo Beth ; Hannelore ; Cruz ; Leilani ; Wendell ; Priya
  Ostrander ; Whitlock ; Kowalczyk ; Begaye ; Van Houten ; Delacroix-Pope ; Nakai ; Thibodeaux ; Okafor ; Sorensen
  Bemidji/MN ; Yreka/CA ; Chillicothe/OH ; Ottumwa/IA ; Skowhegan/ME ; Elko/NV ; Valdosta/GA
GB | en=United Kingdom | +44 7700 9001## ; 01632 9600## ; 07700 9008##
  Gwendolyn ; Alasdair ; Imogen ; Rhys ; Nasreen ; Callum ; Ottoline ; Desmond ; Siân ; Barnaby
  Featherstonehaugh ; Pryce-Jones ; MacGillivray ; Oyelaran ; Chaudhry ; Tredinnick ; Blackledge ; Winterbourne ; Ap Rhys ; Entwistle
  Hexham/Northumberland ; Leek/Staffordshire ; Penryn/Cornwall ; Kelso/ ; Diss/Norfolk ; Ludlow/
IE | en=Ireland | +353 85 555 01## ; 087 555 01##
  Caoimhe ; Fionnuala ; Tadhg ; Eoin ; Sorcha ; Bríd
  Ní Dhomhnaill ; Mac Giolla Phádraig ; O'Shaughnessy ; Considine ; Breathnach
  Ballina/Co. Mayo ; Clonakilty/Co. Cork ; Gort/
IN | en=India | +91 98### 4#### ; 0484 255 01##
  Thenmozhi ; Arjun ; Lakshmi Devi ; Gurpreet ; Zoya ; Subramanian
  Venkataraghavan ; Chatterjee ; Kaur ; D'Souza ; Mukhopadhyay ; Pillai
  Alappuzha/Kerala ; Bhatinda/Punjab ; Tezpur/Assam
NG | en=Nigeria | +234 803 555 01## ; 0803 555 01##
  Ngozi ; Oluwaseun ; Chidiebere ; Aisha ; Tamuno
  Adeyemi-Cole ; Nwachukwu ; Abubakar ; Ekwueme ; Briggs
  Abeokuta/Ogun ; Nsukka/Enugu ; Gusau/Zamfara
PL | en=Poland | +48 601 555 0## ; +48 12 555 01 ##
  Łukasz ; Małgorzata ; Zbigniew ; Świętosława ; Jędrzej
  Brzęczyszczykiewicz ; Wójcik-Lis ; Źdźbło ; Szymański
  Nowy Targ/ ; Ełk/ ; Żory/
AU | en=Australia | +61 491 570 1## ; 0491 570 1##
  Bronte ; Lachlan ; Yindi ; Marg
  Tran-Whitby ; Papadopoulos ; Drysdale ; Ngata
  Warrnambool/VIC ; Gympie/QLD ; Orange/NSW
DE | de=Deutschland, en=Germany | +49 171 39200## ; 0151 5550 1## ; (0)30 23125 0##
  Friederike ; Jürgen ; Anne-Sophie ; Björn ; Gesine ; Hüseyin ; Karl-Heinz ; Wiebke
  von der Heydte ; Großkreutz ; Müller-Lüdenscheidt ; Yıldırım ; Käßmann ; Zu Sayn ; Hinrichsen ; Öttl
  Buxtehude/ ; Pirna/Sachsen ; Bad Tölz/ ; Wunsiedel/Bayern ; Husum/
AT | de=Österreich, en=Austria | +43 664 555 01## ; 0676 555 01##
  Kreszenz ; Leopold ; Valentina ; Sepp
  Hinterstoisser ; Wögerbauer ; Nemec ; Pfandl
  Zwettl/Niederösterreich ; Hermagor/ ; Steyr/
CH | de=Schweiz, fr=Suisse, it=Svizzera, en=Switzerland | +41 79 555 01 ## ; 078 555 01 ##
  Ueli ; Reto ; Seraina ; Noëlle ; Ladina
  Zurbriggen ; Aeschlimann ; Caminada ; de Weck ; Bünzli
  Langenthal/BE ; Visp/VS ; Scuol/GR
FR | fr=France, en=France | +33 6 55 50 01 ## ; 06 39 98 01 ##
  Maëlys ; Jean-Baptiste ; Éloïse ; Gaëtan ; Aïcha ; Thibault ; Solène
  de La Rochebrochard ; Lefèvre ; N'Diaye ; Le Goff ; Château-Mercier ; Bœuf ; Ouédraogo
  Guingamp/Bretagne ; Millau/ ; Vesoul/ ; Oloron-Sainte-Marie/
BE | fr=Belgique, nl=België, en=Belgium | +32 470 55 01 ## ; 0470 55 01 ##
  Godelieve ; Wout ; Maxence ; Fien ; Apolline
  Vandenbroucke ; De Smedt ; Delhaye ; Van den Bossche ; Lemaître
  Poperinge/ ; Ciney/ ; Diest/
ES | es=España, en=Spain | +34 600 55 01 ## ; 955 550 1##
  Begoña ; Íñigo ; María del Carmen ; Xoán ; Nuria ; Ángel
  Etxeberria Zubizarreta ; de la Fuente ; Núñez Ibáñez ; Puig i Ferrer ; Castiñeira
  Úbeda/Jaén ; Lalín/Pontevedra ; Tarazona/ ; Motril/
MX | es=México, en=Mexico | +52 55 5550 01## ; (951) 555 01##
  Xóchitl ; Guadalupe ; Itzel ; Cuauhtémoc ; Ramón
  Hernández Xicohténcatl ; del Ángel ; Zúñiga ; Ávila Pech
  Juchitán/Oaxaca ; Papantla/Veracruz ; Lerdo/
PT | pt=Portugal, en=Portugal | +351 912 555 0## ; 21 555 01##
  Conceição ; João Pedro ; Inês ; Gonçalo ; Matilde
  Brandão dos Santos ; de Sá ; Guimarães ; Vieira da Cunha ; Estêvão
  Fafe/ ; Tavira/Algarve ; Mirandela/
BR | pt=Brasil, en=Brazil | +55 11 95555-01## ; (48) 3555-01##
  Jandira ; Antônio ; Thaís ; Wellington ; Maria Eduarda
  Gonçalves Figueiró ; da Conceição ; Takahashi ; Schmitz de Souza ; Araújo
  Caxambu/MG ; Crato/CE ; Blumenau/SC
IT | it=Italia, en=Italy | +39 320 555 01## ; 0432 555 01#
  Niccolò ; Maria Grazia ; Ludovica ; Ettore ; Xhesika
  D'Annunzio ; De Bernardis ; Lo Presti ; Degli Esposti ; Zanchi
  Gubbio/PG ; Feltre/BL ; Sciacca/
NL | nl=Nederland, en=Netherlands | +31 6 55550 1## ; 06-55550 1##
  Sjoerd ; Anneloes ; Femke ; Mustafa ; Jan-Willem ; Noor
  van 't Hoff ; de Groot-Bakker ; IJzerman ; van den Berg-Özdemir ; Hoekstra
  Winschoten/ ; Zierikzee/Zeeland ; Oss/
`;

export const COUNTRIES: Country[] = TABLE.trim()
  .split(/\n(?=[A-Z]{2} )/)
  .map(readCountry);

function readCountry(text: string): Country {
  const [head = '', given = '', family = '', towns = ''] = text.split('\n');
  const [code = '', names = '', phones = ''] = head.split('|').map((cell) => cell.trim());
  return {
    code,
    names: Object.fromEntries(names.split(', ').map((name) => name.split('='))),
    phones: readList(phones),
    given: readList(given),
    family: readList(family),
    towns: readList(towns).map((town) => {
      const [city = '', region = ''] = town.split('/');
      return { city, region };
    }),
  };
}

function readList(text: string): string[] {
  return text.split(';').map((word) => word.trim());
}
