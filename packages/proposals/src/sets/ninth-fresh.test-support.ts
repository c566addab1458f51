import type { FreshSet } from './fresh-set.test-support.ts';

/** The ninth set, written after the kinds of fault of the eighth had been mended and before it was ever run: 60 false sentences and 60 true ones. */
export const NINTH_FRESH: FreshSet = {
  en: {
    source: `Hotel Duty Manager, The Avonside, Bath
January 2021 – Present
• Look after 96 rooms and a team of 18 across reception and housekeeping
• Raised guest scores from 8.1 to 8.9
• Cut check-in time from six minutes to four
• Increased direct bookings by 15%, worth £210,000 a year
• Use Opera PMS and Deputy for rotas
Receptionist, Cathedral Inn, Wells
May 2017 – December 2020
• Handled 60 arrivals a day in summer
• Trained five night porters
Diploma in Hospitality Management, Bath College, 2017`,
    planted: [
      ['Looked after 169 rooms', 'number'],
      ['Led a team of thirty across reception and housekeeping', 'number'],
      ['Raised guest scores to 9.6', 'number'],
      ['Cut check-in time in half', 'share'],
      ['Check-in time down to ninety seconds', 'number'],
      ['Increased direct bookings by a half', 'share'],
      ['Direct bookings worth £420,000 a year', 'amount'],
      ['Direct bookings worth $210,000 a year', 'currency'],
      ['Rotas in RotaCloud', 'tool'],
      ['Revenue management with Duetto', 'tool'],
      ['General Manager of The Avonside', 'title'],
      ['Head of Housekeeping', 'title'],
      ['Receptionist at the Premier Inn in Wells', 'employer'],
      ['Duty manager for Marriott in Bath', 'employer'],
      ['In hotels since 2012', 'date'],
      ['Receptionist from May 2015', 'date'],
      ['Fifteen years in hotels', 'number'],
      ['Handled 160 arrivals a day in summer', 'number'],
      ['Trained a dozen night porters', 'number'],
      ['MSc in Hospitality Management', 'degree'],
    ],
    true: [
      'Ran a 96-room hotel with eighteen staff',
      'Guest scores up by 0.8 points',
      'Two minutes quicker at check-in',
      'Check-in time cut by a third',
      'Direct bookings up 15 per cent, bringing in £210k annually',
      'Over £200,000 a year in extra direct bookings',
      'Rotas planned in Deputy, reservations in Opera',
      'Duty manager since January 2021',
      'More than three years on reception at the Cathedral Inn',
      'Nearly ten years in hotels',
      'Up to sixty arrivals a day in high season',
      'Trained 5 night porters',
      'Hospitality Management diploma from Bath College',
      'Nearly a hundred rooms',
      'Guest satisfaction improved to 8.9 from 8.1',
      'Led reception and housekeeping teams',
      'Close to 20 staff across reception and housekeeping',
      'Progressed from receptionist to duty manager',
      'Brought check-in down to 4 minutes',
      'Grew direct bookings by more than a tenth',
    ],
  },
  de: {
    source: `Erzieherin, Kita Sonnenhügel, Erfurt
August 2017 – heute
• Betreue mit zwei Kolleginnen eine Gruppe von 22 Kindern zwischen drei und sechs Jahren
• Leite vier Praktikantinnen an
• Organisierte ein Sommerfest mit 250 Gästen und 3.200 € Spenden
• Dokumentiere Entwicklungen in der KitaPlus-App
Kinderpflegerin, Krippe Am Steiger, Weimar
September 2013 – Juli 2017
• Gewöhnte jährlich zehn Kinder ein
Staatliche Anerkennung als Erzieherin, Fachschule Weimar, 2017`,
    planted: [
      ['Betreue eine Gruppe von 32 Kindern', 'number'],
      ['Anleitung von neun Praktikantinnen', 'number'],
      ['Sommerfest mit tausend Gästen', 'number'],
      ['5.000 € Spenden beim Sommerfest', 'amount'],
      ['Dokumentation mit Stepfolio', 'tool'],
      ['Kitaleiterin in Erfurt', 'title'],
      ['Erzieherin bei der AWO Thüringen', 'employer'],
      ['Erzieherin seit August 2014', 'date'],
      ['Zwanzig Jahre Erfahrung mit Kindern', 'number'],
      ['Bachelor in Kindheitspädagogik', 'degree'],
    ],
    true: [
      'Zu dritt verantwortlich für 22 Kinder',
      'Gruppe mit zweiundzwanzig Kindern im Alter von 3 bis 6 Jahren',
      'Anleitung von 4 Praktikantinnen',
      'Sommerfest mit 250 Besuchern organisiert',
      'Spendeneinnahmen von über 3.000 Euro',
      'Entwicklungsdokumentation in KitaPlus',
      'Staatlich anerkannte Erzieherin',
      'Fast vier Jahre Kinderpflegerin in einer Krippe',
      'Eingewöhnung von jährlich 10 Kindern',
      'Mehr als zwölf Jahre in der Kinderbetreuung',
    ],
  },
  fr: {
    source: `Boulanger, Maison Guérin, Nantes
Avril 2019 – aujourd'hui
• Produit 900 baguettes et 400 viennoiseries par jour
• Encadre deux apprentis
• A réduit les invendus de 12 % à 5 %
• Gère un stock de farines de 15 000 €
Commis boulanger, Fournil des Halles, Angers
2015 – 2019
• Ouvrait le fournil à 3 h
BP Boulanger, CFA d'Angers, 2017`,
    planted: [
      ['Produit 1 900 baguettes par jour', 'number'],
      ['Encadrement de cinq apprentis', 'number'],
      ['Invendus ramenés à 2 %', 'share'],
      ['Stock de farines de 50 000 €', 'amount'],
      ['Chef pâtissier à la Maison Guérin', 'title'],
      ['Boulanger chez Paul', 'employer'],
      ['Boulanger depuis avril 2016 à la Maison Guérin', 'date'],
      ['Gestion des stocks sous Sage', 'tool'],
    ],
    true: [
      'Production quotidienne de neuf cents baguettes',
      '1 300 pièces par jour',
      'Formation de 2 apprentis',
      'Invendus en baisse de sept points',
      'Invendus réduits de plus de moitié',
      'Stock de farines : 15 k€',
      'Quatre ans au Fournil des Halles',
      'Titulaire du brevet professionnel de boulanger',
    ],
  },
  es: {
    source: `Técnica de laboratorio, Aguas del Júcar, Cuenca
Julio de 2018 – actualidad
• Analizo 75 muestras semanales de agua
• Validé seis métodos según la ISO 17025
• Reduje el plazo de informes de diez a siete días
• Presupuesto de reactivos: 32.000 € anuales
FP Superior en Laboratorio, IES Alfonso VIII, 2016`,
    planted: [
      ['Analizo 175 muestras semanales', 'number'],
      ['Validé dieciséis métodos', 'number'],
      ['Plazo de informes reducido a dos días', 'number'],
      ['Presupuesto de reactivos de 52.000 €', 'amount'],
      ['Gestión de muestras en LabWare', 'tool'],
      ['Jefa de laboratorio', 'title'],
    ],
    true: [
      'Setenta y cinco muestras de agua por semana',
      'Validación de 6 métodos (ISO 17025)',
      'Informes tres días más rápidos',
      'Casi un tercio menos de plazo en los informes',
      'Más de 30.000 euros al año en reactivos',
      'Ocho años en el laboratorio',
    ],
  },
  pt: {
    source: `Motorista de pesados, Transportes Ferrão, Leiria
Março de 2016 – presente
• Percorro 2.500 km por semana entre Portugal e Espanha
• Zero acidentes em sete anos
• Poupei 9% de combustível
• Formo dois colegas novos por ano
Carta de condução C+E, 2014`,
    planted: [
      ['Percorro 5.200 km por semana', 'number'],
      ['Zero acidentes em quinze anos', 'number'],
      ['Poupei 19% de combustível', 'share'],
      ['Formo seis colegas novos por ano', 'number'],
      ['Chefe de frota', 'title'],
      ['Motorista na Luís Simões', 'employer'],
    ],
    true: [
      'Cerca de 2500 quilómetros semanais',
      'Sete anos sem acidentes',
      'Menos nove por cento de combustível',
      'Formação de 2 colegas por ano',
      'Dez anos na Transportes Ferrão',
      'Quase um décimo de combustível poupado',
    ],
  },
  it: {
    source: `Parrucchiera, Salone Mirella, Parma
Febbraio 2015 – oggi
• Servo in media 11 clienti al giorno
• Ho aumentato le vendite di prodotti del 35%
• Formo un'apprendista
• Agenda su Treatwell
Qualifica di acconciatore, ENAIP Parma, 2014`,
    planted: [
      ['Servo in media 21 clienti al giorno', 'number'],
      ['Vendite di prodotti raddoppiate', 'share'],
      ['Agenda su Fresha', 'tool'],
      ['Titolare di salone', 'title'],
      ['Parrucchiera dal febbraio 2011', 'date'],
    ],
    true: [
      'Undici clienti al giorno in media',
      'Vendite di prodotti cresciute del 35 per cento',
      'Vendite cresciute di oltre un terzo',
      'Appuntamenti gestiti con Treatwell',
      'Oltre dieci anni al Salone Mirella',
    ],
  },
  nl: {
    source: `Hovenier, Groenbedrijf De Linde, Apeldoorn
Mei 2014 – heden
• Onderhoud 48 tuinen met een ploeg van drie
• Leg jaarlijks 20 nieuwe tuinen aan tot 1.500 m²
• Verlaagde het brandstofverbruik met 25%
Mbo Hovenier niveau 3, Aeres, 2013`,
    planted: [
      ['Onderhoud 84 tuinen', 'number'],
      ['Ploeg van twaalf hoveniers', 'number'],
      ['Brandstofverbruik gehalveerd', 'share'],
      ['Tuinontwerp in Vectorworks', 'tool'],
      ['Bedrijfsleider bij Groenbedrijf De Linde', 'title'],
    ],
    true: [
      'Onderhoud van achtenveertig tuinen',
      'Bijna vijftig tuinen in onderhoud',
      'Elk jaar twintig nieuwe tuinen aangelegd',
      'Een kwart minder brandstof',
      'Ruim twaalf jaar hovenier in Apeldoorn',
    ],
  },
};
