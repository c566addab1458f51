import type { FreshSet } from './fresh-set.test-support.ts';

/** The eleventh set, written after the kinds of fault of the tenth had been mended and before it was ever run: 48 false sentences and 49 true ones. */
export const ELEVENTH_FRESH: FreshSet = {
  en: {
    source: `Paramedic, Coastal Ambulance Trust, Brighton
September 2016 – Present
• Respond to eight calls a shift in a crew of two
• Mentor 12 student paramedics a year
• Cut handover time at hospital from 28 to 17 minutes
• Led a project on cardiac arrest that raised survival from 9% to 12%
Emergency Care Assistant, Downs Ambulance Service, Lewes
2013 – 2016
• Drove 200 patients a month
• Checked stock for 14 vehicles
BSc Paramedic Science, University of Brighton, 2016`,
    planted: [
      ['Respond to eighteen calls a shift', 'number'],
      ['Mentor 32 student paramedics a year', 'number'],
      ['Handover time cut to 7 minutes', 'number'],
      ['Doubled survival after cardiac arrest', 'share'],
      ['Operations Manager at Coastal Ambulance Trust', 'title'],
      ['Emergency Care Assistant at St John Ambulance', 'employer'],
      ['Reports written in Tableau', 'tool'],
    ],
    true: [
      'Answered around eight emergency calls in every shift',
      'Handing over patients eleven minutes faster than before',
      'Survival after cardiac arrest improved by a third',
      'A decade on the road as a paramedic in Brighton',
      'Guided a dozen students through their placements each year',
      'Kept fourteen vehicles stocked and ready',
      'Calm, kind and clear, whether with a patient or a crew mate',
    ],
  },
  de: {
    source: `Steuerfachangestellte, Kanzlei Brinkhoff, Osnabrück
August 2015 – heute
• Betreue 65 Mandanten, vom Handwerker bis zur GmbH
• Erstelle 180 Steuererklärungen im Jahr mit DATEV
• Verkürzte die Bearbeitung von 21 auf 14 Tage
• Bilde zwei Azubis aus
Bürokauffrau, Elektro Wessels, Bramsche
2011 – 2015
• Lohnabrechnung für 38 Beschäftigte
• Mahnwesen: Außenstände um 45 % gesenkt
Ausbildung zur Bürokauffrau, IHK Osnabrück, 2011`,
    planted: [
      ['Betreuung von 165 Mandanten', 'number'],
      ['800 Steuererklärungen im Jahr', 'number'],
      ['Bearbeitung auf 4 Tage verkürzt', 'number'],
      ['Außenstände um 75 % gesenkt', 'share'],
      ['Steuerberaterin in der Kanzlei Brinkhoff', 'title'],
      ['Bürokauffrau bei Siemens', 'employer'],
      ['Buchhaltung mit Lexware', 'tool'],
    ],
    true: [
      'Ansprechpartnerin für fünfundsechzig Mandanten',
      'Monatlich rund 15 Steuererklärungen',
      'Bearbeitungszeit um ein Drittel verringert',
      'Eine Woche schnellere Bearbeitung',
      'Elf Jahre Erfahrung in einer Steuerkanzlei',
      'Abrechnung von Löhnen für knapp vierzig Beschäftigte',
      'Genauigkeit, Diskretion und ein gutes Gedächtnis für Zahlen',
    ],
  },
  fr: {
    source: `Conducteur de ligne, Laiterie des Monts, Aurillac
Février 2019 – aujourd'hui
• Ligne de 9 000 bouteilles par heure
• Arrêts réduits de 90 à 35 minutes par jour
• Forme trois opérateurs par an
Cariste, Entrepôts Massif, Clermont-Ferrand
2014 – 2019
• 160 palettes par jour
• CACES 1, 3 et 5
Bac professionnel Pilotage de ligne, 2014`,
    planted: [
      ['Ligne de 19 000 bouteilles par heure', 'number'],
      ['Arrêts réduits à 5 minutes par jour', 'number'],
      ['Forme treize opérateurs par an', 'number'],
      ['Responsable de production à la Laiterie des Monts', 'title'],
      ['Cariste chez Michelin', 'employer'],
      ['Suivi des arrêts dans SAP', 'tool'],
      ['260 palettes par jour', 'number'],
    ],
    true: [
      'Conduite d’une ligne à neuf mille bouteilles par heure',
      'Presque une heure d’arrêt en moins chaque jour',
      'Arrêts en baisse de plus de la moitié',
      'Formateur de trois opérateurs chaque année',
      'Environ huit cents palettes déplacées par semaine',
      'Plus de sept ans sur la même ligne',
      'Sens de la sécurité et goût du travail bien fait',
    ],
  },
  es: {
    source: `Agente inmobiliaria, Casas del Turia, Valencia
Abril de 2019 – actualidad
• Vendo 36 viviendas al año
• Comisiones de 95.000 €
• Tiempo de venta de 110 a 70 días
• Coordino a dos comerciales
Administrativa, Gestoría Roca, Torrent
2014 – 2019
• 25 expedientes por semana
• Reclamaciones un 40 % menores
Grado en Derecho, Universitat de València, 2014`,
    planted: [
      ['Vendo 86 viviendas al año', 'number'],
      ['Comisiones de 195.000 €', 'amount'],
      ['Tiempo de venta de 20 días', 'number'],
      ['Reclamaciones un 80 % menores', 'share'],
      ['Directora comercial de Casas del Turia', 'title'],
      ['Agente inmobiliaria en Engel & Völkers', 'employer'],
      ['Anuncios en Idealista', 'tool'],
    ],
    true: [
      'Tres viviendas vendidas al mes',
      'Cuarenta días menos para vender una casa',
      'Casi cien mil euros en comisiones',
      'Coordinadora de un equipo de dos comerciales',
      'Cinco años de trámites en una gestoría',
      'Unos cien expedientes al mes',
      'Trato cercano, constancia y buen ojo para los detalles',
    ],
  },
  pt: {
    source: `Rececionista, Hotel Serra Nevada, Covilhã
Março de 2018 – presente
• 85 quartos, 40 check-ins por dia
• Avaliação de 8,4 para 9,1
• Vendas de extras: 2.500 € por mês
• Formo dois estagiários por época
Empregada de mesa, Restaurante O Pastor, Fundão
2013 – 2018
• 70 refeições por noite
Curso Técnico de Turismo, 2013`,
    planted: [
      ['185 quartos', 'number'],
      ['Avaliação de 9,8', 'number'],
      ['Vendas de extras de 7.500 € por mês', 'amount'],
      ['Diretora do Hotel Serra Nevada', 'title'],
      ['Rececionista no Pestana', 'employer'],
      ['Reservas em Opera', 'tool'],
      ['120 check-ins por dia', 'number'],
    ],
    true: [
      'Receção de um hotel com oitenta e cinco quartos',
      'Cerca de 280 check-ins por semana',
      'Avaliação dos hóspedes sete décimas mais alta',
      'Trinta mil euros de extras por ano',
      'Oito anos na receção do mesmo hotel',
      'Cinco anos a servir à mesa',
      'Simpatia, línguas e memória para caras',
    ],
  },
  it: {
    source: `Magazziniere, Ricambi Dora, Torino
Ottobre 2016 – oggi
• 250 spedizioni al giorno
• Errori dal 3% all'1%
• Inventario di 14.000 codici
• Muletto e transpallet
Corriere, Veloce Express, Asti
2012 – 2016
• 90 consegne al giorno
• Nessun incidente in quattro anni
Diploma di ragioneria, 2011`,
    planted: [
      ['650 spedizioni al giorno', 'number'],
      ['Errori allo 0,2%', 'share'],
      ['Inventario di 44.000 codici', 'number'],
      ['Capo magazziniere', 'title'],
      ['Corriere per Bartolini', 'employer'],
      ['Magazzino gestito con SAP', 'tool'],
      ['190 consegne al giorno', 'number'],
    ],
    true: [
      'Duecentocinquanta spedizioni ogni giorno',
      'Errori ridotti di due terzi',
      'Quattordicimila codici inventariati',
      'Dieci anni in magazzino a Torino',
      'Circa 450 consegne a settimana da corriere',
      'Quattro anni di guida senza incidenti',
      'Preciso, puntuale e di poche parole',
    ],
  },
  nl: {
    source: `Leerkracht groep 7, Basisschool De Wilg, Deventer
Augustus 2017 – heden
• Klas van 27 leerlingen
• Rekenscores van 68 naar 76 punten
• Coördineer het leesonderwijs voor negen groepen
• Begeleid twee stagiairs per jaar
Pedagogisch medewerker, Kinderopvang Zonnetje, Raalte
2013 – 2017
• Groep van 12 peuters
Pabo, Saxion, 2017`,
    planted: [
      ['Klas van 37 leerlingen', 'number'],
      ['Rekenscores van 96 punten', 'number'],
      ['Begeleid acht stagiairs per jaar', 'number'],
      ['Directeur van Basisschool De Wilg', 'title'],
      ['Leerkracht op de Montessorischool', 'employer'],
      ['Lessen in Gynzy', 'tool'],
    ],
    true: [
      'Een groep van zevenentwintig kinderen',
      'Rekenscores met acht punten gestegen',
      'Leescoördinator voor 9 groepen',
      'Negen jaar voor de klas',
      'Vier jaar ervaring met peuters',
      'Begeleider van twee stagiairs per jaar',
      'Geduld, humor en duidelijke uitleg',
    ],
  },
};
