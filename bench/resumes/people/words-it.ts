/** Words of Italian resumes, in the form that `readLexicon` reads. */
export const ITALIAN = `
tails: , con il {p} % di scarti in meno | per {n} persone al giorno | in {few} sedi | in una squadra di {n} | , prima della fine {season} | senza un solo reclamo
summaries: {Label} con {few} anni di mestiere, quasi tutti a {town}. Mi piacciono l'ordine, la puntualità e il lavoro finito bene.
 | Persona pratica e tranquilla. Dopo {few} anni cerco un posto dove imparare ancora e insegnare.
 | Porto {few} anni di esperienza e la voglia di restare. Abituata ai turni e a squadre di {n} persone.
job summaries: Azienda di famiglia con {n} dipendenti. | Sostituzione di maternità, poi prolungata. | Posto stagionale, quattro giorni alla settimana.
schools: Università di {town} | Istituto Tecnico {Family} | Liceo {Family} | Scuola Alberghiera di {town} | Politecnico di {town}
courses: Contabilità | Diritto del lavoro | Anatomia | Statistica | Retorica | Scienza delle costruzioni
awards: Apprendista dell'anno ~ Camera di {town} | Borsa di merito ~ Fondazione {Family} | Menzione d'onore ~ Comune di {town}
projects: Banca dei semi ~ Scambio di semi con {n} volontari | Notturni ~ Mappa degli ultimi autobus a {n} fermate | Marea ~ Sensori su {few} moli
skill groups: Mestiere | Attrezzi | Relazioni | Ufficio | Macchine
common: Patente B | Fogli di calcolo | Primo soccorso | Turni di notte | Cassa | Turnistica | Accoglienza clienti
languages: Italiano | Ladino | Albanese | Inglese | Tedesco
fluencies: Madrelingua | Fluente | Intermedio | Scolastico | C1 | B2
interests: Escursionismo | Banda musicale | Orto | Scacchi | Ceramica | Vela
fill season: dell'estate | dell'anno | della stagione
fill Family: Bevilacqua | Montanari | Castelvecchi | Ferraguti | Sanvito | Orsenigo | Tagliabue | Malaspina

# infermieristica
roles: Operatrice socio-sanitaria | Infermiere di reparto | Coordinatrice infermieristica | Infermiera strumentista | Caposala
employers: Ospedale di {town} | Casa di riposo {Family} | Clinica {Family} | Ambulatorio {Family}
did: Assistiti {n} pazienti per turno | Medicazioni e schede delle ferite | Istruiti i familiari alla mobilizzazione | Organizzate le vaccinazioni del giovedì | Scritte le consegne di reparto
skills: Medicazioni | Cure palliative | Triage | Prelievi | Cateterismo | Mobilizzazione
studies: Laurea triennale ~ Infermieristica | Qualifica ~ Operatore Socio-Sanitario
certificates: BLSD ~ Croce Verde di {town} | Wound care ~ Università di {town}

# cucina
roles: Lavapiatti | Commis di cucina | Capopartita ai primi | Capocuoca | Pasticcere
employers: Trattoria {Family} | Albergo {Family} | Osteria del Ponte | Mensa scolastica di {town}
did: Cucinati {n} coperti al giorno | Pasta e pane fatti in casa | Scritto il menù con {few} orti vicini | Tenuto il registro degli allergeni | Ridotto il costo dei piatti del {p} %
skills: Primi piatti | Pasticceria | HACCP | Brace | Acquisti | Pesce
studies: Diploma ~ Enogastronomia | Qualifica ~ Panificazione
certificates: Attestato HACCP ~ {Family} Formazione | Sommelier primo livello ~ AIS {town}

# scuola
roles: Educatrice | Insegnante di lettere | Docente di sostegno | Vicepreside | Maestra elementare
employers: Istituto Comprensivo di {town} | Liceo {Family} | Scuola materna Il Girasole | Centro Studi {Family}
did: Insegnato a classi di {n} alunni | Scritto il piano del biennio | Accompagnate gite di {n} ragazzi | Seguiti {few} tirocinanti | Diretto il giornalino
skills: Gestione della classe | Valutazione | Inclusione | Dizione | Programmazione didattica | Tutoraggio
studies: Laurea magistrale ~ Lettere moderne | Laurea ~ Scienze della formazione
certificates: Abilitazione A-12 ~ Ufficio scolastico di {town} | Certificazione DITALS ~ Università di {town}

# officina
roles: Apprendista meccanico | Saldatore | Tornitore | Capo officina | Montatore trasfertista
employers: Officine {Family} | Carpenteria {Family} S.r.l. | Cantieri di {town} | {Family} Macchine Agricole
did: Saldati serbatoi fino a {n} mm | Letti disegni e isometrici | Istruiti {few} apprendisti | Riparati trattori e presse | Tenuto il magazzino
skills: TIG | Filo continuo | Ossitaglio | Piegatura | Tornio | Carroponte
studies: Diploma ~ Meccanica e meccatronica | Qualifica ~ Saldocarpenteria
certificates: Patentino ISO 9606-1 ~ Istituto {Family} | Muletto ~ Sicurezza {town}

# programmazione
roles: Tirocinante sviluppatrice | Programmatore | Ingegnera del software | Responsabile piattaforma | Sistemista
employers: {Family} Informatica | Lanterna Software | Dati di {town} | Bottega Digitale
did: Riscritta la fatturazione in Go | Portate {n} procedure su una sola coda | Ricerca scesa a {n} ms | Reperibilità una settimana su {few} | Tolte {n} mila righe inutili
skills: Go | PostgreSQL | React | Kafka | Docker | Python
studies: Laurea ~ Informatica | Laurea magistrale ~ Ingegneria del software
certificates: CKA ~ CNCF | ITIL Foundation ~ PeopleCert
`;
