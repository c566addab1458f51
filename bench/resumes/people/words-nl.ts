/** Words of Dutch resumes, in the form that `readLexicon` reads. */
export const DUTCH = `
tails: , met {p} % minder uitval | voor {n} mensen per dag | op {few} locaties | in een team van {n} | , voor het einde van {season} | zonder één klacht
summaries: {Label} met {few} jaar ervaring, meestal in {town}. Ik hou van rust, duidelijke afspraken en werk dat af is.
 | Praktisch, stipt en moeilijk uit het veld te slaan. Na {few} jaar zoek ik een plek waar ik verder kan groeien.
 | Ik breng {few} jaar praktijk mee en wil die graag doorgeven. Gewend aan ploegendienst en teams van {n} mensen.
job summaries: Familiebedrijf met {n} medewerkers. | Vervanging wegens zwangerschapsverlof, later verlengd. | Seizoensbaan van vier dagen per week.
schools: ROC {town} | Hogeschool {town} | Universiteit {town} | {Family} College | Vakschool {town}
courses: Boekhouden | Arbeidsrecht | Anatomie | Statistiek | Bodemkunde | Retorica
awards: Leerling van het jaar ~ Kamer van {town} | Reisbeurs ~ {Family} Fonds | Vrijwilligersprijs ~ Gemeente {town}
projects: Repair Café ~ Maandelijkse middag waar {n} buren spullen herstellen | Nachtbuskaart ~ Kaart van late bussen bij {n} haltes | Waterwacht ~ Sensoren op {few} steigers
skill groups: Vak | Gereedschap | Omgang | Kantoor | Machines
common: Rijbewijs B | Spreadsheets | EHBO | Nachtdienst | Kassa | Roosters maken | Klantcontact
languages: Nederlands | Fries | Turks | Engels | Duits
fluencies: Moedertaal | Vloeiend | Redelijk | Basis | C1 | B2
interests: Schaatsen | Fanfare | Moestuin | Schaken | Zeilen | Keramiek
fill season: de zomer | het jaar | het seizoen
fill Family: Oosterling | Brandsma | Klaverweide | Zonneveld | Terpstra | Roggeveen | Buitendijk | Wiersinga

# zorg
roles: Zorghulp | Verzorgende IG | Wijkverpleegkundige | Teamleider zorg | Nachtverpleegkundige
employers: Ziekenhuis {town} | Zorgcentrum De {Family} | Thuiszorg {town} | Huisartsenpraktijk {Family}
did: Zorg voor {n} bewoners per dienst | Wonden verzorgd en vastgelegd | Familie geleerd veilig te tillen | Medicijnen klaargezet en gedeeld | Overdrachten geschreven
skills: Wondzorg | Palliatieve zorg | Tiltechniek | Triage | Katheterzorg | Rapporteren
studies: HBO ~ Verpleegkunde | MBO niveau 3 ~ Verzorgende IG
certificates: BIG-registratie ~ CIBG | Reanimatie ~ Hartstichting

# bouw
roles: Leerling timmerman | Timmerman | Uitvoerder | Metselaar | Werkvoorbereider
employers: Bouwbedrijf {Family} | {Family} Timmerwerken | Aannemersbedrijf {town} | Dakdekkers {Family} BV
did: Kappen gezet op {n} woningen | Kozijnen op maat gemaakt | {few} leerlingen begeleid | Tekeningen gelezen en uitgezet | Materiaal besteld en gekeurd
skills: Houtverbindingen | Tekening lezen | Steigerbouw | Metselen | Uitzetten | Dakwerk
studies: MBO niveau 4 ~ Middenkader Bouw | Vakdiploma ~ Timmeren
certificates: VCA-VOL ~ SSVV | Heftruck ~ {Family} Opleidingen

# onderwijs
roles: Onderwijsassistent | Leerkracht groep {few} | Docent aardrijkskunde | Intern begeleider | Schoolleider
employers: Basisschool De {Family} | {Family} Lyceum | Openbare School {town} | Daltonschool {town}
did: Les gegeven aan klassen van {n} leerlingen | Nieuw leerplan geschreven | Kampweken voor {n} kinderen geleid | {few} stagiairs begeleid | De schoolkrant gemaakt
skills: Klassenmanagement | Toetsen | Differentiëren | Oudergesprekken | Roosteren | Vertellen
studies: Pabo ~ Leraar basisonderwijs | Bachelor ~ Lerarenopleiding aardrijkskunde
certificates: BHV ~ {Family} Veilig | Zwemonderwijzer ~ NRZ

# vervoer
roles: Bezorger | Vrachtwagenchauffeur | Buschauffeur lijn {n} | Planner | Wagenparkbeheerder
employers: Transport {Family} | Streekvervoer {town} | {Family} Verhuizingen | Zuivel {town}
did: {n} duizend kilometer per jaar zonder schade | Lading gestuwd en vastgezet | Ritten gepland voor {n} wagens | Scholieren veilig thuisgebracht | Olie bezorgd op boerderijen
skills: Code 95 | Ladingzekering | Heftruck | Ritplanning | ADR | Laadklep
studies: VMBO ~ Transport en logistiek | MBO niveau 4 ~ Logistiek
certificates: ADR-certificaat ~ CBR | Code 95 ~ {Family} Rijopleidingen

# software
roles: Stagiair ontwikkelaar | Programmeur | Backend-ontwikkelaar | Technisch lead | Beheerder
employers: {Family} Data | Lantaarn Software | Rekencentrum {town} | Bitwerkplaats
did: Facturatie herschreven in Go | {n} taken naar één wachtrij gebracht | Zoeken teruggebracht tot {n} ms | Eén week op de {few} oproepdienst | {n} duizend ongebruikte regels verwijderd
skills: Go | PostgreSQL | Vue | Kafka | Docker | Elixir
studies: Bachelor ~ Informatica | Master ~ Gedistribueerde systemen
certificates: CKA ~ CNCF | Prince2 Foundation ~ PeopleCert
`;
