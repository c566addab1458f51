import type { FreshSet } from './fresh-set.test-support.ts';

/** The tenth set, written before the rules for numbers that follow from others, and run once they stood: 50 false sentences and 50 true ones. */
export const TENTH_FRESH: FreshSet = {
  en: {
    source: `People Operations Partner, Northbeam Software, Bristol
March 2019 – Present
• Hire for six offices; 85 people joined in 2023
• Reduced time to hire from 60 to 42 days
• Run payroll for 310 employees in BambooHR and Sage
• Cut staff turnover from 24% to 15%
• Wrote the parental leave policy
HR Assistant, Severn Catering Group, Gloucester
October 2015 – February 2019
• Arranged 130 induction days
• Saved £28,000 in agency fees
CIPD Level 5 Diploma in People Management, Gloucestershire College, 2018`,
    planted: [
      ['Hire for sixteen offices', 'number'],
      ['Reduced time to hire to 24 days', 'number'],
      ['Run payroll for 3,100 employees', 'number'],
      ['Staff turnover cut to 5%', 'share'],
      ['Payroll in Workday and Sage', 'tool'],
      ['HR Director at Northbeam Software', 'title'],
      ['HR Assistant at Compass Group', 'employer'],
      ['Saved £82,000 in agency fees', 'amount'],
      ['People Operations Partner since June 2016', 'date'],
    ],
    true: [
      'Recruited for half a dozen offices',
      'Shortened hiring by 18 days',
      'Time to hire down by 30%',
      'Payroll for just over three hundred people',
      'Lowered turnover of staff by nine percentage points',
      'Author of the policy on parental leave',
      'More than a hundred inductions organised',
      'Seven years in a software company, over three in catering before that',
      'Agency fees cut by £28k',
    ],
  },
  de: {
    source: `Fachinformatiker, Stadtwerke Aldenbrück, Münster
Juni 2020 – heute
• Betreue 640 Arbeitsplätze an elf Standorten
• Senkte die Lösungszeit von Tickets von 30 auf 12 Stunden
• Migrierte 90 Server nach VMware
• Schule jedes Quartal 20 Beschäftigte in IT-Sicherheit
Systemadministrator, Möbelhaus Kentrup, Dülmen
September 2016 – Mai 2020
• Wartete 75 Kassen
• Tauschte das Netzwerk für 80.000 € aus
• Ausfälle um 60 % verringert
Ausbildung zum Fachinformatiker, Berufskolleg Lüdinghausen, 2016`,
    planted: [
      ['Betreuung von 1.640 Arbeitsplätzen', 'number'],
      ['Arbeitsplätze an einundzwanzig Standorten', 'number'],
      ['Ausfälle um 90 % verringert', 'share'],
      ['Netzwerk für 180.000 € ausgetauscht', 'amount'],
      ['Migration von 90 Servern nach Proxmox', 'tool'],
      ['IT-Leiter bei den Stadtwerken Aldenbrück', 'title'],
      ['Systemadministrator bei Ikea in Dülmen', 'employer'],
    ],
    true: [
      'Anwenderbetreuung an 11 Standorten mit über sechshundert Arbeitsplätzen',
      'Lösungszeit um 60 Prozent verkürzt',
      'Virtualisierung: Umzug von neunzig Servern auf VMware',
      'Schulungen zur Sicherheit für achtzig Beschäftigte im Jahr',
      'Erneuerung des Netzwerks im Wert von 80 Tausend Euro',
      'Wartungsarbeiten an 75 Kassensystemen',
      'Hohe Zuverlässigkeit im Störungsdienst und Freude am Kontakt mit Anwendern',
    ],
  },
  fr: {
    source: `Juriste en droit social, Groupe Armorique Distribution, Quimper
Septembre 2018 – aujourd'hui
• Conseille douze magasins et 1 900 salariés
• Négocié sept accords d'entreprise
• Contentieux réduits de 40 à 25 par an
• Budget d'avocats de 150 000 €
Clerc de notaire, Étude Le Goff, Vannes
Février 2014 – août 2018
• 200 actes de vente par an
• Délai de signature passé de 90 à 60 jours
Master 2 Droit social, Université de Rennes, 2013`,
    planted: [
      ['Conseil de vingt-deux magasins', 'number'],
      ['Conseil juridique pour 9 100 salariés', 'number'],
      ['Contentieux réduits de 70 %', 'share'],
      ["Budget d'avocats de 450 000 €", 'amount'],
      ['Directrice juridique du Groupe Armorique Distribution', 'title'],
      ['Juriste chez Carrefour', 'employer'],
      ['Suivi des contentieux dans Legisway', 'tool'],
    ],
    true: [
      'Conseil juridique auprès de 12 magasins et de près de deux mille salariés',
      "Négociation de 7 accords d'entreprise",
      'Quinze contentieux de moins chaque année',
      'Délai de signature raccourci de trente jours',
      "Délais réduits d'un tiers",
      'Huit ans de droit social dans la distribution',
      "Rédaction d'environ deux cents actes par an pour une étude de notaire",
    ],
  },
  es: {
    source: `Trabajadora social, Fundación Puerta Abierta, Zaragoza
Enero de 2017 – actualidad
• Acompaño a 55 familias en riesgo de desahucio
• Conseguí vivienda para 32 hogares en 2022
• Coordino a 14 voluntarios
• Gestioné ayudas por 210.000 €
Educadora, Centro de Menores Los Olivos, Huesca
Mayo de 2012 – diciembre de 2016
• Turnos con 16 menores
• Bajé las fugas de 20 a 8 al año
Grado en Trabajo Social, Universidad de Zaragoza, 2012`,
    planted: [
      ['Acompaño a 155 familias', 'number'],
      ['Vivienda para setenta hogares en 2022', 'number'],
      ['Coordino a cuarenta voluntarios', 'number'],
      ['Ayudas gestionadas por 910.000 €', 'amount'],
      ['Fugas reducidas un 90 %', 'share'],
      ['Directora de la Fundación Puerta Abierta', 'title'],
      ['Trabajadora social en Cruz Roja', 'employer'],
    ],
    true: [
      'Acompañamiento de cincuenta y cinco familias',
      'Más de treinta hogares con vivienda en 2022',
      'Coordinadora de un equipo de 14 personas voluntarias',
      'Más de doscientos mil euros en ayudas',
      'Doce fugas menos al año',
      'Casi una década con familias en Zaragoza',
      'Graduada en Trabajo Social',
    ],
  },
  pt: {
    source: `Professora de Biologia, Escola Secundária do Bonfim, Porto
Setembro de 2014 – presente
• Leciono a 130 alunos em cinco turmas
• Subi a média dos exames de 10,8 para 12,9 valores
• Criei um clube de ciência com 26 membros
• Obtive 15.000 € da Fundação Gulbenkian
Técnica de laboratório, Águas do Tâmega, Amarante
Janeiro de 2010 – agosto de 2014
• 40 análises por dia
• Tempo de resposta de 72 para 48 horas
Licenciatura em Biologia, Universidade do Porto, 2009`,
    planted: [
      ['Leciono a 310 alunos', 'number'],
      ['Aulas a nove turmas', 'number'],
      ['Subi a média dos exames para 16,9 valores', 'number'],
      ['Apoio de 75.000 € da Fundação Gulbenkian', 'amount'],
      ['Diretora da Escola Secundária do Bonfim', 'title'],
      ['Técnica de laboratório na Bial', 'employer'],
      ['Doutoramento em Biologia', 'degree'],
    ],
    true: [
      'Aulas de Biologia a cento e trinta alunos',
      'Média dos exames 2,1 valores mais alta',
      'Fundadora de um clube de ciência com vinte e seis jovens',
      'Tempo de resposta do laboratório um terço mais curto',
      'Resultados um dia mais cedo',
      'Doze anos de ensino no Porto',
      'Financiamento de 15 mil euros obtido junto de uma fundação',
    ],
  },
  it: {
    source: `Elettricista, Impianti Rosselli S.r.l., Bergamo
Maggio 2017 – oggi
• Installo impianti fotovoltaici fino a 200 kW
• Ho realizzato 85 impianti in sei anni
• Guasti ridotti dal 9% al 3%
• Formo due apprendisti
• Schemi in EPLAN
Manutentore, Acciaierie Valseriana, Clusone
Settembre 2011 – aprile 2017
• Manutenzione di 140 motori
• Fermi macchina ridotti di 25 ore al mese
Diploma di perito elettrotecnico, ITIS Paleocapa, Bergamo, 2011`,
    planted: [
      ['Impianti fotovoltaici fino a 900 kW', 'number'],
      ['Ho realizzato 185 impianti', 'number'],
      ['Guasti ridotti del 90%', 'share'],
      ['Formo sette apprendisti', 'number'],
      ['Capo cantiere alla Impianti Rosselli', 'title'],
      ['Elettricista per Enel a Bergamo', 'employer'],
      ['Schemi in AutoCAD Electrical', 'tool'],
    ],
    true: [
      'Installazione di impianti fotovoltaici fino a 0,2 MW',
      'Ottantacinque impianti realizzati',
      'Due terzi di guasti in meno',
      'Formazione di 2 apprendisti',
      'Manutenzione di centoquaranta motori in acciaieria',
      'Oltre nove anni da elettricista',
      'Trecento ore di fermo in meno ogni anno',
    ],
  },
  nl: {
    source: `Accountmanager, Drankengroothandel Merkelbach, Breda
Februari 2018 – heden
• Beheer 75 horecaklanten met een omzet van € 2,4 miljoen
• Won twaalf nieuwe klanten per jaar
• Verhoogde de marge van 18% naar 21%
• Werk met Exact en Salesforce
Vertegenwoordiger, Bakkerij Hoppenbrouwer, Tilburg
Maart 2013 – januari 2018
• Bezocht 40 winkels per week
• Retouren met een kwart verlaagd
Hbo Commerciële Economie, Avans Hogeschool, 2012`,
    planted: [
      ['Beheer van 175 horecaklanten', 'number'],
      ['Omzet van € 6,4 miljoen', 'amount'],
      ['Marge verhoogd naar 31%', 'share'],
      ['Werk met Exact en Pipedrive', 'tool'],
      ['Commercieel directeur bij Merkelbach', 'title'],
      ['Accountmanager bij Heineken', 'employer'],
    ],
    true: [
      'Relatiebeheer voor vijfenzeventig klanten in de horeca',
      'Elke maand een nieuwe klant gewonnen',
      'Marge met drie procentpunt gestegen',
      'Bijna 2,5 miljoen euro omzet',
      '25 procent minder retouren',
      'Bijna vijf jaar onderweg langs bakkerijwinkels',
    ],
  },
};
