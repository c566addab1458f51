import type { FreshSet } from './fresh-set.test-support.ts';

/** The fifth set, written after the kinds of fault of the third and fourth had been mended and before it was ever run: 120 false sentences and 120 true ones. */
export const FIFTH_FRESH: FreshSet = {
  en: {
    source: `Product Designer, Fernhill Health, Manchester
June 2021 – Present
• Designed a booking app in Figma that 52,000 patients use
• Raised completed bookings from 47% to 68%
• Ran 36 usability sessions with nurses and receptionists
• Built a design system of eighty components with three front-end developers
• Cut support calls by a quarter
Graphic Designer, Studio Larch, Bolton
2016 – 2021
• Delivered brand identities for 25 charities within budgets of up to £18,000
BA Graphic Design, University of Salford, 2016`,
    planted: [
      ['Designed a booking app that 250,000 patients use', 'number'],
      ['Designed a booking app in Sketch', 'tool'],
      ['Raised completed bookings to 81%', 'share'],
      ['Doubled completed bookings', 'share'],
      ['Ran ninety usability sessions with nurses', 'number'],
      ['Built a design system with ten front-end developers', 'number'],
      ['Built a design system in Storybook', 'tool'],
      ['Cut support calls by two thirds', 'share'],
      ['Design Director at Fernhill Health', 'title'],
      ['Head of Design for a booking app', 'title'],
      ['Designed booking flows for Bupa', 'employer'],
      ['Delivered brand identities for the National Trust', 'employer'],
      ['Product Designer since January 2018', 'date'],
      ['Budgets of up to £80,000', 'amount'],
      ['Budgets of up to $18,000', 'currency'],
      ['MA Graphic Design, University of Salford', 'degree'],
    ],
    true: [
      'Figma design of a booking app used by 52,000 patients',
      'Lifted completed bookings from 47 to 68 per cent',
      'Conducted thirty-six usability sessions with nurses and receptionists',
      'Created an 80-component design system together with three front-end developers',
      'Reduced support calls by 25%',
      'A quarter fewer support calls after the redesign',
      'Branding for twenty-five charities, on budgets up to £18k',
      'Five years as a graphic designer in Bolton',
      'Designing for patients and clinical staff since June 2021',
      'Graduated from the University of Salford in 2016',
      'Worked closely with three developers on reusable components',
      'Usability testing with the people who use the app every day',
      'More than 50,000 patients book through the app',
      'Turned findings from research into simpler booking flows',
      'Managed brand projects for charities from first sketch to delivery',
      'Bookings completed rose to 68%',
    ],
  },
  'en, a warehouse': {
    source: `Warehouse Shift Supervisor, Hollins Logistics, Doncaster
October 2018 – August 2024
• Supervised 28 pickers on nights, shipping 11,500 parcels a shift
• Reduced mis-picks from 1.9% to 0.6% with barcode scanning
• Trained 17 forklift drivers
• Went 430 days without a lost-time accident
Forklift Driver, Agri Supplies, Retford
2014 – 2018
• Unloaded twelve trailers a day
NEBOSH General Certificate, 2020`,
    planted: [
      ['Supervised 75 pickers on nights', 'number'],
      ['Shipping 20,000 parcels a shift', 'number'],
      ['Reduced mis-picks to 0.1%', 'share'],
      ['Trained forty forklift drivers', 'number'],
      ['Went 900 days without a lost-time accident', 'number'],
      ['Warehouse Manager at Hollins Logistics', 'title'],
      ['Ran night shifts for DHL', 'employer'],
      ['Set up stock control in Manhattan WMS', 'tool'],
      ['Shift supervisor since February 2016', 'date'],
      ['Unloaded thirty trailers a day', 'number'],
    ],
    true: [
      'Led a night shift of twenty-eight pickers and 11,500 parcels',
      'Mis-picks fell from 1.9 to 0.6 percent once barcode scanning was in place',
      'Trained seventeen forklift drivers',
      '430 days in a row without a lost-time accident',
      'Four years as a forklift driver in Retford',
      'Unloaded 12 trailers every day',
      'Introduced barcode scanning to reduce mis-picks',
      'Holds the NEBOSH General Certificate',
      'Night shift supervisor until August 2024',
      'Kept a large team safe: over 400 days without an accident',
    ],
  },
  de: {
    source: `Erzieherin, Kita Regenbogen, Leipzig
August 2015 – heute
• Betreue mit zwei Kolleginnen eine Gruppe von 22 Kindern zwischen drei und sechs Jahren
• Dokumentation der Entwicklung in der App Kigaroo
• Leite seit 2019 das Projekt „Waldtage“ mit 35 Ausflügen im Jahr
• Spenden von 6.400 € für einen neuen Spielplatz gesammelt
• Krankheitstage im Team um 18 % gesenkt
Kinderpflegerin, Städtische Kita Gohlis
2011 – 2015
• Eingewöhnung von etwa 40 Kindern
Staatlich anerkannte Erzieherin, Fachschule Borna, 2015`,
    planted: [
      ['Betreut eine Gruppe von 45 Kindern', 'number'],
      ['Arbeitet mit sieben Kolleginnen zusammen', 'number'],
      ['Dokumentation der Entwicklung in Famly', 'tool'],
      ['Projekt „Waldtage“ mit achtzig Ausflügen im Jahr', 'number'],
      ['Spenden von 25.000 € gesammelt', 'amount'],
      ['Spenden von 6.400 Franken gesammelt', 'currency'],
      ['Krankheitstage im Team um 40 % gesenkt', 'share'],
      ['Krankheitstage im Team halbiert', 'share'],
      ['Leiterin der Kita Regenbogen', 'title'],
      ['Stellvertretende Einrichtungsleiterin', 'title'],
      ['Erzieherin bei der Diakonie Leipzig', 'employer'],
      ['Kinderpflegerin in der Kita Villa Kunterbunt', 'employer'],
      ['Seit Mai 2010 Erzieherin', 'date'],
      ['Eingewöhnung von etwa 90 Kindern', 'number'],
      ['Bachelor in Kindheitspädagogik', 'degree'],
      ['Dienstpläne in Excel erstellt', 'tool'],
      ['Elternabende für ６０ Familien', 'number'],
    ],
    true: [
      'Betreuung von zweiundzwanzig Kindern im Alter von 3 bis 6 Jahren',
      'Gruppe von 22 Kindern im Team mit zwei Kolleginnen',
      'Entwicklung der Kinder in Kigaroo dokumentiert',
      'Leitung des Projekts „Waldtage“ mit 35 Ausflügen pro Jahr',
      'Seit 2019 verantwortlich für die Waldtage',
      '6400 Euro Spenden für den Spielplatz',
      'Einwerbung von Spenden für einen Spielplatz',
      '18 Prozent weniger Krankheitstage im Team',
      'Vier Jahre Kinderpflegerin in Gohlis',
      'Begleitung von rund 40 Kindern bei der Eingewöhnung',
      'Anerkannte Erzieherin mit Abschluss in Borna',
      'Enge Zusammenarbeit mit Eltern und Kollegium',
      'Waldpädagogische Ausflüge für Kinder ab drei Jahren',
      'Beobachtung und Förderung jedes Kindes',
      'Regelmäßige Ausflüge in den Wald organisiert',
      'Senkung der Fehlzeiten um 18 %',
      'Erzieherin in Leipzig seit August 2015',
    ],
  },
  fr: {
    source: `Jardinier paysagiste, Ville de Nantes
septembre 2014 – présent
• Entretient 16 hectares de parcs avec une équipe de neuf agents
• Consommation d'eau réduite de 28 % grâce au goutte-à-goutte
• Planté 3 200 arbustes et 140 arbres en trois hivers
• Plans dessinés sur AutoCAD
• Budget de 95 000 € par an
Ouvrier paysagiste, Jardins du Sillon, Orvault
2009 – 2014
• Chantiers chez une vingtaine de particuliers par mois
BP Aménagements paysagers, CFA de Rieffel, 2009`,
    planted: [
      ['Entretient 60 hectares de parcs', 'number'],
      ['Une équipe de vingt-cinq agents', 'number'],
      ['Consommation d’eau réduite de 45 %', 'share'],
      ['Consommation d’eau réduite d’un tiers', 'share'],
      ['Planté 8 000 arbustes', 'number'],
      ['Planté six cents arbres en trois hivers', 'number'],
      ['Plans dessinés sur SketchUp', 'tool'],
      ['Suivi des stocks dans Odoo', 'tool'],
      ['Budget de 300 000 € par an', 'amount'],
      ['Budget de 95 000 livres par an', 'currency'],
      ['Chef d’équipe à la Ville de Nantes', 'title'],
      ['Responsable des espaces verts', 'title'],
      ['Jardinier au château de Versailles', 'employer'],
      ['Ouvrier paysagiste chez Truffaut', 'employer'],
      ['Jardinier depuis avril 2005', 'date'],
      ['Licence en paysage', 'degree'],
      ['Chantiers chez ８０ particuliers par mois', 'number'],
    ],
    true: [
      'Entretien de seize hectares de parcs, à neuf agents',
      'Équipe de 9 agents pour 16 hectares',
      'Baisse de 28 pour cent de la consommation d’eau',
      'Arrosage au goutte-à-goutte pour économiser l’eau',
      'Plantation de 3200 arbustes et de 140 arbres en 3 hivers',
      'Dessin des plans avec AutoCAD',
      'Gestion d’un budget annuel de 95 000 euros',
      'Cinq ans ouvrier paysagiste à Orvault',
      'Chantiers chez vingt particuliers environ chaque mois',
      'Titulaire du BP Aménagements paysagers',
      'Depuis septembre 2014 au service de la Ville de Nantes',
      'Plus de 3 000 arbustes plantés',
      'Taille, tonte et plantation dans les parcs de la ville',
      '95 k€ de budget par an',
      'Travail en équipe par tous les temps',
      'Réduction de la consommation d’eau de 28 %',
      'De 2009 à 2014 aux Jardins du Sillon',
    ],
  },
  es: {
    source: `Contable, Aceites Sierra Alta, Jaén
noviembre de 2016 – actualidad
• Cierro las cuentas mensuales de cuatro sociedades con 52 millones de euros de ventas
• Reduje el cierre de 12 a 7 días con SAP
• Gestiono 1.300 facturas al mes y dos auxiliares
• Recuperé 88.000 € de clientes morosos
• Auditorías sin salvedades durante cinco años
Administrativa, Gestoría Lagunas, Úbeda
2011 – 2016
• Nóminas de treinta pymes
Grado en Administración de Empresas, Universidad de Jaén, 2011`,
    planted: [
      ['Cierro las cuentas de once sociedades', 'number'],
      ['Sociedades con 120 millones de euros de ventas', 'amount'],
      ['Reduje el cierre de 12 a 3 días', 'number'],
      ['Cierro las cuentas con Oracle', 'tool'],
      ['Gestiono 5.000 facturas al mes', 'number'],
      ['Gestiono ocho auxiliares', 'number'],
      ['Recuperé 88.000 dólares de clientes morosos', 'currency'],
      ['Recuperé 240.000 € de clientes morosos', 'amount'],
      ['Directora financiera de Aceites Sierra Alta', 'title'],
      ['Jefa de administración en Jaén', 'title'],
      ['Auditora en Deloitte', 'employer'],
      ['Contable desde marzo de 2010', 'date'],
      ['Nóminas de ochenta pymes', 'number'],
      ['Máster en auditoría', 'degree'],
      ['Costes un 15 % más bajos', 'share'],
    ],
    true: [
      'Cierre mensual de las cuentas de 4 sociedades',
      'Ventas de 52 millones de euros entre cuatro sociedades',
      'Cierre más corto: 7 días en lugar de 12',
      'Gestión de 1300 facturas mensuales con dos auxiliares',
      'Recuperación de 88 mil euros de morosos',
      'Cinco años de auditorías sin salvedades',
      'Nóminas para 30 pymes',
      'Uso de SAP en el cierre mensual',
      'Cinco años de administrativa en Úbeda',
      'Desde noviembre de 2016 contable en Jaén',
      'Graduada en Administración de Empresas por la Universidad de Jaén',
      'Seguimiento de cobros y clientes morosos',
      'Facturación de cuatro sociedades',
      'Más de 1.200 facturas al mes',
      'Coordinación de dos auxiliares',
    ],
  },
  pt: {
    source: `Jornalista, Diário do Vale, Blumenau
maio de 2013 – atual
• Edito o caderno de economia, com tiragem de 32 mil exemplares
• Aumentei os assinantes digitais em 46% em dois anos
• Coordeno cinco repórteres
• Publico no WordPress e acompanho a audiência no Google Analytics
• Venci dois prêmios estaduais de reportagem
Repórter, Rádio Cidade, Joinville
2009 – 2013
• Apresentei 300 boletins por ano
Jornalismo, Universidade Federal de Santa Catarina, 2009`,
    planted: [
      ['Caderno com tiragem de 90 mil exemplares', 'number'],
      ['Aumentei os assinantes digitais em 75%', 'share'],
      ['Tripliquei os assinantes digitais', 'share'],
      ['Coordeno dezoito repórteres', 'number'],
      ['Publico no Drupal', 'tool'],
      ['Edito vídeos no Premiere', 'tool'],
      ['Venci sete prêmios de reportagem', 'number'],
      ['Diretora de redação do Diário do Vale', 'title'],
      ['Editor-chefe do caderno de economia', 'title'],
      ['Repórter da Folha de São Paulo', 'employer'],
      ['Jornalista na Rede Globo', 'employer'],
      ['No jornal desde outubro de 2008', 'date'],
      ['Apresentei oitocentos boletins por ano', 'number'],
      ['Receita de R$ 2 milhões em publicidade', 'amount'],
      ['Mestrado em Comunicação', 'degree'],
    ],
    true: [
      'Edição do caderno de economia, com 32.000 exemplares',
      'Crescimento de 46 por cento nos assinantes digitais em 2 anos',
      'Coordenação de 5 repórteres',
      'Publicação em WordPress e análise de audiência com Google Analytics',
      'Dois prêmios estaduais de reportagem',
      'Trezentos boletins por ano na Rádio Cidade',
      'Quatro anos como repórter em Joinville',
      'Jornalista em Blumenau desde maio de 2013',
      'Formada em Jornalismo pela Universidade Federal de Santa Catarina',
      'Equipe de cinco repórteres sob minha coordenação',
      'Mais de 30 mil exemplares de tiragem',
      'Cobertura de economia para o jornal',
      'Acompanhamento da audiência para escolher pautas',
      'De 2009 a 2013 na Rádio Cidade',
      'Assinantes digitais: alta de 46%',
    ],
  },
  it: {
    source: `Fisioterapista, Centro Salus, Padova
febbraio 2017 – oggi
• Seguo circa 65 pazienti a settimana, la metà dopo interventi al ginocchio
• Liste d'attesa ridotte da 24 a 9 giorni
• Coordino tre tirocinanti
• Cartelle cliniche su Medas
• Ho raccolto 12.500 € per una nuova palestra
Fisioterapista, Clinica Santa Chiara, Rovigo
2013 – 2017
• Rieducazione di 18 atleti l'anno
Laurea in Fisioterapia, Università di Padova, 2013`,
    planted: [
      ['Seguo circa 110 pazienti a settimana', 'number'],
      ['Un terzo dei pazienti dopo interventi al ginocchio', 'share'],
      ['Liste d’attesa ridotte a 4 giorni', 'number'],
      ['Coordino undici tirocinanti', 'number'],
      ['Cartelle cliniche su GalileoWeb', 'tool'],
      ['Agenda gestita con Excel', 'tool'],
      ['Ho raccolto 50.000 € per una nuova palestra', 'amount'],
      ['Ho raccolto 12.500 sterline', 'currency'],
      ['Direttore sanitario del Centro Salus', 'title'],
      ['Responsabile della palestra', 'title'],
      ['Fisioterapista del Milan', 'employer'],
      ['Fisioterapista all’Ospedale Niguarda', 'employer'],
      ['Al centro dal settembre 2011', 'date'],
      ['Rieducazione di quaranta atleti l’anno', 'number'],
      ['Dottorato in scienze motorie', 'degree'],
    ],
    true: [
      'Trattamento di circa sessantacinque pazienti alla settimana',
      'Metà dei pazienti dopo interventi al ginocchio',
      'Liste d’attesa più brevi: 9 giorni invece di 24',
      'Coordinamento di 3 tirocinanti',
      'Cartelle cliniche compilate su Medas',
      'Raccolta di 12 500 euro per la palestra',
      'Rieducazione di diciotto atleti all’anno',
      'Quattro anni alla Clinica Santa Chiara di Rovigo',
      'Dal febbraio 2017 al Centro Salus di Padova',
      'Laureato in Fisioterapia',
      'Il 50% dei pazienti dopo interventi al ginocchio',
      'Esperienza con atleti e con pazienti operati',
      'Meno attesa per i pazienti',
      'Tutor di tre tirocinanti',
      'Dal 2013 al 2017 fisioterapista a Rovigo',
    ],
  },
  nl: {
    source: `Docent wiskunde, Lyceum Zuiderpark, Den Bosch
augustus 2014 – heden
• Geef les aan 160 leerlingen in zes klassen
• Slagingspercentage van 81 % naar 93 %
• Begeleid elk jaar vier stagiairs
• Lesmateriaal in GeoGebra en Magister
• Subsidie van € 22.000 binnengehaald voor een rekenlab
Bijlesdocent, Studiehuis Brabant, Tilburg
2010 – 2014
• Bijles aan 25 leerlingen per week
Master Wiskunde, Radboud Universiteit, 2014`,
    planted: [
      ['Geeft les aan 400 leerlingen', 'number'],
      ['Les aan twaalf klassen', 'number'],
      ['Slagingspercentage naar 99 %', 'share'],
      ['Aantal onvoldoendes gehalveerd', 'share'],
      ['Begeleidt elk jaar tien stagiairs', 'number'],
      ['Lesmateriaal in Moodle', 'tool'],
      ['Lessen opgenomen met Camtasia', 'tool'],
      ['Subsidie van € 90.000 binnengehaald', 'amount'],
      ['Subsidie van 22.000 dollar', 'currency'],
      ['Teamleider bovenbouw', 'title'],
      ['Rector van het Lyceum Zuiderpark', 'title'],
      ['Docent aan het Stedelijk Gymnasium', 'employer'],
      ['Bijlesdocent bij Lyceo', 'employer'],
      ['Docent sinds januari 2009', 'date'],
      ['Bijles aan zestig leerlingen per week', 'number'],
    ],
    true: [
      'Wiskundelessen voor honderdzestig leerlingen in 6 klassen',
      'Slagingspercentage steeg van 81 naar 93 procent',
      'Jaarlijkse begeleiding van 4 stagiairs',
      'Lesmateriaal gemaakt in GeoGebra',
      'Een subsidie van 22.000 euro voor het rekenlab',
      'Bijles aan vijfentwintig leerlingen per week',
      'Vier jaar bijlesdocent in Tilburg',
      'Sinds augustus 2014 docent wiskunde in Den Bosch',
      'Afgestudeerd in de wiskunde aan de Radboud Universiteit',
      'Zes klassen en elk jaar vier stagiairs',
      'Meer dan 150 leerlingen',
      'Opzet van een rekenlab met subsidie',
      'Van 2010 tot 2014 bij Studiehuis Brabant',
      '93 % van de leerlingen slaagt, eerst 81 %',
      'Samen met collega’s aan lesmateriaal gewerkt',
    ],
  },
};
