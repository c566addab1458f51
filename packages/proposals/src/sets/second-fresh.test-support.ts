import type { FreshSet } from './fresh-set.test-support.ts';

/** The second set, written after the kinds of fault of the first had been mended and before it was ever run: 60 false sentences and 60 true ones. */
export const SECOND_FRESH: FreshSet = {
  en: {
    source: `Registered Veterinary Nurse, Oakfield Animal Hospital, Bristol
September 2016 to January 2024
• Assisted in around 900 operations a year, a fifth of them orthopaedic
• Supervised 3 student nurses and wrote their rotas in Excel
• Raised $12,500 for the hospital's new X-ray room
• Halved the waiting time for blood results by bringing an IDEXX analyser in-house
Level 3 Diploma in Veterinary Nursing, 2016`,
    planted: [
      ['Assisted in around 1,500 operations a year', 'number'],
      ['Assisted in operations, a third of them orthopaedic', 'number'],
      ['Supervised seven student nurses', 'number'],
      ['Raised $25,000 for the new X-ray room', 'amount'],
      ['Wrote the rotas in RotaMaster', 'tool'],
      ['Head Nurse at an animal hospital', 'title'],
      ['Assisted in operations at Battersea Dogs & Cats Home', 'employer'],
      ['Worked at Oakfield from June 2012', 'date'],
      ['Cut the waiting time for blood results by 80%', 'number'],
      ['Holds a PhD in Veterinary Nursing', 'degree'],
      ['Managed the hospital’s Instagram account', 'tool'],
      ['Eleven years at Oakfield Animal Hospital', 'number'],
    ],
    true: [
      'Helped in some 900 operations each year; 20% were orthopaedic',
      'One in five operations was orthopaedic, of about 900 a year',
      'Supervised three student nurses',
      'Wrote rotas for student nurses in Excel',
      'Raised 12,500 dollars for a new X-ray room',
      'Brought blood tests in-house with an IDEXX analyser',
      'Blood results in half the time',
      'Seven years at Oakfield Animal Hospital in Bristol',
      'Registered nurse from 09/2016 to 01/2024',
      'Diploma in Veterinary Nursing (Level 3)',
      'Trained student nurses and planned their shifts',
      'Fundraising of USD 12.5k for the X-ray room',
    ],
  },
  de: {
    source: `Projektleiterin Hochbau, Baugesellschaft Lindner & Söhne, Dresden
2012–2019
• Verantwortete 14 Wohnungsbauten mit zusammen 380 Wohnungen
• Führte ein Team aus sechs Bauleitern
• Hielt bei 90 % der Vorhaben den Termin ein
• Verhandelte Nachträge über 1,8 Mio. €
Diplom-Ingenieurin (FH), HTW Dresden, 2011`,
    planted: [
      ['Verantwortete 25 Wohnungsbauten', 'number'],
      ['Führte ein Team aus zwanzig Bauleitern', 'number'],
      ['Hielt bei 98 % der Vorhaben den Termin ein', 'number'],
      ['Verhandelte Nachträge über 3,2 Mio. €', 'amount'],
      ['Geschäftsführerin einer Baugesellschaft', 'title'],
      ['Verantwortete Wohnungsbauten für Vonovia', 'employer'],
      ['Plante die Vorhaben in Primavera P6', 'tool'],
      ['Seit Oktober 2008 im Hochbau tätig', 'date'],
    ],
    true: [
      'Vierzehn Wohnungsbauten mit 380 Wohnungen verantwortet',
      'Leitete sechs Bauleiter',
      'Neun von zehn Vorhaben waren pünktlich: 90 Prozent',
      'Nachträge von 1.800.000 € verhandelt',
      'Von 2012 bis 2019 bei Lindner & Söhne in Dresden',
      'Diplom-Ingenieurin der HTW Dresden (2011)',
      'Sieben Jahre Projektleiterin im Hochbau',
      'Team mit 6 Bauleitern geführt',
    ],
  },
  fr: {
    source: `Infirmier libéral, cabinet des Tilleuls, Nantes
mars 2014 – juin 2020
• Assuré le suivi à domicile de 35 patients par semaine
• Formé deux remplaçants et 5 stagiaires
• Réduit d'un tiers le temps de facturation grâce à Vega
• Organisé la vaccination de 1 200 personnes
Diplôme d'État d'infirmier, IFSI de Nantes, 2013`,
    planted: [
      ['Suivi à domicile de 60 patients par semaine', 'number'],
      ['Formé une vingtaine de stagiaires', 'number'],
      ['Réduit de moitié le temps de facturation', 'number'],
      ['Organisé la vaccination de 4 000 personnes', 'number'],
      ['Cadre de santé, chef de service', 'title'],
      ['Infirmier au CHU de Rennes', 'employer'],
      ['Facturation avec le logiciel Agathe', 'tool'],
      ['Infirmier depuis novembre 2009', 'date'],
    ],
    true: [
      'Trente-cinq patients suivis à domicile chaque semaine',
      'Formation de 2 remplaçants et de cinq stagiaires',
      'Facturation plus rapide d’un tiers avec Vega',
      'Vaccination de 1200 personnes organisée',
      'De 03/2014 à 06/2020 au cabinet des Tilleuls',
      'Six ans d’exercice libéral à Nantes',
      'Infirmier diplômé d’État (2013)',
      'Soins à domicile à Nantes',
    ],
  },
  es: {
    source: `Profesora de Física, Colegio San Isidro, Sevilla
septiembre de 2010 – julio de 2018
• Di clase a 6 grupos de bachillerato, unos 170 alumnos al año
• Llevé a 12 alumnos a la Olimpiada de Física; tres ganaron medalla
• Subí la nota media de 6,1 a 7,4
• Gestioné 8.000 € para el laboratorio
Licenciada en Física, Universidad de Sevilla, 2008`,
    planted: [
      ['Di clase a unos 300 alumnos al año', 'number'],
      ['Llevé a veinticinco alumnos a la Olimpiada', 'number'],
      ['Subí la nota media de 6,1 a 8,9', 'number'],
      ['Gestioné 30.000 € para el laboratorio', 'amount'],
      ['Directora del colegio', 'title'],
      ['Profesora en el Instituto Cervantes', 'employer'],
      ['Doctorado en Física', 'degree'],
      ['Clases con GeoGebra y Moodle', 'tool'],
    ],
    true: [
      'Seis grupos de bachillerato y unos 170 alumnos cada año',
      'Doce alumnos en la Olimpiada de Física, 3 con medalla',
      'La nota media pasó de 6,1 a 7,4',
      'Presupuesto de 8000 euros para el laboratorio',
      'Ocho años de clases de Física en Sevilla',
      'Licenciada en Física (2008)',
      'De 09/2010 a 07/2018 en el Colegio San Isidro',
      'Tres medallas en la Olimpiada',
    ],
  },
  pt: {
    source: `Analista de logística, TransNorte, Manaus
janeiro de 2013 – outubro de 2019
• Planejei rotas de 45 caminhões com o software Rota Certa
• Baixei o custo por entrega em 12%
• Acompanhei 15 mil entregas por mês
• Liderei três projetos de melhoria
Graduação em Logística, Fametro, 2012`,
    planted: [
      ['Planejei rotas de 90 caminhões', 'number'],
      ['Baixei o custo por entrega em 30%', 'number'],
      ['Acompanhei 50 mil entregas por mês', 'number'],
      ['Liderei nove projetos de melhoria', 'number'],
      ['Diretor de logística', 'title'],
      ['Analista na JBS', 'employer'],
      ['Mestrado em Logística', 'degree'],
      ['Relatórios em Power BI', 'tool'],
    ],
    true: [
      'Rotas de quarenta e cinco caminhões',
      'Custo por entrega 12 por cento menor',
      '15.000 entregas acompanhadas por mês',
      'Liderança de 3 projetos de melhoria',
      'De janeiro de 2013 a outubro de 2019 na TransNorte',
      'Seis anos de logística em Manaus',
      'Graduado em Logística em 2012',
      'Rota Certa para o planejamento de rotas',
    ],
  },
  it: {
    source: `Responsabile di negozio, Libreria Corsini, Bologna
febbraio 2015 – agosto 2022
• Gestito 9 dipendenti e un magazzino di 18.000 titoli
• Aumentato le vendite del 22% in tre anni
• Organizzato 40 presentazioni di libri all'anno
• Curato il sito con WordPress
Laurea in Lettere, Università di Bologna, 2012`,
    planted: [
      ['Gestito trenta dipendenti', 'number'],
      ['Aumentato le vendite del 45%', 'number'],
      ['Organizzato 120 presentazioni all’anno', 'number'],
      ['Gestito un magazzino di 50.000 titoli', 'number'],
      ['Direttrice commerciale della catena', 'title'],
      ['Responsabile alla Feltrinelli', 'employer'],
      ['Curato il sito con Shopify', 'tool'],
      ['Libraia dal maggio 2007', 'date'],
    ],
    true: [
      'Nove dipendenti e 18000 titoli in magazzino',
      'Vendite cresciute del 22 per cento',
      'Quaranta presentazioni di libri ogni anno',
      'Sito in WordPress',
      'Dal 02/2015 al 08/2022 alla Libreria Corsini',
      'Sette anni in libreria a Bologna',
      'Laurea in Lettere del 2012',
      'Responsabile di un negozio con 9 dipendenti',
    ],
  },
  nl: {
    source: `Elektromonteur, Van Dijk Installaties, Zwolle
mei 2011 – december 2017
• Installeerde in 250 woningen zonnepanelen
• Loste 95% van de storingen bij het eerste bezoek op
• Begeleidde 4 leerlingen naar hun diploma
• Verving voor € 60.000 aan oude meterkasten
MBO Elektrotechniek, Deltion College, 2010`,
    planted: [
      ['Installeerde in 700 woningen zonnepanelen', 'number'],
      ['Loste 80% van de storingen bij het eerste bezoek op', 'number'],
      ['Begeleidde tien leerlingen', 'number'],
      ['Verving voor € 150.000 aan meterkasten', 'amount'],
      ['Projectleider zonnepanelen', 'title'],
      ['Monteur bij Eneco', 'employer'],
      ['Tekende schema’s in AutoCAD', 'tool'],
      ['Elektromonteur sinds maart 2006', 'date'],
    ],
    true: [
      'Zonnepanelen in tweehonderdvijftig woningen',
      '95 procent van de storingen meteen opgelost',
      'Vier leerlingen begeleid',
      'Meterkasten vervangen voor 60.000 euro',
      'Van mei 2011 tot december 2017 bij Van Dijk Installaties',
      'Zes jaar elektromonteur in Zwolle',
      'Diploma MBO Elektrotechniek (2010)',
      'Storingen opgelost bij het eerste bezoek',
    ],
  },
};
