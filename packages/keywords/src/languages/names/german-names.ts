import type { LocalText } from '../../lexicon/local-names.ts';
import { GERMAN } from '../german.ts';

/** The names of the lexicon's groups in German: canonical name, colon, German names. */
export const GERMAN_TEXT: LocalText = {
  language: GERMAN,
  text: `
accounts payable : Kreditorenbuchhaltung | Kreditoren
accounts receivable : Debitorenbuchhaltung | Debitoren
general ledger : Hauptbuchhaltung | Hauptbuch
bookkeeping : Buchhaltung | Finanzbuchhaltung | Buchführung | FiBu
financial statements : Jahresabschluss | Jahresabschlüsse | Bilanzierung | Abschlusserstellung
month-end close : Monatsabschluss | Monatsabschlüsse
management accounts : Controlling
cost accounting : Kostenrechnung | Kosten- und Leistungsrechnung
payroll : Lohnbuchhaltung | Gehaltsabrechnung | Lohnabrechnung | Entgeltabrechnung | Lohn- und Gehaltsabrechnung
billing : Rechnungsstellung | Fakturierung | Rechnungswesen
credit control : Mahnwesen | Forderungsmanagement
cash flow management : Liquiditätsplanung
budgeting : Budgetplanung | Budgetierung
financial forecasting : Finanzplanung
internal audit : Interne Revision
external audit : Wirtschaftsprüfung | Jahresabschlussprüfung
tax preparation : Steuererklärungen | Steuererklärung
sales tax : Umsatzsteuer | Umsatzsteuervoranmeldung | Mehrwertsteuer
expense reports : Reisekostenabrechnung
bank reconciliation : Kontenabstimmung
crop production : Ackerbau | Pflanzenbau
livestock management : Tierhaltung | Viehhaltung
dairy farming : Milchviehhaltung | Melken
horticulture : Gartenbau
tractor driving : Schlepperfahren | Landmaschinen | Traktor fahren
forestry : Forstwirtschaft | Waldarbeit
viticulture : Weinbau
harvesting : Erntearbeiten | Ernte
physical therapy : Physiotherapie | Krankengymnastik
occupational therapy : Ergotherapie
speech therapy : Logopädie
massage therapy : Massage
rehabilitation : Rehabilitation
emergency medical services : Rettungsdienst
dietetics : Ernährungsberatung
paramedic : Notfallsanitäter | Rettungsassistent
radiography : Röntgen
phlebotomy : Blutentnahme | Blutabnahme
care planning : Pflegeplanung
clinical documentation : Pflegedokumentation | medizinische Dokumentation
medication administration : Medikamentengabe | Medikamentenvergabe | Arzneimittelgabe
wound care : Wundversorgung | Wundmanagement
infection control : Hygienevorschriften | Krankenhaushygiene
geriatric care : Altenpflege | Seniorenbetreuung | Altenhilfe
dementia care : Demenzbetreuung | Betreuung von Demenzkranken
activities of daily living : Grundpflege
patient assessment : Behandlungspflege
home health aide : ambulante Pflege | häusliche Pflege
critical care : Intensivpflege | Intensivstation
Registered Nurse : Pflegefachkraft | Pflegefachfrau | Pflegefachmann | Gesundheits- und Krankenpfleger | examinierte Pflegekraft | Krankenschwester
midwifery : Geburtshilfe | Hebamme
first aid : Erste Hilfe | Ersthelfer
hospice : Palliativpflege | Palliativversorgung
vital signs : Vitalzeichen | Vitalzeichenkontrolle
discharge planning : Entlassmanagement
dental assisting : Zahnarzthelferin | zahnmedizinische Fachangestellte | Stuhlassistenz
medical assisting : medizinische Fachangestellte | Arzthelferin
dental hygiene : Prophylaxe | professionelle Zahnreinigung
medication dispensing : Arzneimittelabgabe
cloud computing : Cloud-Technologien
system administration : Systemadministration | Systembetreuung
network administration : Netzwerkadministration
IT support : IT-Support | Anwenderbetreuung
software development : Softwareentwicklung | Anwendungsentwicklung
web development : Webentwicklung
relational databases : Datenbanken | relationale Datenbanken
data analysis : Datenanalyse | Datenauswertung
data entry : Datenerfassung | Dateneingabe | Datenpflege
data privacy : Datenschutz
GDPR : DSGVO | Datenschutz-Grundverordnung
information security : Informationssicherheit | IT-Sicherheit
machine learning : maschinelles Lernen
artificial intelligence : künstliche Intelligenz
unit testing : Unit-Tests
version control : Versionsverwaltung | Versionskontrolle
requirements analysis : Anforderungsanalyse | Anforderungsmanagement
construction management : Bauleitung | Bauüberwachung
structural engineering : Tragwerksplanung | Statik
civil engineering : Tiefbau | Bauingenieurwesen
construction estimating : Kalkulation | Baukalkulation
site safety : Baustellensicherheit
concrete work : Betonarbeiten | Betonbau
formwork : Schalungsbau | Einschalen
masonry : Mauerwerk | Maurerarbeiten
carpentry : Zimmererarbeiten | Schreinerarbeiten | Tischlerarbeiten | Holzbau
drywall : Trockenbau
roofing : Dacharbeiten | Dachdeckerarbeiten
painting and decorating : Malerarbeiten | Lackierarbeiten
flooring installation : Bodenlegen | Bodenbeläge | Fliesenlegen
scaffolding : Gerüstbau
demolition : Abbrucharbeiten
heavy equipment operation : Baumaschinen | Baggerfahren | Erdarbeiten
crane operation : Kranführer | Kranführerschein | Kranfahren
surveying : Vermessung
architectural design : Entwurfsplanung
building permits : Baugenehmigung | Bauantrag
HVAC : Heizung Lüftung Klima | Klimatechnik | Lüftungstechnik | HLK
plumbing : Sanitärinstallation | Sanitärtechnik
water heaters : Heizungsbau | Heizungstechnik | Heizungsanlagen
electrical installation : Elektroinstallation | Elektroinstallationen | Elektroarbeiten
electrical troubleshooting : Störungsbehebung | Fehlersuche
journeyman electrician : Elektroniker | Elektriker | Elektroinstallateur
PLC programming : SPS | SPS-Programmierung | Speicherprogrammierbare Steuerungen
electrical schematics : Schaltpläne | Stromlaufpläne
welding : Schweißen | Schweißarbeiten
MIG welding : MIG-Schweißen | MAG-Schweißen | MIG/MAG
TIG welding : WIG-Schweißen | WIG
Certified Welder : Schweißerprüfung | Schweißerpass | Schweißschein
sheet metal fabrication : Blechbearbeitung
CNC machining : CNC-Fräsen | CNC-Drehen | Zerspanung | Zerspanungstechnik
CNC programming : CNC-Programmierung
machine operation : Maschinenbedienung | Anlagenbedienung | Maschinenführung | Anlagenführer
machine setup : Rüsten | Maschinenrüsten | Einrichten von Maschinen
assembly line : Montage | Fertigungslinie | Montagearbeiten
production planning : Produktionsplanung | Arbeitsvorbereitung | Fertigungsplanung
quality control : Qualitätskontrolle | Qualitätsprüfung
quality assurance : Qualitätssicherung
quality management system : Qualitätsmanagement | Qualitätsmanagementsystem
measuring instruments : Messmittel | Messschieber
preventive maintenance : vorbeugende Wartung | vorbeugende Instandhaltung
equipment maintenance : Instandhaltung | Wartung | Wartungsarbeiten | Maschinenwartung
workplace safety : Arbeitssicherheit | Arbeitsschutz
food manufacturing : Lebensmittelproduktion
injection moulding : Spritzguss
continuous improvement : kontinuierliche Verbesserung | KVP
mechanical design : Konstruktion | mechanische Konstruktion
engineering drawings : technische Zeichnungen | Zeichnungslesen
hydraulics : Hydraulik | Pneumatik
automotive repair : Kfz-Reparatur | Fahrzeugreparatur | Kfz-Mechatroniker
vehicle diagnostics : Fahrzeugdiagnose
supply chain management : Lieferkette | Lieferkettenmanagement
procurement : Einkauf | Beschaffung | strategischer Einkauf
supplier management : Lieferantenmanagement | Lieferantenbetreuung
inventory management : Bestandsführung | Lagerbestand | Bestandsmanagement | Lagerverwaltung
stocktaking : Inventur | Inventuren
warehouse operations : Lager | Lagerlogistik | Lagerarbeiten | Lagerwirtschaft
order picking : Kommissionierung | Kommissionieren
shipping and receiving : Wareneingang | Warenausgang | Warenannahme | Versand
loading and unloading : Be- und Entladen | Beladen | Entladen
forklift operation : Stapler | Gabelstapler | Staplerfahren
forklift license : Staplerschein | Gabelstaplerschein | Flurförderschein
driver's license : Führerschein | Führerschein Klasse B | Pkw-Führerschein | Fahrerlaubnis
HGV Class 1 : Führerschein Klasse CE | Führerschein C/CE | Lkw-Führerschein | Führerschein Klasse C
Driver CPC : Berufskraftfahrerqualifikation | Modul 95 | Schlüsselzahl 95 | Fahrerkarte
hazmat endorsement : ADR-Schein | Gefahrgut
load tie-down : Ladungssicherung
commercial driving : Berufskraftfahrer | Kraftfahrer
transportation management : Disposition | Transportplanung | Tourenplanung
customs clearance : Zollabwicklung | Verzollung
freight forwarding : Spedition | Speditionswesen
bus driving : Busfahrer | Linienverkehr
last-mile delivery : Paketzustellung | Zustellung | Auslieferung
barcode scanning : Handscanner | MDE-Gerät
project management : Projektmanagement | Projektleitung | Projektsteuerung
project planning : Projektplanung
team leadership : Teamleitung | Mitarbeiterführung | Personalführung | Führungserfahrung
stakeholder management : Stakeholdermanagement
business analysis : Geschäftsanalyse
business process mapping : Prozessanalyse | Geschäftsprozesse | Prozessoptimierung
strategic planning : Strategieentwicklung
administrative support : Sachbearbeitung | Büroorganisation | Assistenzaufgaben | kaufmännische Tätigkeiten | Verwaltungsaufgaben
office management : Büromanagement | Sekretariat
calendar management : Terminplanung | Terminkoordination | Terminvereinbarung
minute taking : Protokollführung
reception duties : Empfang | Telefonzentrale
document filing : Ablage | Archivierung
status reporting : Berichtswesen | Reporting
Microsoft Office : MS-Office | MS Office | Office-Paket | Office-Anwendungen
communication skills : Kommunikationsfähigkeit | Kommunikationsstärke | kommunikationsstark
teamwork : Teamfähigkeit | teamfähig | Teamgeist
time management : Zeitmanagement
adaptability : Flexibilität
work ethic : Zuverlässigkeit | zuverlässig | Belastbarkeit | Verantwortungsbewusstsein
critical thinking : analytisches Denken | analytische Fähigkeiten
attention to detail : Sorgfalt | sorgfältig | Genauigkeit
customer focus : Kundenorientierung | Serviceorientierung
leadership : Durchsetzungsvermögen
human resources : Personalwesen | Personalverwaltung | Personaladministration | Personalarbeit
recruitment : Personalbeschaffung | Personalgewinnung | Rekrutierung
onboarding : Einarbeitung | Einarbeitung neuer Mitarbeiter
learning and development : Personalentwicklung
staff scheduling : Dienstplanung | Personaleinsatzplanung | Schichtplanung | Dienstpläne
employment law : Arbeitsrecht
labor relations : Betriebsrat | Tarifrecht
corporate law : Gesellschaftsrecht
contract negotiation : Vertragsverhandlungen
contract management : Vertragsmanagement
litigation : Prozessführung
estate planning : Erbrecht
real estate law : Mietrecht | Immobilienrecht
retail banking : Bankkaufmann | Privatkundengeschäft
consumer lending : Kreditberatung
financial planning : Vermögensberatung | Anlageberatung
claims handling : Schadenbearbeitung | Schadenregulierung
insurance underwriting : Risikoprüfung
regulatory compliance : Compliance
risk assessment : Gefährdungsbeurteilung | Risikobewertung
food preparation : Speisenzubereitung | Zubereitung von Speisen | Küchenhilfe
cooking : Kochen | Koch | Köchin
menu development : Speisekarte | Speiseplanung | Menüplanung
baking : Backen | Bäckerei | Konditorei
food safety : Lebensmittelhygiene | Hygienestandards | Lebensmittelsicherheit
ServSafe : Gesundheitszeugnis | Infektionsschutzbelehrung
table service : Service am Gast | Servieren
bartending : Barkeeper | Cocktails
barista : Kaffeezubereitung
hotel operations : Hotellerie | Hotelfach
restaurant management : Gastronomie | Restaurantleitung
housekeeping : Zimmerreinigung | Hauswirtschaft
dishwashing : Spülküche
event catering : Bankett | Veranstaltungscatering
butchery : Fleischerei | Metzgerei
cash handling : Kassieren | Kassentätigkeit | Kassenabrechnung | Kassenführung | Kasse
retail sales : Einzelhandel | Verkauf | Verkaufsberatung
B2B sales : Vertrieb | B2B-Vertrieb
outside sales : Außendienst
inside sales : Innendienst | Vertriebsinnendienst
business development : Geschäftsentwicklung | Neukundengewinnung | Neukundenakquise
account management : Kundenbetreuung | Kundenmanagement | Betreuung von Bestandskunden
cold calling : Kaltakquise | Telefonakquise
customer service : Kundenservice | Kundendienst | Kundenberatung
complaint resolution : Reklamationsbearbeitung | Beschwerdemanagement | Reklamationen
order processing : Auftragsabwicklung | Auftragsbearbeitung
proposal writing : Angebotserstellung | Angebote erstellen
stock replenishment : Warenverräumung | Regalpflege | Regale auffüllen | Warenpflege
visual merchandising : Warenpräsentation
store management : Filialleitung | Marktleitung
technical support : technischer Support
call center : Callcenter
digital marketing : Online-Marketing
social media marketing : Social-Media-Marketing
market research : Marktforschung
public relations : Öffentlichkeitsarbeit | Pressearbeit
event planning : Veranstaltungsplanung | Eventmanagement | Veranstaltungsorganisation
graphic design : Grafikdesign | Mediengestaltung
photo editing : Bildbearbeitung
editing : Lektorat | Redaktion
copywriting : Texterstellung
janitorial : Reinigung | Gebäudereinigung | Unterhaltsreinigung | Reinigungsarbeiten
facilities maintenance : Haustechnik | Gebäudetechnik | Hausmeister | Hausmeistertätigkeiten
facilities management : Gebäudemanagement
groundskeeping : Grünpflege | Gartenpflege | Landschaftspflege | Garten- und Landschaftsbau
pest control : Schädlingsbekämpfung
waste management : Abfallwirtschaft | Entsorgung
security guarding : Objektschutz | Bewachung | Werkschutz | Sicherheitsdienst
SIA licence : Sachkundeprüfung § 34a | Sachkunde 34a | 34a-Schein
fire prevention : Brandschutz
firefighting : Feuerwehr
early childhood education : Erzieher | Erzieherin | Frühpädagogik | frühkindliche Bildung
childcare : Kinderbetreuung | Kindertagesstätte | Kita
special education : Sonderpädagogik | Heilpädagogik | Förderschule
lesson planning : Unterrichtsvorbereitung | Unterrichtsplanung
classroom teaching : Unterricht | unterrichten
adult education : Erwachsenenbildung
tutoring : Nachhilfe
training delivery : Schulungen | Schulung von Mitarbeitern
social work : Sozialarbeit | Soziale Arbeit | Sozialpädagogik
youth work : Jugendarbeit | Jugendhilfe
family support : Familienhilfe
disability support : Behindertenhilfe | Eingliederungshilfe
residential support : Wohngruppe | Wohnbetreuung
case management : Fallmanagement | Casemanagement
property management : Hausverwaltung | Immobilienverwaltung | Mietverwaltung
real estate sales : Immobilienvertrieb | Immobilienverkauf
public administration : öffentliche Verwaltung | Verwaltungsfachangestellte | öffentlicher Dienst
clinical laboratory testing : Laboruntersuchungen | MTLA
laboratory techniques : Labortätigkeiten | Laborarbeiten
analytical chemistry : analytische Chemie
power systems : Energietechnik | Elektrotechnik
renewable energy : erneuerbare Energien
solar installation : Photovoltaik | PV-Anlagen | Solaranlagen
wind energy : Windenergie
industrial automation : Automatisierungstechnik | Automatisierung
English : Englisch | Englischkenntnisse
French : Französisch | Französischkenntnisse
German : Deutsch | Deutschkenntnisse
Spanish : Spanisch
Italian : Italienisch
Russian : Russisch
Turkish : Türkisch
Arabic : Arabisch
Portuguese : Portugiesisch
Dutch : Niederländisch
hair styling : Haarschnitt | Friseur | Friseurin
skin care treatments : Kosmetik
floristry : Floristik
woodworking : Holzbearbeitung
locksmithing : Schlosserarbeiten | Schlosser
hand and power tools : Handwerkzeuge | handwerkliches Geschick
train driving : Triebfahrzeugführer | Lokführer
aircraft maintenance : Flugzeugwartung
moving and handling : Lagerung und Mobilisation | Mobilisation
completed apprenticeship : abgeschlossene Berufsausbildung | abgeschlossene Ausbildung | kaufmännische Ausbildung | technische Ausbildung | handwerkliche Ausbildung | Gesellenbrief
master craftsman certificate : Meisterbrief | Meisterprüfung | Industriemeister | Handwerksmeister
electrical safety authorisation : Elektrofachkraft
training apprentices : Ausbildereignung | AEVO | Ausbilderschein | Ausbildung von Lehrlingen
`,
};
