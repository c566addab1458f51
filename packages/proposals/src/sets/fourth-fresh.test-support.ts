import type { FreshSet } from './fresh-set.test-support.ts';

/** The fourth set, written before it was ever run and before its writer had read a rule: 120 false sentences and 120 true ones. */
export const FOURTH_FRESH: FreshSet = {
  en: {
    source: `Site Reliability Engineer, Tallow Street Bank, Glasgow
August 2020 – Present
• Run Kubernetes clusters on AWS with Terraform and Argo CD for 75 services
• Raised availability from 99.2% to 99.95%
• Shortened deploys from forty minutes to six
• Wrote runbooks that a rota of twelve engineers uses
• Saved $190,000 a year by moving batch jobs to spot instances
Systems Administrator, Clydebank College
January 2016 – July 2020
• Looked after 300 laptops and a helpdesk of three
HND Computing, 2015`,
    planted: [
      ['Run Kubernetes clusters for 200 services', 'number'],
      ['Run Kubernetes clusters on Azure with Terraform', 'tool'],
      ['Raised availability to 99.99%', 'share'],
      ['Shortened deploys from forty minutes to two', 'number'],
      ['Deploys are eight times as fast', 'number'],
      ['Wrote runbooks for a rota of thirty engineers', 'number'],
      ['Saved $400,000 a year with spot instances', 'amount'],
      ['Saved £190,000 a year by moving batch jobs', 'currency'],
      ['Monitored services with Prometheus and Grafana', 'tool'],
      ['Engineering Manager at Tallow Street Bank', 'title'],
      ['Principal Engineer for bank infrastructure', 'title'],
      ['Ran clusters at Monzo and Tallow Street Bank', 'employer'],
      ['At Tallow Street Bank since May 2018', 'date'],
      ['Looked after ６００ laptops', 'number'],
      ['Led a helpdesk of a dozen', 'number'],
      ['BSc Computing, 2015', 'degree'],
    ],
    true: [
      'Operates Kubernetes on AWS, using Terraform and Argo CD, for seventy-five services',
      'Availability went up from 99.2 to 99.95 per cent',
      'Cut deploy time from 40 minutes to 6 minutes',
      'Deploys now take six minutes instead of forty',
      'Authored runbooks used by 12 on-call engineers',
      'Cut cloud spend by $190k a year by running batch jobs on spot instances',
      'Annual savings of 190,000 dollars',
      'Supported 300 laptops with a three-person helpdesk',
      'SRE at a Glasgow bank since August 2020',
      'Systems administrator at Clydebank College from 2016 to 2020',
      'Infrastructure as code with Terraform',
      'Improved availability to 99.95% across 75 services',
      'Helped a college of hundreds of laptop users as one of three on the helpdesk',
      'GitOps deployments through Argo CD',
      'Documented operations in runbooks for the whole rota',
      'Earned an HND in Computing in 2015',
    ],
  },
  'en, a school': {
    source: `Deputy Head Teacher, Millbrook Primary School, Derby
September 2017 – July 2024
• Line-managed 14 teachers and six teaching assistants
• Raised the share of pupils at the expected standard in reading from 61% to 78%
• Secured a £65,000 grant for a sensory garden
• Introduced Arbor for attendance and behaviour
Class Teacher, Ashgate School, Sheffield
2009 – 2017
• Taught Year 5 and led science across two key stages
PGCE Primary, Sheffield Hallam University, 2009`,
    planted: [
      ['Head Teacher at Millbrook Primary School', 'title'],
      ['Line-managed 40 teachers', 'number'],
      ['Line-managed twenty teaching assistants', 'number'],
      ['Raised the share of pupils at the expected standard to 92%', 'share'],
      ['Secured a £150,000 grant', 'amount'],
      ['Introduced SIMS for attendance', 'tool'],
      ['Taught at Eton College', 'employer'],
      ['Deputy head since September 2013', 'date'],
      ['Led science across four key stages', 'number'],
      ['Holds a Master of Education', 'degree'],
    ],
    true: [
      'Managed fourteen teachers and 6 teaching assistants',
      'Lifted reading results: 78% of pupils at the expected standard, up from 61%',
      'Won a grant of £65k to build a sensory garden',
      'Brought in Arbor to track attendance and behaviour',
      'Eight years as a class teacher in Sheffield',
      'Science lead across 2 key stages',
      'Led a team of teachers and assistants as deputy head',
      'Reading results rose by 17 percentage points',
      'Year 5 teacher at Ashgate School until 2017',
      'Qualified with a PGCE from Sheffield Hallam University',
    ],
  },
  de: {
    source: `Veranstaltungskauffrau, Kulturhaus Nordhafen, Kiel
Januar 2018 – heute
• Plane jährlich 120 Konzerte und Lesungen mit bis zu 1.400 Gästen
• Auslastung von 58 % auf 74 % erhöht
• Sponsorengelder von 95.000 € eingeworben
• Leite ein Team aus fünf Festangestellten und dreißig Aushilfen
• Ticketverkauf auf Eventim umgestellt, Abrechnung in DATEV
Assistentin der Geschäftsleitung, Seehotel Möwe, Eckernförde
August 2012 – Dezember 2017
• Organisation von zwölf Tagungen im Monat
Ausbildung zur Veranstaltungskauffrau, IHK Kiel, 2012`,
    planted: [
      ['Plant jährlich 300 Konzerte', 'number'],
      ['Veranstaltungen mit bis zu 5.000 Gästen', 'number'],
      ['Auslastung auf 90 % erhöht', 'share'],
      ['Auslastung verdoppelt', 'share'],
      ['Sponsorengelder von 250.000 € eingeworben', 'amount'],
      ['Sponsorengelder von 95.000 Dollar eingeworben', 'currency'],
      ['Leitet ein Team aus fünfzehn Festangestellten', 'number'],
      ['Abrechnung in Lexware', 'tool'],
      ['Ticketverkauf über Reservix', 'tool'],
      ['Geschäftsführerin des Kulturhauses', 'title'],
      ['Projektleiterin für Konzerte und Lesungen', 'title'],
      ['Plante Konzerte in der Elbphilharmonie', 'employer'],
      ['Assistentin der Geschäftsleitung bei der Lufthansa', 'employer'],
      ['Seit März 2015 im Kulturhaus', 'date'],
      ['Organisation von zwanzig Tagungen im Monat', 'number'],
      ['Studium der Betriebswirtschaft mit Diplom', 'degree'],
      ['Ein Publikum von ٨٠٠٠ Gästen', 'number'],
    ],
    true: [
      'Planung von 120 Konzerten und Lesungen pro Jahr',
      'Veranstaltungen für bis zu 1400 Gäste',
      'Steigerung der Auslastung von 58 auf 74 Prozent',
      'Gewinnung von Sponsoren: 95 000 Euro',
      'Führung von 5 Festangestellten und 30 Aushilfen',
      'Umstellung des Ticketverkaufs auf Eventim',
      'Abrechnungen mit DATEV erstellt',
      'Monatlich zwölf Tagungen organisiert',
      'Fünf Jahre Assistentin der Geschäftsleitung in Eckernförde',
      'Seit 2018 im Kulturhaus Nordhafen in Kiel',
      'Einwerbung von 95 Tsd. € bei Sponsoren',
      'Gelernte Veranstaltungskauffrau (IHK)',
      'Teamleitung mit fünf festen Mitarbeitern',
      'Höhere Auslastung der Konzerte: 74 % statt 58 %',
      'Verantwortlich für Planung, Budget und Durchführung der Konzerte',
      'Betreuung der Gäste bei Lesungen und Konzerten',
      'Im Seehotel Möwe 12 Tagungen im Monat betreut',
    ],
  },
  fr: {
    source: `Chargé de logistique, Transports Garrigue, Montpellier
avril 2016 – présent
• Planifie 140 tournées par semaine pour 38 chauffeurs
• Baisse de 17 % de la consommation de carburant
• Taux de livraison à l'heure porté de 88 % à 96 %
• Suivi des stocks dans Sage et des tournées dans Mapotempo
• Budget annuel de 1,2 million d'euros
Magasinier, Coopérative du Lez, Lattes
2011 – 2016
• Préparation de 250 commandes par jour avec une équipe de six
Bac pro Logistique, lycée Mermoz, 2011`,
    planted: [
      ['Planifie 400 tournées par semaine', 'number'],
      ['Tournées de soixante chauffeurs', 'number'],
      ['Baisse de 35 % de la consommation de carburant', 'share'],
      ['Taux de livraison à l’heure porté à 99 %', 'share'],
      ['Consommation de carburant réduite de moitié', 'share'],
      ['Suivi des stocks dans SAP', 'tool'],
      ['Planification des tournées avec Excel et Power BI', 'tool'],
      ['Budget annuel de 3 millions d’euros', 'amount'],
      ['Budget annuel de 1,2 million de francs suisses', 'currency'],
      ['Directeur logistique chez Transports Garrigue', 'title'],
      ['Chef d’équipe à la Coopérative du Lez', 'title'],
      ['Magasinier chez Amazon à Montélimar', 'employer'],
      ['Chargé de logistique chez Geodis', 'employer'],
      ['En poste depuis janvier 2010', 'date'],
      ['Préparation de cinq cents commandes par jour', 'number'],
      ['Master en logistique', 'degree'],
      ['Une équipe de १८ personnes', 'number'],
    ],
    true: [
      'Planification hebdomadaire de 140 tournées pour trente-huit chauffeurs',
      'Consommation de carburant réduite de 17 pour cent',
      'Livraisons à l’heure : de 88 à 96 %',
      'Gestion d’un budget de 1,2 M€ par an',
      'Stocks suivis dans Sage',
      'Utilisation de Mapotempo pour les tournées',
      'Préparation quotidienne de 250 commandes à six',
      'Équipe de 6 magasiniers',
      'De 2011 à 2016 à la Coopérative du Lez',
      'Cinq ans comme magasinier à Lattes',
      'Depuis avril 2016 chez Transports Garrigue à Montpellier',
      'Titulaire d’un bac professionnel en logistique',
      'Économies de carburant grâce à de meilleures tournées',
      'Organisation du travail des chauffeurs',
      'Un budget annuel de 1 200 000 euros',
      '96 % des livraisons arrivent à l’heure, contre 88 % auparavant',
      'Coordination de 38 conducteurs',
    ],
  },
  es: {
    source: `Enfermera de urgencias, Hospital Santa Marta, Cádiz
marzo de 2014 – actualidad
• Atiendo unos 45 pacientes por turno en un equipo de ocho
• Reduje el tiempo de triaje de 18 a 11 minutos
• Formé a 22 compañeros en soporte vital avanzado
• Registro clínico en Diraya
• Coordiné la compra de material por 34.000 €
Auxiliar, Residencia Los Olivos, Jerez
2010 – 2014
• Cuidé a quince residentes con demencia
Grado en Enfermería, Universidad de Cádiz, 2014`,
    planted: [
      ['Atiendo unos 80 pacientes por turno', 'number'],
      ['Equipo de veinte enfermeras', 'number'],
      ['Reduje el tiempo de triaje a 5 minutos', 'number'],
      ['Reduje el tiempo de triaje un 60 %', 'share'],
      ['Formé a cien compañeros en soporte vital', 'number'],
      ['Registro clínico en Selene', 'tool'],
      ['Coordiné la compra de material por 90.000 €', 'amount'],
      ['Compra de material por 34.000 libras', 'currency'],
      ['Supervisora de urgencias en el Hospital Santa Marta', 'title'],
      ['Médica de urgencias en Cádiz', 'title'],
      ['Enfermera en el Hospital Clínic de Barcelona', 'employer'],
      ['Voluntaria de la Cruz Roja', 'employer'],
      ['Enfermera desde octubre de 2008', 'date'],
      ['Cuidé a cuarenta residentes', 'number'],
      ['Doctorado en Enfermería', 'degree'],
    ],
    true: [
      'Atención a cuarenta y cinco pacientes por turno, en un equipo de 8',
      'Triaje más rápido: 11 minutos en lugar de 18',
      'Formación en soporte vital avanzado para 22 compañeros',
      'Formadora de veintidós compañeros',
      'Uso de Diraya para el registro clínico',
      'Compra de material por 34 mil euros',
      'Cuidado de 15 residentes con demencia en Jerez',
      'Cuatro años de auxiliar en la Residencia Los Olivos',
      'Desde marzo de 2014 en urgencias',
      'Graduada en Enfermería por la Universidad de Cádiz',
      'Enfermera con experiencia en triaje',
      'Trabajo en equipo en un servicio de urgencias',
      'Acorté el triaje siete minutos',
      'Coordinación de compras: 34 000 €',
      'Entre 2010 y 2014 trabajé con personas con demencia',
    ],
  },
  pt: {
    source: `Arquiteta, Ateliê Mar Aberto, Recife
julho de 2015 – atual
• Projetei 26 casas e três escolas em concreto aparente
• Coordeno uma equipe de sete pessoas
• Reduzi em 40 dias o prazo médio de aprovação na prefeitura
• Modelo em Revit e renderizo no Lumion
• Obras de até R$ 4,5 milhões
Desenhista, Escritório Teixeira, Olinda
2012 – 2015
• Detalhamento de noventa pranchas por mês
Arquitetura e Urbanismo, Universidade Federal de Pernambuco, 2015`,
    planted: [
      ['Projetei 70 casas em concreto aparente', 'number'],
      ['Projetei doze escolas', 'number'],
      ['Coordeno uma equipe de vinte pessoas', 'number'],
      ['Reduzi em 90 dias o prazo de aprovação', 'number'],
      ['Reduzi pela metade o prazo de aprovação', 'share'],
      ['Modelo em ArchiCAD', 'tool'],
      ['Renderizo no V-Ray', 'tool'],
      ['Obras de até R$ 12 milhões', 'amount'],
      ['Obras de até 4,5 milhões de euros', 'currency'],
      ['Sócia do Ateliê Mar Aberto', 'title'],
      ['Diretora de projetos em Recife', 'title'],
      ['Desenhista na Odebrecht', 'employer'],
      ['No ateliê desde fevereiro de 2010', 'date'],
      ['Custos 25% menores nas obras', 'share'],
      ['Doutorado em Urbanismo', 'degree'],
    ],
    true: [
      'Projeto de vinte e seis casas e 3 escolas',
      'Coordenação de equipe com 7 pessoas',
      'Aprovação na prefeitura 40 dias mais rápida',
      'Modelagem em Revit e imagens no Lumion',
      'Obras com orçamento de até 4,5 milhões de reais',
      'Detalhamento mensal de 90 pranchas',
      'Três anos como desenhista em Olinda',
      'Formada em Arquitetura pela Universidade Federal de Pernambuco',
      'Desde julho de 2015 no Ateliê Mar Aberto',
      'Casas e escolas em concreto aparente',
      'Experiência em aprovação de projetos na prefeitura',
      'Obras de até R$ 4.500.000',
      'Responsável por sete pessoas no ateliê',
      'De 2012 a 2015 trabalhei no Escritório Teixeira',
      'Prazo médio de aprovação quarenta dias menor',
    ],
  },
  it: {
    source: `Addetta alle risorse umane, Ceramiche Valdera, Pontedera
ottobre 2016 – oggi
• Seleziono circa 55 persone l'anno per tre stabilimenti
• Tempi di selezione scesi da 48 a 30 giorni
• Paghe di 420 dipendenti con Zucchetti
• Organizzo corsi di sicurezza per quindici reparti
• Risparmiati 26.000 € l'anno sulle agenzie
Impiegata, Studio Ferri, Pisa
2012 – 2016
• Buste paga per quaranta aziende clienti
Laurea in Scienze politiche, Università di Pisa, 2012`,
    planted: [
      ['Seleziono circa 130 persone l’anno', 'number'],
      ['Selezione per otto stabilimenti', 'number'],
      ['Tempi di selezione scesi a 15 giorni', 'number'],
      ['Tempi di selezione ridotti del 70%', 'share'],
      ['Paghe di 900 dipendenti', 'number'],
      ['Paghe elaborate con TeamSystem', 'tool'],
      ['Annunci pubblicati su LinkedIn', 'tool'],
      ['Risparmiati 60.000 € l’anno sulle agenzie', 'amount'],
      ['Risparmiati 26.000 dollari l’anno', 'currency'],
      ['Direttrice delle risorse umane', 'title'],
      ['Consulente del lavoro a Pisa', 'title'],
      ['Impiegata presso la Piaggio', 'employer'],
      ['In azienda dal febbraio 2011', 'date'],
      ['Corsi di sicurezza per cinquanta reparti', 'number'],
      ['Master in gestione del personale', 'degree'],
    ],
    true: [
      'Selezione di circa cinquantacinque persone all’anno per 3 stabilimenti',
      'Selezione più veloce: 30 giorni invece di 48',
      'Gestione delle paghe di 420 dipendenti in Zucchetti',
      'Corsi di sicurezza organizzati per 15 reparti',
      'Risparmio annuo di 26 mila euro sulle agenzie',
      'Buste paga per 40 aziende',
      'Quattro anni allo Studio Ferri di Pisa',
      'Dall’ottobre 2016 alle Ceramiche Valdera',
      'Laureata in Scienze politiche',
      'Meno spese per le agenzie: € 26.000 l’anno in meno',
      'Esperienza nella selezione del personale',
      'Formazione sulla sicurezza nei reparti',
      'Colloqui e inserimento dei nuovi dipendenti',
      'Dal 2012 al 2016 impiegata a Pisa',
      'Ogni anno seleziono 55 persone',
    ],
  },
  nl: {
    source: `Inkoper, Tuincentrum Groenewoud, Apeldoorn
februari 2017 – heden
• Koop voor 5,6 miljoen euro per jaar in bij 90 leveranciers
• Inkoopprijzen met 6 % verlaagd
• Voorraad in Exact Online en prognoses in Excel
• Stuur vier assistent-inkopers aan
• Levertijd van negen naar vijf dagen
Verkoopmedewerker, Bloemenhal Veluwe, Ede
2011 – 2017
• Omzet van € 18.000 per week in een winkel met acht collega's
Mbo Handel, Aventus, 2011`,
    planted: [
      ['Koopt voor 12 miljoen euro per jaar in', 'amount'],
      ['Werkt met 250 leveranciers', 'number'],
      ['Inkoopprijzen met 15 % verlaagd', 'share'],
      ['Voorraad beheerd in SAP', 'tool'],
      ['Prognoses gemaakt in Power BI', 'tool'],
      ['Stuurt twaalf assistent-inkopers aan', 'number'],
      ['Levertijd van negen naar twee dagen', 'number'],
      ['Levertijd gehalveerd', 'share'],
      ['Hoofd inkoop bij Tuincentrum Groenewoud', 'title'],
      ['Filiaalmanager in Ede', 'title'],
      ['Inkoper bij Intratuin', 'employer'],
      ['Verkoopmedewerker bij de Bijenkorf', 'employer'],
      ['Inkoper sinds juni 2013', 'date'],
      ['Omzet van $ 18.000 per week', 'currency'],
      ['Winkel met dertig collega’s', 'number'],
    ],
    true: [
      'Jaarlijkse inkoop van 5,6 miljoen euro bij negentig leveranciers',
      'Verlaging van de inkoopprijzen met 6 procent',
      'Voorraadbeheer in Exact Online',
      'Prognoses in Excel opgesteld',
      'Aansturing van 4 assistent-inkopers',
      'Kortere levertijd: 5 dagen in plaats van 9',
      'Weekomzet van 18.000 euro',
      'Zes jaar verkoopmedewerker in Ede',
      'Sinds februari 2017 inkoper in Apeldoorn',
      'Inkoop ter waarde van € 5,6 mln per jaar',
      'Samen met acht collega’s in de winkel',
      'Onderhandelingen met leveranciers over prijzen en levertijden',
      'Diploma mbo Handel van Aventus',
      'Leidinggeven aan vier assistenten',
      'Van 2011 tot 2017 bij Bloemenhal Veluwe',
    ],
  },
};
