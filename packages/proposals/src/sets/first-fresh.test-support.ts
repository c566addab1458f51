import type { FreshSet } from './fresh-set.test-support.ts';

/** The first set that was written without looking at the rules, before it was ever run: 100 false sentences and 100 true ones. */
export const FIRST_FRESH: FreshSet = {
  en: {
    source: `Operations Manager, Harbour Logistics, Leeds
Mar 2018 – Jun 2022
• Ran the night shift of a warehouse with 85 staff and two supervisors
• Brought picking errors down from 3.2% to 0.9% within 14 months
• Wrote the SQL reports and Power BI dashboards that the board reads every Monday
• Negotiated haulage contracts worth £1.4m with six carriers
BSc in Supply Chain Management, University of Hull, 2017`,
    planted: [
      ['Ran the night shift of a warehouse with 120 staff', 'number'],
      ['Cut picking errors by 72% within a year and a half', 'number'],
      ['Negotiated haulage contracts worth £2.4m with six carriers', 'amount'],
      ['Negotiated haulage contracts with nine carriers', 'number'],
      ['Wrote the Tableau dashboards that the board reads every Monday', 'tool'],
      ['Wrote SQL and Python reports for the board', 'tool'],
      ['Director of Operations for a warehouse with 85 staff', 'title'],
      ['Negotiated haulage contracts for DHL and five other carriers', 'employer'],
      ['Ran the night shift from March 2016 on', 'date'],
      ['Lean Six Sigma Black Belt who brought picking errors down', 'certificate'],
      ['MBA graduate who ran the night shift of a warehouse', 'degree'],
      ['Tripled the pace of picking on the night shift', 'number'],
      ['Managed a budget of twelve million pounds for haulage', 'amount'],
      ['Ran the warehouse in SAP EWM', 'tool'],
      ['Led dozens of supervisors on the night shift', 'number'],
      ['Won the National Logistics Award for fewer picking errors', 'name'],
    ],
    true: [
      'Led the night shift: 85 people and 2 supervisors in one warehouse',
      'Reduced picking errors to 0.9%, from 3.2%, in 14 months',
      'Built weekly Power BI dashboards and SQL reports for the board',
      'Agreed contracts of £1.4 million with six hauliers',
      'Negotiated with 6 carriers on contracts worth £1.4m',
      'Holds a BSc in Supply Chain Management from the University of Hull',
      'Managed operations at Harbour Logistics in Leeds from 2018 to 2022',
      'Responsible for eighty-five staff at night',
      'Supervised two supervisors and their teams',
      'Reports in SQL, dashboards in Power BI, read by the board on Mondays',
      'Picking errors fell below 1%, to 0.9%',
      'Graduated in 2017 with a BSc in Supply Chain Management',
      'Worked from 03/2018 to 06/2022 as Operations Manager',
      'Haulage contracts (GBP 1.4m) with half a dozen carriers',
      'Kept a warehouse going at night',
      'Operations manager with a degree from Hull',
    ],
  },
  de: {
    source: `Pflegefachfrau, Klinikum Nordstadt, Hannover
04/2016 – 09/2021
• Betreute auf der Intensivstation bis zu 4 Patienten je Schicht
• Leitete 11 Auszubildende an und plante ihre Einsätze
• Führte die elektronische Dokumentation mit Orbis ein; die Übergabe dauert seither 20 statt 35 Minuten
• Senkte den Verbrauch an Einwegmaterial um ein Viertel
Examen als Gesundheits- und Krankenpflegerin, 2015`,
    planted: [
      ['Betreute auf der Intensivstation bis zu 9 Patienten je Schicht', 'number'],
      ['Leitete dreißig Auszubildende an', 'number'],
      ['Senkte den Verbrauch an Einwegmaterial um 40 Prozent', 'number'],
      ['Senkte den Verbrauch an Einwegmaterial um die Hälfte', 'number'],
      ['Stationsleiterin der Intensivstation', 'title'],
      ['Führte die Dokumentation an der Charité ein', 'employer'],
      ['Arbeitete seit Mai 2012 auf der Intensivstation', 'date'],
      ['Führte die elektronische Dokumentation mit Meona ein', 'tool'],
      ['Sparte der Klinik 80.000 € an Einwegmaterial', 'amount'],
      ['Die Übergabe dauert seither 10 statt 35 Minuten', 'number'],
      ['Bachelor of Science in Pflege mit Erfahrung auf der Intensivstation', 'degree'],
      ['Verdoppelte die Zahl der Auszubildenden', 'number'],
      ['Plante die Einsätze mit Excel und SAP', 'tool'],
      ['Oberärztin auf der Intensivstation', 'title'],
    ],
    true: [
      'Versorgte je Schicht bis zu vier Patienten auf der Intensivstation',
      'Leitete elf Auszubildende an',
      'Plante die Einsätze von 11 Auszubildenden',
      'Verkürzte die Übergabe von 35 auf 20 Minuten',
      'Senkte den Verbrauch an Einwegmaterial um 25 %',
      'Orbis für die elektronische Dokumentation eingeführt',
      'Von April 2016 bis September 2021 am Klinikum Nordstadt in Hannover',
      'Examinierte Gesundheits- und Krankenpflegerin (2015)',
      'Ein Viertel weniger Einwegmaterial',
      'Als Pflegefachfrau auf der Intensivstation tätig',
      'Bis zu 4 Patienten gleichzeitig betreut',
      'Übergaben in 20 Minuten statt in 35',
      'Anleitung und Einsatzplanung für Auszubildende',
      'Examen 2015, danach Klinikum Nordstadt',
    ],
  },
  fr: {
    source: `Chargée de communication, Mairie de Grenoble
janvier 2019 – décembre 2023
• Animé les comptes de la ville sur Instagram et LinkedIn, suivis par 48 000 personnes
• Organisé 6 réunions publiques par an avec 150 participants en moyenne
• Conçu le magazine municipal avec InDesign, tiré à 90 000 exemplaires
• Géré un budget annuel de 220 000 €
Master en information et communication, Université Lyon 2, 2018`,
    planted: [
      ['Animé les comptes de la ville, suivis par 75 000 personnes', 'number'],
      ['Organisé douze réunions publiques par an', 'number'],
      ['Géré un budget annuel de 500 000 €', 'amount'],
      ['Conçu le magazine municipal avec QuarkXPress', 'tool'],
      ['Directrice de la communication de la ville', 'title'],
      ['Conçu le magazine de la Métropole de Bordeaux', 'employer'],
      ['Organisé des réunions publiques depuis septembre 2015', 'date'],
      ['Augmenté le nombre d’abonnés de 30 %', 'number'],
      ['Animé les comptes de la ville sur TikTok', 'tool'],
      ['Doctorat en information et communication', 'degree'],
      ['Doublé le tirage du magazine municipal', 'number'],
      ['Encadré une équipe de cinq graphistes', 'number'],
      ['Conçu des affiches avec Photoshop', 'tool'],
      ['Géré un budget de deux millions d’euros', 'amount'],
    ],
    true: [
      'Instagram et LinkedIn : comptes de la ville animés pour 48 000 abonnés',
      'Préparé six réunions publiques chaque année, 150 participants en moyenne',
      'Mise en page du magazine municipal sous InDesign (90 000 exemplaires)',
      'Responsable d’un budget annuel de 220 000 euros',
      'Budget de 220 k€ par an',
      'Diplômée d’un master en information et communication (Lyon 2, 2018)',
      'De 2019 à 2023 à la mairie de Grenoble',
      'Communication de la ville de Grenoble, de janvier 2019 à décembre 2023',
      'Tirage du magazine : 90 000 exemplaires',
      'Réunions publiques de 150 personnes',
      'Animation de réseaux sociaux pour une mairie',
      'Conception d’un magazine avec InDesign',
      'Chargée de communication à Grenoble pendant cinq ans',
      'Une demi-douzaine de réunions publiques par an',
    ],
  },
  es: {
    source: `Ingeniera de datos, Banco Pirineos, Zaragoza
febrero de 2017 – agosto de 2022
• Construí en Airflow y Spark los procesos que cargan 3 TB al día
• Reduje el tiempo de la carga nocturna de 7 a 2 horas
• Coordiné a 5 analistas y un becario
• Ahorré 45.000 € al año en licencias
Grado en Matemáticas, Universidad de Zaragoza, 2016`,
    planted: [
      ['Construí procesos que cargan 12 TB al día', 'number'],
      ['Reduje el tiempo de la carga nocturna de 7 horas a 20 minutos', 'number'],
      ['Coordiné a quince analistas', 'number'],
      ['Ahorré 450.000 € al año en licencias', 'amount'],
      ['Construí los procesos en Snowflake', 'tool'],
      ['Jefa de datos del banco', 'title'],
      ['Construí los procesos de carga de BBVA', 'employer'],
      ['Trabajé en el banco desde octubre de 2013', 'date'],
      ['Reduje los errores de la carga un 60 %', 'number'],
      ['Máster en Matemáticas por la Universidad de Zaragoza', 'degree'],
      ['Tripliqué la velocidad de la carga nocturna', 'number'],
      ['Construí los procesos en Kafka y Spark', 'tool'],
      ['Ahorré dos millones de euros en licencias', 'amount'],
      ['Certificada en AWS, construí los procesos de carga', 'certificate'],
    ],
    true: [
      'Procesos en Spark y Airflow: 3 TB diarios',
      'La carga nocturna pasó de siete a dos horas',
      'Coordinación de cinco analistas y 1 becario',
      'Ahorro anual de 45 000 euros en licencias',
      'Graduada en Matemáticas por la Universidad de Zaragoza (2016)',
      'De febrero de 2017 a agosto de 2022 en Banco Pirineos',
      'Ingeniera de datos en un banco de Zaragoza',
      'Dos horas en vez de 7 para la carga nocturna',
      'Licencias: 45.000 € menos cada año',
      'Carga diaria de 3 TB con Airflow',
      'Equipo de cinco analistas',
      'Más de cinco años en Banco Pirineos',
      'Desde 2017 construí procesos de carga de datos',
      'Matemáticas en Zaragoza, grado de 2016',
    ],
  },
  pt: {
    source: `Vendedor interno, Casa Aurora Móveis, Curitiba
maio de 2015 – março de 2020
• Atendi em média 30 clientes por dia na loja e por telefone
• Superei a meta em 18% no ano de 2018
• Treinei 4 colegas novos
• Cuidei do cadastro de 2.500 produtos no Bling
Técnico em Vendas, Senac, 2014`,
    planted: [
      ['Atendi em média 80 clientes por dia', 'number'],
      ['Superei a meta em 35% no ano de 2018', 'number'],
      ['Treinei vinte colegas novos', 'number'],
      ['Cuidei do cadastro de 9.000 produtos', 'number'],
      ['Cuidei do cadastro no Salesforce', 'tool'],
      ['Gerente de vendas da loja', 'title'],
      ['Vendedor no Magazine Luiza', 'employer'],
      ['Vendedor desde janeiro de 2011', 'date'],
      ['Vendi R$ 1,2 milhão em móveis', 'amount'],
      ['Bacharel em Administração com prática em vendas', 'degree'],
      ['Dobrei as vendas da loja', 'number'],
      ['Coordenei uma equipe de oito vendedores', 'number'],
      ['Superei a meta no ano de 2019', 'date'],
      ['Usei Excel para acompanhar a meta', 'tool'],
    ],
    true: [
      'Atendimento a cerca de trinta clientes por dia, na loja e por telefone',
      'Meta de 2018 superada em 18 por cento',
      'Treinamento de quatro colegas',
      'Cadastro de 2500 produtos no Bling',
      'De maio de 2015 a março de 2020 na Casa Aurora Móveis',
      'Técnico em Vendas pelo Senac (2014)',
      'Vendas por telefone e na loja',
      'Vendedor interno em Curitiba',
      '18 % acima da meta em 2018',
      'Ensinei o trabalho a 4 colegas',
      'Mantive no Bling os dados de 2,5 mil produtos',
      'Quase cinco anos de vendas de móveis',
      'Até 2020 na Casa Aurora',
      'Formado em Vendas no Senac em 2014',
    ],
  },
  it: {
    source: `Architetto, Studio Bassi & Ferri, Torino
settembre 2014 – maggio 2021
• Progettato 12 edifici scolastici, di cui tre in classe energetica A4
• Coordinato un gruppo di 7 persone e i rapporti con 20 imprese
• Redatto i modelli BIM in Revit
• Contenuto i costi di cantiere entro il 5% del preventivo
Laurea magistrale in Architettura, Politecnico di Torino, 2013`,
    planted: [
      ['Progettato 30 edifici scolastici', 'number'],
      ['Coordinato un gruppo di venti persone', 'number'],
      ['Contenuto i costi di cantiere entro il 2% del preventivo', 'number'],
      ['Redatto i modelli BIM in ArchiCAD', 'tool'],
      ['Direttore dello studio', 'title'],
      ['Progettato edifici per Renzo Piano', 'employer'],
      ['Progettato edifici scolastici dal giugno 2009', 'date'],
      ['Gestito cantieri per 8 milioni di euro', 'amount'],
      ['Dottorato in Architettura', 'degree'],
      ['Ridotto i costi della metà', 'number'],
      ['Tenuto i rapporti con cinquanta imprese', 'number'],
      ['Disegnato in AutoCAD e Revit', 'tool'],
      ['Raddoppiato gli incarichi dello studio', 'number'],
      ['Vinto il premio Mies van der Rohe', 'name'],
    ],
    true: [
      'Dodici scuole progettate, tre delle quali in classe A4',
      'Coordinamento di sette persone e di 20 imprese',
      'Modelli BIM con Revit',
      'Costi di cantiere entro il 5 % del preventivo',
      'Dal settembre 2014 al maggio 2021 presso lo Studio Bassi & Ferri',
      'Laureato in Architettura al Politecnico di Torino nel 2013',
      'Laurea magistrale del 2013 in Architettura',
      'Tre edifici in classe energetica A4',
      'Architetto a Torino dal 2014 al 2021',
      'Rapporti con venti imprese',
      'Edifici scolastici: 12',
      'Scostamento dal preventivo sotto il cinque per cento',
      'Modellazione BIM di edifici scolastici',
      'Sette persone coordinate',
    ],
  },
  nl: {
    source: `Kok, Restaurant De Gouden Karper, Utrecht
juni 2018 – november 2023
• Kookte met 3 collega's voor 110 gasten per avond
• Bracht de voedselverspilling met een derde terug
• Deed de bestellingen bij 9 leveranciers in Apicbase
• Leidde twee leerlingen op
MBO Kok, ROC Midden Nederland, 2017`,
    planted: [
      ['Kookte voor 250 gasten per avond', 'number'],
      ['Bracht de voedselverspilling met 60% terug', 'number'],
      ['Bracht de voedselverspilling met de helft terug', 'number'],
      ['Deed de bestellingen bij vijftien leveranciers', 'number'],
      ['Deed de bestellingen in Exact Online', 'tool'],
      ['Chef-kok van het restaurant', 'title'],
      ['Kookte bij Restaurant Bord’Eau', 'employer'],
      ['Kok sinds februari 2013', 'date'],
      ['Beheerde een budget van € 90.000', 'amount'],
      ['Leidde zes leerlingen op', 'number'],
      ['Bedrijfsleider met ervaring in de keuken', 'title'],
      ['Haalde een Michelinster met drie collega’s', 'name'],
      ['Verdubbelde het aantal gasten', 'number'],
      ['HBO Hotelmanagement en ervaring als kok', 'degree'],
    ],
    true: [
      'Kookte met drie collega’s voor honderdtien gasten',
      'Een derde minder voedselverspilling',
      'Bestellingen bij negen leveranciers, in Apicbase',
      'Leidde 2 leerlingen op',
      'Van juni 2018 tot november 2023 bij De Gouden Karper in Utrecht',
      'Diploma MBO Kok (2017)',
      'Opleiding tot kok aan ROC Midden Nederland',
      '110 gasten per avond met een team van 3 collega’s',
      'Apicbase voor de bestellingen',
      'Kok in Utrecht van 2018 tot 2023',
      'Voedselverspilling met 1/3 verminderd',
      'Ruim vijf jaar kok bij De Gouden Karper',
      'Begeleidde twee leerlingen',
      'Per avond 110 gasten',
    ],
  },
};
