import type { FreshSet } from './fresh-set.test-support.ts';

/** The third set, written before it was ever run and before its writer had read a rule: 120 false sentences and 120 true ones. */
export const THIRD_FRESH: FreshSet = {
  en: {
    source: `Senior Data Engineer, Brightwater Energy, Leeds
March 2019 – Present
• Built a pipeline in Airflow and dbt that loads 4.2 million meter readings a night into Snowflake
• Cut the monthly cloud bill by 35%, from £48,000 to £31,200
• Mentored two junior engineers and ran the on-call rota for a team of nine
• Replaced 60 cron jobs with one scheduler in eleven weeks
Data Analyst, Calder Valley Council, Halifax
July 2015 – February 2019
• Published a quarterly dashboard in Power BI read by 140 managers
BSc Mathematics, University of York, 2015`,
    planted: [
      ['Built a pipeline in Airflow and dbt that loads 6 million meter readings a night', 'number'],
      ['Loads 4.2 million meter readings a night from Kafka', 'tool'],
      ['Cut the monthly cloud bill by 45%', 'share'],
      ['Cut the monthly cloud bill by more than half', 'share'],
      ['Brought the cloud bill down to €31,200 a month', 'currency'],
      ['Mentored five junior engineers', 'number'],
      ['Ran the on-call rota for a team of nineteen', 'number'],
      ['Replaced 60 cron jobs in six weeks', 'number'],
      ['Lead Data Engineer at Brightwater Energy', 'title'],
      ['Head of Data at Brightwater Energy', 'title'],
      ['Built streaming pipelines at National Grid', 'employer'],
      ['Data Engineer at Brightwater Energy since 2017', 'date'],
      ['Published a quarterly dashboard in Tableau', 'tool'],
      ['Moved the warehouse from Redshift to Snowflake', 'tool'],
      ['MSc Mathematics, University of York', 'degree'],
      ['Published a dashboard read by ٢٠٠ managers', 'number'],
    ],
    true: [
      'Built an Airflow and dbt pipeline loading 4.2m meter readings into Snowflake every night',
      'Reduced monthly cloud spend by 35 percent, from £48k to £31.2k',
      'Coached two junior engineers',
      'Organised on-call for a nine-person team',
      'Replaced sixty cron jobs with a single scheduler in 11 weeks',
      'Consolidated 60 scheduled jobs into one scheduler within eleven weeks',
      'Delivered a Power BI dashboard each quarter to 140 managers',
      'Since March 2019 at Brightwater Energy as Senior Data Engineer',
      'Worked at Calder Valley Council from 2015 to 2019',
      'Trimmed the cloud bill by over a third',
      'Mentor to 2 junior engineers and owner of the on-call rota',
      'Nightly load of 4,200,000 readings into Snowflake',
      'Graduated in Mathematics from the University of York in 2015',
      'As a data analyst in Halifax, produced quarterly Power BI reporting for 140 managers',
      'Loads meter readings nightly with Airflow, dbt and Snowflake',
      'Brought the cloud bill down to £31,200 a month from £48,000',
    ],
  },
  'en, a kitchen': {
    source: `Sous Chef, The Saltmarsh, Whitstable
May 2018 – October 2023
• Led a brigade of seven through services of up to 110 covers
• Brought food cost down from 34% to 28% in one season
• Wrote a winter menu of 12 dishes with produce from nine local farms
• Passed every hygiene inspection with five stars
Commis Chef, Harbour Street Kitchen, Ramsgate
2015 – 2018
• Prepared the fish section six days a week
NVQ Level 3 Professional Cookery, Thanet College`,
    planted: [
      ['Head Chef at The Saltmarsh', 'title'],
      ['Led a brigade of fifteen', 'number'],
      ['Services of up to 180 covers', 'number'],
      ['Brought food cost down to 21%', 'share'],
      ['Wrote a winter menu of 20 dishes', 'number'],
      ['Trained under Gordon Ramsay', 'employer'],
      ['Sous Chef at The Ritz, London', 'employer'],
      ['Awarded two Michelin stars', 'number'],
      ['Managed stock in MarketMan', 'tool'],
      ['Sous Chef since April 2016', 'date'],
    ],
    true: [
      'Ran a brigade of 7 in services of up to 110 covers',
      'Lowered food cost from 34 to 28 percent within a season',
      'Created a 12-dish winter menu with ingredients from nine nearby farms',
      'Five-star results in every hygiene inspection',
      'Worked the fish section 6 days a week',
      'Sourced produce from 9 local farms for a winter menu of twelve dishes',
      'Trained at Thanet College (NVQ Level 3)',
      'Sous chef from May 2018 until October 2023',
      'Led seven cooks through busy services',
      'Commis chef in Ramsgate for three years',
    ],
  },
  de: {
    source: `Zerspanungsmechaniker, Lindner Präzisionsteile GmbH, Ulm
April 2014 – heute
• Richte vier CNC-Drehmaschinen von DMG Mori ein und programmiere sie in Siemens NX
• Ausschuss von 3,8 % auf 1,2 % gesenkt
• Rüstzeit je Auftrag um 25 Minuten verkürzt
• Betreue drei Auszubildende im zweiten Lehrjahr
• Einsparung von 42.000 € im Jahr durch andere Werkzeuge
Maschinenbediener, Federnwerk Ostalb, Aalen
September 2010 – März 2014
• Schichtbetrieb an 6 Pressen, rund 9.000 Federn am Tag
Facharbeiterbrief Zerspanungstechnik, 2010`,
    planted: [
      ['Richtet acht CNC-Drehmaschinen ein', 'number'],
      ['Programmiert in Mastercam', 'tool'],
      ['Ausschuss auf 0,4 % gesenkt', 'share'],
      ['Ausschuss halbiert', 'share'],
      ['Rüstzeit je Auftrag um vierzig Minuten verkürzt', 'number'],
      ['Betreut zwölf Auszubildende', 'number'],
      ['Einsparung von 75.000 € im Jahr', 'amount'],
      ['Einsparung von 42.000 Franken im Jahr', 'currency'],
      ['Schichtleiter bei Lindner Präzisionsteile', 'title'],
      ['Industriemeister Metall', 'title'],
      ['Zerspanungsmechaniker bei Bosch in Reutlingen', 'employer'],
      ['Seit Januar 2011 bei Lindner', 'date'],
      ['Rund 15.000 Federn am Tag gefertigt', 'number'],
      ['Werkzeugverwaltung in SAP eingeführt', 'tool'],
      ['Dreißig Jahre Erfahrung an Drehmaschinen', 'number'],
      ['Bachelor in Maschinenbau', 'degree'],
      ['Verantwortung für ein Budget von १२ Millionen', 'amount'],
    ],
    true: [
      'Einrichten und Programmieren von 4 CNC-Drehmaschinen (DMG Mori) in Siemens NX',
      'Senkte den Ausschuss von 3,8 auf 1,2 Prozent',
      'Verkürzung der Rüstzeit um 25 Minuten pro Auftrag',
      'Ansprechpartner für drei Auszubildende im 2. Lehrjahr',
      'Jährliche Einsparung von 42 000 Euro durch neue Werkzeugwahl',
      'Seit April 2014 Zerspanungsmechaniker bei Lindner in Ulm',
      'Bediente sechs Pressen im Schichtbetrieb',
      'Täglich etwa 9000 Federn an sechs Pressen',
      'Ausbildung von drei Lehrlingen',
      '42 T€ im Jahr eingespart',
      'Weniger Ausschuss: 1,2 % statt 3,8 %',
      'Von 2010 bis 2014 Maschinenbediener in Aalen',
      'Programmierung der Drehmaschinen mit Siemens NX',
      'Fachkraft für Zerspanungstechnik (Facharbeiterbrief 2010)',
      'Kürzere Rüstzeiten durch bessere Vorbereitung der Aufträge',
      'Ausschussquote durch sorgfältiges Einrichten deutlich verringert',
      'Einweisung der Auszubildenden an vier Maschinen',
    ],
  },
  fr: {
    source: `Sommelière, Maison Verdier, Lyon
juin 2017 – présent
• Gère une cave de 8 500 bouteilles et 620 références
• Chiffre d'affaires des vins en hausse de 22 % en deux ans
• Forme quatre commis au service
• Inventaire mensuel sur Excel
• Négocie avec une trentaine de vignerons
Serveuse, Brasserie des Quais, Dijon
2013 – 2017
• Service de 90 couverts, 45 000 € de caisse par mois
BTS Hôtellerie-Restauration, lycée Castel, Dijon, 2013`,
    planted: [
      ['Gère une cave de 12 000 bouteilles', 'number'],
      ['Chiffre d’affaires des vins en hausse de 40 %', 'share'],
      ['Chiffre d’affaires des vins doublé en deux ans', 'share'],
      ['Forme onze commis au service', 'number'],
      ['Inventaire mensuel sur Winevizer', 'tool'],
      ['Négocie avec une centaine de vignerons', 'number'],
      ['Cheffe sommelière à la Maison Verdier', 'title'],
      ['Directrice de salle à Dijon', 'title'],
      ['Sommelière chez Paul Bocuse, à Collonges', 'employer'],
      ['Serveuse à l’Hôtel Negresco', 'employer'],
      ['Sommelière depuis mars 2012', 'date'],
      ['45 000 dollars de caisse par mois', 'currency'],
      ['70 000 € de caisse par mois', 'amount'],
      ['Service de cent cinquante couverts', 'number'],
      ['Licence en œnologie', 'degree'],
      ['Vingt ans d’expérience en salle', 'number'],
      ['Une carte de ٩٠٠ références', 'number'],
    ],
    true: [
      'Responsable d’une cave de 8500 bouteilles (620 références)',
      'Hausse de 22 pour cent du chiffre d’affaires des vins en 2 ans',
      'Formation de 4 commis au service',
      'Inventaire chaque mois dans Excel',
      'Relations avec une trentaine de vignerons',
      'Négociation avec environ trente vignerons',
      'Service de quatre-vingt-dix couverts à la Brasserie des Quais',
      'Caisse de 45 000 euros par mois',
      'De 2013 à 2017, serveuse à Dijon',
      'Depuis juin 2017 sommelière à Lyon',
      'Ventes de vins augmentées de 22 %',
      'Gestion de la cave, des achats et des stocks',
      'Titulaire d’un BTS Hôtellerie-Restauration',
      'Encadrement de quatre commis',
      '45 k€ encaissés chaque mois',
      'Quatre ans comme serveuse dans une brasserie',
      'Suivi de plus de 600 références',
    ],
  },
  es: {
    source: `Profesora de música, Colegio San Isidro, Zaragoza
septiembre de 2012 – actualidad
• Imparto clases de violín y solfeo a 85 alumnos de seis a catorce años
• Dirijo una orquesta escolar de 30 músicos que da cinco conciertos al año
• Recaudé 7.200 € para instrumentos nuevos
• El 95 % de mis alumnos aprobó los exámenes de grado elemental
• Preparo partituras con MuseScore
Monitora de ocio, Ayuntamiento de Huesca
2009 – 2012
• Organicé talleres de verano para doce grupos
Título Profesional de Violín, Conservatorio de Huesca, 2009`,
    planted: [
      ['Imparto clases de violín a 200 alumnos', 'number'],
      ['Dirijo una orquesta de cincuenta músicos', 'number'],
      ['La orquesta da veinte conciertos al año', 'number'],
      ['Recaudé 15.000 € para instrumentos', 'amount'],
      ['Recaudé 7.200 dólares para instrumentos', 'currency'],
      ['El 99 % de mis alumnos aprobó', 'share'],
      ['Preparo partituras con Sibelius', 'tool'],
      ['Directora del Colegio San Isidro', 'title'],
      ['Jefa de estudios del colegio', 'title'],
      ['Violinista en la Orquesta Nacional de España', 'employer'],
      ['Profesora en el Liceo Francés de Zaragoza', 'employer'],
      ['Profesora de música desde enero de 2006', 'date'],
      ['Organicé talleres para ocho grupos', 'number'],
      ['Máster en pedagogía musical', 'degree'],
      ['Clases a ８００ alumnos', 'number'],
    ],
    true: [
      'Clases de violín y solfeo para 85 niños de 6 a 14 años',
      'Dirección de la orquesta del colegio, con treinta músicos',
      'Cinco conciertos cada año con la orquesta escolar',
      'Conseguí 7200 euros para comprar instrumentos',
      'Aprobó el 95 por ciento de mis alumnos',
      'Edición de partituras en MuseScore',
      'Desde septiembre de 2012 en el Colegio San Isidro de Zaragoza',
      'Talleres de verano para 12 grupos en Huesca',
      'Tres años como monitora de ocio',
      'Enseño violín a ochenta y cinco alumnos',
      'Titulada en violín por el Conservatorio de Huesca',
      'Recaudación de fondos para instrumentos: 7.200 €',
      'Casi todos mis alumnos aprobaron los exámenes',
      'Orquesta de 30 alumnos, 5 conciertos anuales',
      'De 2009 a 2012 organicé talleres para el ayuntamiento',
    ],
  },
  pt: {
    source: `Engenheiro agrônomo, Cooperativa Boa Terra, Londrina
fevereiro de 2016 – atual
• Acompanho 48 propriedades com 3.600 hectares de soja e milho
• Aumentei a produtividade média em 18% em três safras
• Reduzi o gasto com defensivos em R$ 260 mil por ano
• Mapeio talhões com QGIS e drones
• Treinei quinze técnicos de campo
Estagiário, Fazenda Santa Clara, Maringá
2014 – 2015
• Análise de 200 amostras de solo por mês
Bacharelado em Agronomia, Universidade Estadual de Londrina, 2015`,
    planted: [
      ['Acompanho 120 propriedades de soja e milho', 'number'],
      ['Aumentei a produtividade média em 30%', 'share'],
      ['Aumentei a produtividade em dez safras', 'number'],
      ['Reduzi o gasto com defensivos em R$ 900 mil por ano', 'amount'],
      ['Reduzi o gasto em US$ 260 mil por ano', 'currency'],
      ['Mapeio talhões com ArcGIS', 'tool'],
      ['Treinei quarenta técnicos de campo', 'number'],
      ['Gerente da Cooperativa Boa Terra', 'title'],
      ['Coordenador técnico em Londrina', 'title'],
      ['Agrônomo na Embrapa Soja', 'employer'],
      ['Estagiário na Syngenta, em Maringá', 'employer'],
      ['Na cooperativa desde agosto de 2011', 'date'],
      ['Análise de quinhentas amostras de solo por mês', 'number'],
      ['Mestrado em Agronomia', 'degree'],
      ['Dobrei a produtividade em três safras', 'share'],
    ],
    true: [
      'Assistência a 48 propriedades, com 3600 hectares de soja e milho',
      'Produtividade média 18 por cento maior em 3 safras',
      'Economia de 260 mil reais por ano em defensivos',
      'Mapeamento de talhões por drone e QGIS',
      'Capacitação de 15 técnicos de campo',
      'Redução anual de R$ 260.000 no gasto com defensivos',
      'Duzentas amostras de solo analisadas por mês',
      'Engenheiro agrônomo em Londrina desde fevereiro de 2016',
      'Estágio na Fazenda Santa Clara em 2014 e 2015',
      'Acompanhamento técnico de quarenta e oito fazendas',
      'Formado em Agronomia pela Universidade Estadual de Londrina',
      'Treinamento da equipe de campo',
      'Aumento de 18% na produtividade de soja e milho',
      'Uso de drones para mapear as áreas',
      'Análises de solo para a fazenda, 200 por mês',
    ],
  },
  it: {
    source: `Restauratrice, Bottega d'Arte Morandi, Firenze
gennaio 2015 – oggi
• Restaurati 64 dipinti su tela dal Seicento all'Ottocento
• Coordino due assistenti e un fotografo
• Preventivi fino a 80.000 €
• Ridotti del 30% i tempi di consegna con una scheda di lavoro comune
• Documento ogni intervento in FileMaker
Assistente, Laboratorio Bianchi, Siena
2011 – 2014
• Pulitura di nove affreschi in quattro chiese
Laurea in Conservazione dei beni culturali, Università di Siena, 2011`,
    planted: [
      ['Restaurati 150 dipinti su tela', 'number'],
      ['Coordino otto assistenti', 'number'],
      ['Preventivi fino a 250.000 €', 'amount'],
      ['Preventivi fino a 80.000 franchi', 'currency'],
      ['Ridotti del 60% i tempi di consegna', 'share'],
      ['Dimezzati i tempi di consegna', 'share'],
      ['Documento ogni intervento in AutoCAD', 'tool'],
      ['Direttrice della Bottega d’Arte Morandi', 'title'],
      ['Responsabile del laboratorio di Siena', 'title'],
      ['Restauratrice agli Uffizi', 'employer'],
      ['Assistente presso l’Opificio delle Pietre Dure', 'employer'],
      ['Alla bottega dal marzo 2009', 'date'],
      ['Pulitura di venti affreschi', 'number'],
      ['Dottorato in storia dell’arte', 'degree'],
      ['Affreschi in dodici chiese', 'number'],
    ],
    true: [
      'Restauro di sessantaquattro dipinti su tela, dal Seicento all’Ottocento',
      'Restauro di 64 tele',
      'Coordinamento di 2 assistenti e di un fotografo',
      'Preparo preventivi fino a 80 mila euro',
      'Tempi di consegna più brevi del 30 per cento',
      'Scheda di lavoro comune per ridurre i tempi',
      'Documentazione in FileMaker di ogni intervento',
      'Pulitura di 9 affreschi in 4 chiese',
      'Dal 2011 al 2014 assistente a Siena',
      'Dal gennaio 2015 restauratrice a Firenze',
      'Laureata in Conservazione dei beni culturali a Siena',
      'Affreschi di quattro chiese puliti al Laboratorio Bianchi',
      'Consegne più rapide grazie a una scheda condivisa',
      'Gestione di preventivi fino a € 80.000',
      'Lavoro con due assistenti',
    ],
  },
  nl: {
    source: `Wijkverpleegkundige, Zorggroep De Linde, Zwolle
mei 2016 – heden
• Verzorg 35 cliënten per week in drie wijken
• Begeleid zes leerlingen en stel hun roosters op
• Wachttijd voor een intake teruggebracht van tien naar vier dagen
• Rapporteer in Nedap ONS
• Klanttevredenheid van 8,1 naar 8,9
Verzorgende IG, Huis ter Heide, Meppel
2010 – 2016
• Nachtdiensten voor 28 bewoners
HBO-V, Hogeschool Windesheim, 2016`,
    planted: [
      ['Verzorg 60 cliënten per week', 'number'],
      ['Werk in zeven wijken', 'number'],
      ['Begeleid vijftien leerlingen', 'number'],
      ['Wachttijd teruggebracht naar twee dagen', 'number'],
      ['Klanttevredenheid van 9,6', 'number'],
      ['Rapporteer in Epic', 'tool'],
      ['Teamleider bij Zorggroep De Linde', 'title'],
      ['Manager wijkzorg in Zwolle', 'title'],
      ['Verpleegkundige bij het Isala ziekenhuis', 'employer'],
      ['Verzorgende bij Buurtzorg', 'employer'],
      ['Wijkverpleegkundige sinds april 2009', 'date'],
      ['Kosten verlaagd met € 40.000', 'amount'],
      ['Wachttijd met 75% verlaagd', 'share'],
      ['Nachtdiensten voor vijftig bewoners', 'number'],
      ['Master in verpleegkunde', 'degree'],
    ],
    true: [
      'Wekelijkse zorg voor 35 cliënten in 3 wijken',
      'Begeleiding van 6 leerlingen, met hun roosters',
      'Wachttijd voor een intake verkort van 10 tot 4 dagen',
      'Verslaglegging in Nedap ONS',
      'Hogere klanttevredenheid: 8,9 in plaats van 8,1',
      'Nachtdiensten voor achtentwintig bewoners in Meppel',
      'Sinds mei 2016 wijkverpleegkundige in Zwolle',
      'Van 2010 tot 2016 verzorgende IG bij Huis ter Heide',
      'Diploma HBO-V van Hogeschool Windesheim',
      'Zorg voor vijfendertig cliënten per week',
      'Roosters voor zes leerlingen opgesteld',
      'Intake binnen vier dagen in plaats van tien',
      'Cliënten in drie wijken thuis verzorgd',
      'Zes jaar ervaring als verzorgende',
      'Tevreden cliënten: van 8,1 naar 8,9',
    ],
  },
};
