/** Words of German resumes, in the form that `readLexicon` reads. */
export const GERMAN = `
tails: , {p} % weniger Ausschuss | im Drei-Schicht-Betrieb | für {n} Gäste am Tag | an {few} Standorten | gemeinsam mit {n} Kolleginnen und Kollegen | , pünktlich zum {season}
 | ohne eine einzige Beschwerde | , seither Vorbild für alle Filialen
summaries: {Label} mit {few} Jahren Erfahrung, davon die meisten in {town}. Ich arbeite gern ruhig, genau und im Team.
 | Praktisch veranlagt, pünktlich und belastbar. Nach {few} Jahren suche ich eine neue Aufgabe mit Verantwortung.
 | Ich bringe {few} Jahre Praxis mit und möchte in einem kleineren Haus mehr gestalten. Übergaben schreibe ich so, dass andere sie verstehen.
job summaries: Familienbetrieb mit {n} Beschäftigten. | Elternzeitvertretung, später verlängert. | Saisonstelle mit vier Tagen in der Woche.
schools: Berufsschule {town} | Hochschule {town} | Universität {town} | {Family}-Gymnasium | Fachschule für Technik {town} | Abendrealschule {town} | Handwerkskammer {town}
courses: Werkstoffkunde | Rechnungswesen | Statik | Rhetorik | Bodenkunde | Arbeitsrecht | Anatomie
awards: Kammersieger ~ Handwerkskammer {town} | Silberne Kelle ~ {Family}-Stiftung | Förderpreis der Region ~ Landkreis {town} | Ehrenamt des Jahres ~ Stadt {town}
projects: Repaircafé ~ Monatliches Treffen, bei dem {n} Nachbarn Geräte reparieren | Wasserstand ~ Sensoren an {few} Brücken warnen vor Hochwasser | Erntekalender ~ Ein Wandplaner für {n} Gärtnereien
skill groups: Fachlich | Werkzeuge | Im Umgang mit Menschen | Büro | Maschinen | EDV
common: Führerschein Klasse B | Tabellenkalkulation | Erste Hilfe | Nachtschichten | Kassenführung | Dienstplanung | Kundenberatung
languages: Deutsch | Türkisch | Polnisch | Englisch | Dari | Sorbisch
fluencies: Muttersprache | fließend | gute Kenntnisse | Grundkenntnisse | C1 | B2
interests: Bergwandern | Blasmusik | Schach | Imkerei | Chorgesang | Modelleisenbahn
fill season: Sommer | Herbst | Jahresende
fill Family: Hollerbach | Deichgräber | Kienzle | Osterkamp | Lindenschmid | Brandstätter | Wehrhahn | Ziegenfuß

# pflege
roles: Pflegehelferin | Examinierte Pflegefachkraft | Stationsleitung | Wohnbereichsleiterin | Nachtwache
employers: Klinikum {town} | Seniorenstift {Family} | Diakoniestation {town} | Sankt-{Given}-Krankenhaus
did: {n} Bewohner je Schicht gepflegt und begleitet | Wunden versorgt und dokumentiert | Angehörige im Umgang mit Hilfsmitteln angeleitet | Medikamente gestellt und Visiten begleitet | Dienstpläne für {n} Kräfte geschrieben
skills: Wundversorgung | Palliativpflege | Kinästhetik | Medikamentengabe | Pflegeplanung | Mobilisation
studies: Ausbildung ~ Gesundheits- und Krankenpflege | Staatsexamen ~ Altenpflege
certificates: Wundexperte ~ ICW e.V. | Praxisanleiter ~ Akademie {town}

# schlosserei
roles: Auszubildender Metallbauer | Schlossergeselle | Schweißer | Vorarbeiter Rohrbau | Werkstattmeister
employers: {Family} Stahlbau GmbH | Schlosserei {Family} | {town}er Werft AG | Kesselbau {Family} & Söhne
did: Druckbehälter bis {n} mm Wandstärke geschweißt | Geländer und Tore nach Maß gefertigt | {few} Lehrlinge angeleitet | Isometrien gelesen und Rohre vorgerichtet | Kran und Lager in Ordnung gehalten
skills: WIG | MAG | Brennschneiden | Technisches Zeichnen | Kranschein | Abkanten
studies: Gesellenbrief ~ Metallbau | Meisterbrief ~ Feinwerkmechanik
certificates: Schweißerprüfung ISO 9606-1 ~ SLV {town} | Kranführerschein ~ DEKRA

# kueche
roles: Küchenhilfe | Commis de Cuisine | Jungköchin | Chef de Partie | Küchenchef
employers: Gasthof Zum Hirschen | Hotel {Family} | Mensa der Hochschule {town} | Weinstube {Family}
did: {n} Essen am Mittag gekocht | Brot und Fonds im Haus hergestellt | Die Karte mit {few} Bauern aus der Gegend geplant | Allergene gekennzeichnet | Wareneinsatz um {p} % gesenkt
skills: Saucen | Wild | Patisserie | Kalkulation | HACCP | Einkauf
studies: Ausbildung ~ Koch | Fachschule ~ Hotel und Gastgewerbe
certificates: Ausbildereignung ~ IHK {town} | Infektionsschutzbelehrung ~ Gesundheitsamt {town}

# lehramt
roles: Referendarin | Lehrerin für Erdkunde und Sport | Fachleitung Deutsch | Konrektor | Vertretungslehrkraft
employers: Grundschule am Deich | {Family}-Gesamtschule | Gymnasium {town} | Förderschule {town}
did: {n} Stunden in der Woche unterrichtet | Einen neuen Lehrplan für die Mittelstufe geschrieben | Klassenfahrten mit {n} Kindern geleitet | Die Schülerzeitung betreut | Elternabende geführt
skills: Klassenführung | Differenzierung | Inklusion | Tafelbild | Elternarbeit | Stundenplanung
studies: Erstes Staatsexamen ~ Geographie und Sport | Master of Education ~ Deutsch
certificates: Rettungsschwimmer Silber ~ DLRG | Erlebnispädagogik ~ Akademie {town}

# logistik
roles: Aushilfsfahrer | Kraftfahrer Nahverkehr | Berufskraftfahrer | Disponent | Leiter Fuhrpark
employers: Spedition {Family} | Stadtwerke {town} | Getränke {Family} KG | Molkerei {town}
did: Jährlich {n} Tsd. Kilometer ohne Schaden gefahren | Stückgut verladen und gesichert | Touren für {n} Wagen geplant | Kinder sicher zur Schule gebracht | Heizöl auf die Höfe geliefert
skills: Ladungssicherung | Gabelstapler | Digitaler Tachograph | Tourenplanung | Gefahrgut | Wechselbrücke
studies: Mittlere Reife ~ Wirtschaft | Ausbildung ~ Berufskraftfahrer
certificates: ADR-Schein ~ IHK {town} | Staplerschein ~ BG Verkehr

# softwarebau
roles: Werkstudent | Programmiererin | Entwicklerin Abrechnung | Leitender Entwickler | Systembetreuer
employers: {Family} Datentechnik | Nebelhorn Software GmbH | Rechenzentrum {town} | Kleinod Apps UG
did: Die Abrechnung in Go neu geschrieben | {n} Dienste in einen Cluster gezogen | Die Suche von Sekunden auf {n} ms gebracht | Den Bereitschaftsdienst geleitet | {n} Tsd. Zeilen toten Code entfernt
skills: Go | PostgreSQL | Kubernetes | Rust | Prometheus | Ansible
studies: B.Sc. ~ Angewandte Informatik | Diplom ~ Mathematik
certificates: CKA ~ CNCF | ISTQB Foundation ~ GTB

# hof
roles: Erntehelfer | Melkerin | Tierwirt | Betriebsleiterin | Obstgärtner
employers: Hof {Family} | Obstbau {Family} GbR | Gut {town} | Agrargenossenschaft {town}
did: {n} Kühe zweimal täglich gemolken | {n} Hektar bestellt und geerntet | Hofladen aufgebaut | Bäume geschnitten und veredelt | Futter selbst angebaut
skills: Traktor | Melktechnik | Obstbaumschnitt | Motorsäge | Pflanzenschutz | Klauenpflege
studies: Meister ~ Landwirtschaft | B.Sc. ~ Gartenbau
certificates: Sachkunde Pflanzenschutz ~ Landwirtschaftskammer | Motorsägenschein ~ Forstamt {town}
`;
