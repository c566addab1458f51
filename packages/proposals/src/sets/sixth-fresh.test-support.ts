import type { FreshSet } from './fresh-set.test-support.ts';

/** The sixth set, written after the kinds of fault of the fifth had been mended and before it was ever run: 120 false sentences and 120 true ones. */
export const SIXTH_FRESH: FreshSet = {
  en: {
    source: `Backend Developer, Kestrel Parcels, Newcastle
April 2020 – Present
• Rewrote the tracking service in Go, which answers 3,400 requests a second
• Cut response time from 420 ms to 95 ms
• Moved 14 services from MySQL to PostgreSQL without downtime
• Reviewed code for a team of eight and interviewed thirty candidates
• Saved £62,000 a year in licences
Junior Developer, Tyne Web, Gateshead
2017 – 2020
• Built shops in Magento for 22 clients
BSc Computer Science, Northumbria University, 2017`,
    planted: [
      ['Rewrote the tracking service in Rust', 'tool'],
      ['The tracking service answers 9,000 requests a second', 'number'],
      ['Cut response time to 20 ms', 'number'],
      ['Cut response time by 90%', 'share'],
      ['Moved 40 services to PostgreSQL', 'number'],
      ['Moved services from Oracle to PostgreSQL', 'tool'],
      ['Reviewed code for a team of sixteen', 'number'],
      ['Interviewed a hundred candidates', 'number'],
      ['Saved £200,000 a year in licences', 'amount'],
      ['Saved €62,000 a year in licences', 'currency'],
      ['Engineering Lead at Kestrel Parcels', 'title'],
      ['Principal Developer for tracking', 'title'],
      ['Built tracking services for Royal Mail', 'employer'],
      ['Developer at Kestrel Parcels since 2016', 'date'],
      ['Built shops for fifty clients', 'number'],
      ['MSc Computer Science, Northumbria University', 'degree'],
    ],
    true: [
      'Tracking service rewritten in Go, serving 3,400 requests per second',
      'Brought response time down from 420 to 95 ms',
      'Migrated fourteen services from MySQL to PostgreSQL with no downtime',
      'Code reviewer for an eight-person team',
      'Interviewed 30 candidates',
      'Licence savings of £62k a year',
      'Built Magento shops for twenty-two clients',
      'Three years as a junior developer in Gateshead',
      'Backend developer at Kestrel Parcels since April 2020',
      'Computer science graduate of Northumbria University',
      'Faster responses: 95 ms instead of 420 ms',
      'Zero-downtime migration to PostgreSQL',
      'More than 3,000 requests a second',
      'Helped hire developers by interviewing candidates',
      'Online shops in Magento between 2017 and 2020',
      'Replaced licensed databases and saved £62,000 each year',
    ],
  },
  'en, a shop': {
    source: `Store Manager, Bramble Books, Exeter
March 2016 – May 2024
• Managed a staff of eleven and annual sales of £1.3 million
• Grew event ticket income by 54% with 48 author evenings a year
• Reduced returns to publishers from 21% to 13%
• Chose stock with Batch and Nielsen BookScan
Bookseller, Harbour Books, Plymouth
2011 – 2016
BA English, University of Exeter, 2011`,
    planted: [
      ['Managed a staff of thirty', 'number'],
      ['Annual sales of £4 million', 'amount'],
      ['Grew event ticket income by 80%', 'share'],
      ['Hosted 110 author evenings a year', 'number'],
      ['Reduced returns to publishers to 5%', 'share'],
      ['Regional Director at Bramble Books', 'title'],
      ['Bookseller at Waterstones, Plymouth', 'employer'],
      ['Chose stock with Gardners Edelweiss', 'tool'],
      ['Store manager since July 2012', 'date'],
      ['Halved returns to publishers', 'share'],
    ],
    true: [
      'Ran a bookshop with eleven staff and £1.3m in annual sales',
      'Event ticket income up 54 percent',
      '48 evenings with authors every year',
      'Returns to publishers fell from 21 to 13 per cent',
      'Five years as a bookseller in Plymouth',
      'Eight years as store manager',
      'Stock selection with Nielsen BookScan',
      'Studied English at the University of Exeter',
      'Brought authors and readers together at regular evenings',
      'Led a team of 11 in Exeter',
    ],
  },
  de: {
    source: `Elektroniker für Betriebstechnik, Molkerei Alpquell eG, Kempten
Februar 2013 – heute
• Instandhaltung von neun Abfüllanlagen mit Siemens S7
• Stillstände um 31 % verringert
• Prüfung von 1.800 Betriebsmitteln im Jahr
• Anleitung von vier Auszubildenden
• Umbau einer Anlage für 210.000 € in sechs Wochen
Monteur, Elektro Huber, Sonthofen
2009 – 2013
• Installation in rund 60 Wohnungen im Jahr
Gesellenbrief, Handwerkskammer Schwaben, 2009`,
    planted: [
      ['Instandhaltung von zwanzig Abfüllanlagen', 'number'],
      ['Instandhaltung mit Beckhoff TwinCAT', 'tool'],
      ['Stillstände um 55 % verringert', 'share'],
      ['Stillstände um die Hälfte verringert', 'share'],
      ['Prüfung von 5.000 Betriebsmitteln im Jahr', 'number'],
      ['Anleitung von zehn Auszubildenden', 'number'],
      ['Umbau einer Anlage für 600.000 €', 'amount'],
      ['Umbau einer Anlage für 210.000 Dollar', 'currency'],
      ['Umbau einer Anlage in drei Wochen', 'number'],
      ['Schaltpläne in EPLAN gezeichnet', 'tool'],
      ['Leiter der Instandhaltung', 'title'],
      ['Elektromeister in der Molkerei', 'title'],
      ['Elektroniker bei Liebherr in Lindenberg', 'employer'],
      ['Monteur bei der Firma Bosch', 'employer'],
      ['Seit Oktober 2010 in der Molkerei', 'date'],
      ['Installation in rund ९० Wohnungen', 'number'],
      ['Techniker mit Bachelor in Elektrotechnik', 'degree'],
    ],
    true: [
      'Instandhaltung von 9 Abfüllanlagen (Siemens S7)',
      'Verringerung der Stillstände um 31 Prozent',
      'Jährlich 1800 Betriebsmittel geprüft',
      'Ausbildung von vier Lehrlingen begleitet',
      'Umbau einer Abfüllanlage in 6 Wochen, Kosten 210 000 Euro',
      'Installationen in etwa sechzig Wohnungen pro Jahr',
      'Vier Jahre Monteur in Sonthofen',
      'Seit 2013 Elektroniker bei Alpquell in Kempten',
      'Weniger Ausfälle durch vorbeugende Wartung',
      'Störungen suchen und beheben',
      'Fehlersuche an Anlagen mit Siemens-Steuerung',
      'Prüfung elektrischer Betriebsmittel',
      'Elektroniker mit Gesellenbrief der Handwerkskammer Schwaben',
      'Betreuung von vier Auszubildenden',
      'Planung und Umbau einer Anlage',
      'Wartung und Reparatur im Schichtdienst',
      'Arbeiten an Schaltschränken und Motoren',
    ],
  },
  fr: {
    source: `Infirmier, Clinique des Tilleuls, Rennes
mai 2015 – présent
• Prend en charge 18 patients par poste en chirurgie
• Infections sur cathéter passées de 4,2 % à 1,5 %
• Encadre trois étudiants par trimestre
• Plan de soins dans Hopital Manager
• Formé 55 collègues à l'hygiène des mains
Aide-soignant, EHPAD Les Glycines, Vitré
2010 – 2012
• Soins à vingt-quatre résidents
Diplôme d'État d'infirmier, IFSI de Rennes, 2015`,
    planted: [
      ['Prend en charge 35 patients par poste', 'number'],
      ['Infections sur cathéter passées à 0,5 %', 'share'],
      ['Infections sur cathéter réduites de 80 %', 'share'],
      ['Encadre douze étudiants par trimestre', 'number'],
      ['Plan de soins dans Easily', 'tool'],
      ['Plannings préparés sur Excel', 'tool'],
      ['Formé deux cents collègues à l’hygiène des mains', 'number'],
      ['Cadre de santé à la Clinique des Tilleuls', 'title'],
      ['Chef de service en chirurgie', 'title'],
      ['Infirmier au CHU de Nantes', 'employer'],
      ['Infirmier pour Médecins sans frontières', 'employer'],
      ['Infirmier depuis février 2008', 'date'],
      ['Soins à quarante résidents', 'number'],
      ['Économies de 30 000 € par an', 'amount'],
      ['Master en santé publique', 'degree'],
      ['Un service de ４０ lits', 'number'],
      ['Quinze ans d’expérience en chirurgie', 'number'],
    ],
    true: [
      'Prise en charge de dix-huit patients par poste',
      'Infections sur cathéter : de 4,2 à 1,5 %',
      'Encadrement de 3 étudiants chaque trimestre',
      'Plans de soins saisis dans Hopital Manager',
      'Formation de cinquante-cinq collègues à l’hygiène des mains',
      'Deux ans aide-soignant à Vitré',
      'Soins à 24 résidents en EHPAD',
      'Infirmier en chirurgie depuis mai 2015',
      'Infirmier diplômé d’État (IFSI de Rennes)',
      'Moins d’infections grâce à de meilleures pratiques d’hygiène',
      'Accueil et suivi des patients avant et après l’opération',
      'Taux d’infection ramené à 1,5 pour cent',
      'Plus de 50 collègues formés',
      'Travail de nuit et de week-end en équipe',
      'Surveillance, pansements et perfusions',
      'De 2010 à 2012 aux Glycines',
      'Tuteur d’étudiants en soins infirmiers',
    ],
  },
  es: {
    source: `Técnica de laboratorio, Bodegas Alcor, Logroño
abril de 2015 – actualidad
• Analizo 70 muestras de vino al día
• Reduje los reactivos desechados en un 24 %
• Implanté la norma ISO 17025 en nueve meses
• Registro de resultados en LabWare
• Formé a seis operarios
Auxiliar de laboratorio, Aguas del Ebro, Haro
2011 – 2015
• Control de doce depósitos de agua
Ciclo superior de Química, IES La Laboral, 2011`,
    planted: [
      ['Analizo 150 muestras de vino al día', 'number'],
      ['Reduje los reactivos desechados en un 50 %', 'share'],
      ['Reduje a la mitad los reactivos desechados', 'share'],
      ['Implanté la norma en tres meses', 'number'],
      ['Registro de resultados en SAP', 'tool'],
      ['Gráficos de control en Minitab', 'tool'],
      ['Formé a veinte operarios', 'number'],
      ['Jefa de laboratorio en Bodegas Alcor', 'title'],
      ['Directora de calidad', 'title'],
      ['Técnica en Bodegas Torres', 'employer'],
      ['Auxiliar en el Instituto Pasteur', 'employer'],
      ['Técnica de laboratorio desde enero de 2009', 'date'],
      ['Control de treinta depósitos de agua', 'number'],
      ['Ahorro de 45.000 € al año', 'amount'],
      ['Doctorado en Química', 'degree'],
    ],
    true: [
      'Análisis de setenta muestras de vino cada día',
      'Un 24 por ciento menos de reactivos desechados',
      'Implantación de la ISO 17025 en 9 meses',
      'Resultados registrados en LabWare',
      'Formación de 6 operarios',
      'Control de 12 depósitos',
      'Cuatro años de auxiliar de laboratorio en Haro',
      'En Bodegas Alcor desde abril de 2015',
      'Título de ciclo superior de Química',
      'Menos residuos de reactivos en el laboratorio',
      'Acreditación según la norma ISO 17025',
      'Toma de muestras y análisis de vino',
      'Entre 2011 y 2015 en Aguas del Ebro',
      'Mantenimiento y calibración de equipos',
      'Análisis diarios de vino: 70 muestras',
    ],
  },
  pt: {
    source: `Farmacêutica, Farmácia Boa Vida, Campinas
outubro de 2014 – atual
• Atendo cerca de 130 clientes por dia
• Reduzi as perdas por validade em 37%
• Gerencio um estoque de R$ 420 mil com quatro atendentes
• Controle de receitas no sistema Trier
• Apliquei 2.600 vacinas em um ano
Estagiária, Hospital São Lucas, Americana
2012 – 2014
• Separação de noventa prescrições por turno
Farmácia, Unicamp, 2014`,
    planted: [
      ['Atendo cerca de 300 clientes por dia', 'number'],
      ['Reduzi as perdas por validade em 60%', 'share'],
      ['Reduzi pela metade as perdas por validade', 'share'],
      ['Gerencio um estoque de R$ 2 milhões', 'amount'],
      ['Gerencio um estoque de US$ 420 mil', 'currency'],
      ['Trabalho com quinze atendentes', 'number'],
      ['Controle de receitas no sistema Linx', 'tool'],
      ['Relatórios em Power BI', 'tool'],
      ['Apliquei 7.000 vacinas em um ano', 'number'],
      ['Gerente regional da Farmácia Boa Vida', 'title'],
      ['Diretora técnica do hospital', 'title'],
      ['Farmacêutica na Drogasil', 'employer'],
      ['Farmacêutica desde março de 2010', 'date'],
      ['Separação de duzentas prescrições por turno', 'number'],
      ['Doutorado em Farmacologia', 'degree'],
    ],
    true: [
      'Atendimento de cerca de cento e trinta clientes por dia',
      'Perdas por validade 37 por cento menores',
      'Gestão de estoque de 420 mil reais',
      'Equipe de 4 atendentes',
      'Receitas controladas no Trier',
      'Aplicação de 2600 vacinas em um ano',
      'Noventa prescrições separadas por turno',
      'Dois anos de estágio no Hospital São Lucas',
      'Farmacêutica em Campinas desde outubro de 2014',
      'Formada em Farmácia pela Unicamp',
      'Menos medicamentos vencidos graças ao controle de estoque',
      'Orientação aos clientes sobre o uso de medicamentos',
      'Mais de 2.500 vacinas aplicadas',
      'Estoque de R$ 420.000',
      'Separação de 90 prescrições no hospital',
    ],
  },
  it: {
    source: `Cuoco, Trattoria del Porto, Ancona
maggio 2014 – oggi
• Preparo 85 coperti a sera con due aiuti
• Costo delle materie prime sceso dal 36% al 29%
• Menù di pesce con quattordici piatti
• Ordini con l'app Choco
• Formati cinque apprendisti
Aiuto cuoco, Hotel Conero, Numana
2010 – 2014
• Banchetti fino a 250 ospiti
Diploma alberghiero, Istituto Panzini, Senigallia, 2010`,
    planted: [
      ['Preparo 200 coperti a sera', 'number'],
      ['Costo delle materie prime sceso al 18%', 'share'],
      ['Costo delle materie prime dimezzato', 'share'],
      ['Menù di pesce con trenta piatti', 'number'],
      ['Ordini con MarketMan', 'tool'],
      ['Turni preparati con Excel', 'tool'],
      ['Formati dodici apprendisti', 'number'],
      ['Direttore della Trattoria del Porto', 'title'],
      ['Titolare di un ristorante di pesce', 'title'],
      ['Cuoco all’Osteria Francescana', 'employer'],
      ['Aiuto cuoco da Massimo Bottura', 'employer'],
      ['In trattoria dal gennaio 2008', 'date'],
      ['Banchetti fino a 600 ospiti', 'number'],
      ['Incassi di 12.000 € a sera', 'amount'],
      ['Laurea in scienze gastronomiche', 'degree'],
    ],
    true: [
      'Ottantacinque coperti ogni sera con 2 aiuti',
      'Costo delle materie prime dal 36 al 29 per cento',
      'Menù di 14 piatti di pesce',
      'Ordini ai fornitori con Choco',
      'Formazione di 5 apprendisti',
      'Banchetti per un massimo di duecentocinquanta ospiti',
      'Quattro anni da aiuto cuoco a Numana',
      'Cuoco ad Ancona dal maggio 2014',
      'Diplomato all’Istituto Panzini di Senigallia',
      'Cucina di pesce con prodotti locali',
      'Materie prime meno care grazie ad acquisti migliori',
      'Organizzazione della cucina e degli aiuti',
      'Dal 2010 al 2014 all’Hotel Conero',
      'Oltre 80 coperti a sera',
      'Cinque apprendisti seguiti in cucina',
    ],
  },
  nl: {
    source: `Timmerman, Bouwbedrijf Vermeer, Leeuwarden
maart 2012 – heden
• Bouw met een ploeg van zeven 24 woningen per jaar
• Faalkosten met 19 % verlaagd
• Werktekeningen in Revit
• Leer drie leerlingen het vak
• 600 dagen zonder ongeval
Leerling-timmerman, Houtbouw Friesland, Sneek
2008 – 2012
• Dakkapellen voor 45 huizen
Mbo Timmerman, ROC Friese Poort, 2012`,
    planted: [
      ['Bouwt 70 woningen per jaar', 'number'],
      ['Een ploeg van vijftien', 'number'],
      ['Faalkosten met 40 % verlaagd', 'share'],
      ['Faalkosten gehalveerd', 'share'],
      ['Werktekeningen in SketchUp', 'tool'],
      ['Planning in Microsoft Project', 'tool'],
      ['Leert negen leerlingen het vak', 'number'],
      ['1.200 dagen zonder ongeval', 'number'],
      ['Uitvoerder bij Bouwbedrijf Vermeer', 'title'],
      ['Projectleider woningbouw', 'title'],
      ['Timmerman bij Heijmans', 'employer'],
      ['Leerling bij de firma Jansen', 'employer'],
      ['Timmerman sinds juni 2006', 'date'],
      ['Budget van € 500.000', 'amount'],
      ['Dakkapellen voor negentig huizen', 'number'],
    ],
    true: [
      'Jaarlijks vierentwintig woningen met een ploeg van 7',
      'Verlaging van de faalkosten met 19 procent',
      'Werktekeningen gemaakt met Revit',
      'Begeleiding van 3 leerlingen',
      'Zeshonderd dagen zonder ongeval',
      'Dakkapellen op vijfenveertig huizen',
      'Vier jaar leerling-timmerman in Sneek',
      'Sinds maart 2012 timmerman in Leeuwarden',
      'Mbo-diploma van ROC Friese Poort',
      'Veilig werken: 600 dagen zonder ongeval',
      'Lagere faalkosten door betere voorbereiding',
      'Samen met zes anderen woningen gebouwd',
      'Meer dan 20 woningen per jaar',
      'Van 2008 tot 2012 bij Houtbouw Friesland',
      'Vakmanschap doorgegeven aan drie leerlingen',
    ],
  },
};
