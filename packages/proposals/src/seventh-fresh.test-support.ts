import type { FreshSet } from './fresh-set.test-support.ts';

/** The seventh set, written before the rules had been read for it: 150 false sentences and 150 true ones, of which many are computed (sums, differences, units, spans up to 30 November 2026). */
export const SEVENTH_FRESH: FreshSet = {
  en: {
    source: `Registered Nurse, St Brannoc's Hospital, Exeter
September 2013 – Present
• Care for up to 18 patients a shift on a respiratory ward of 32 beds
• Trained twelve newly qualified nurses in non-invasive ventilation
• Led a falls project that lowered falls by 35% within nine months
• Moved paper charts to Epic with the IT department
• Managed a consumables budget of £140,000
Staff Nurse, Moorland Care Group, Okehampton
2010 – 2013
• Gave wound care to 45 residents
• Audited medication records every quarter
BSc Adult Nursing, University of Plymouth, 2010`,
    planted: [
      ['Cared for as many as 28 patients per shift on a respiratory ward', 'number'],
      ['Looked after patients on a forty-bed respiratory ward', 'number'],
      ['Coached two dozen newly qualified nurses in non-invasive ventilation', 'number'],
      ['Brought falls down by more than half in under a year', 'share'],
      ['Reduced falls by 53% in nine months', 'share'],
      ['Led a falls project that delivered results within six weeks', 'number'],
      ['Held a consumables budget of £1.4m', 'amount'],
      ['Oversaw $140,000 of consumables', 'currency'],
      ['Managed an annual spend of around 200k pounds', 'amount'],
      ['Rolled out Cerner in place of paper charts, together with IT', 'tool'],
      ['Migrated paper charts to Epic and built dashboards in Tableau', 'tool'],
      ['Charge Nurse on a respiratory ward of 32 beds', 'title'],
      ["Ward manager at St Brannoc's Hospital since 2013", 'title'],
      ['Registered Nurse at Derriford Hospital, caring for respiratory patients', 'employer'],
      ['Wound care for residents at Barchester Healthcare', 'employer'],
      ["With St Brannoc's since September 2009", 'date'],
      ['Joined in the autumn of 2016 as a nurse', 'date'],
      ['Two decades of nursing experience on acute wards', 'number'],
      ['Provided wound care for ٩٥ residents', 'number'],
      ['MSc Adult Nursing, University of Plymouth', 'degree'],
      ['Audited medication records of 3 care homes every quarter', 'number'],
    ],
    true: [
      'Looked after as many as 18 patients per shift on a 32-bed respiratory ward',
      'Coached 12 newly registered nurses in NIV',
      'Cut falls by over a third in nine months through a project I led',
      'Led a project on falls that brought them down 35 per cent in three quarters of a year',
      'Replaced paper charts with Epic, working alongside IT',
      'Responsible for £140k of consumables',
      'Handled a six-figure consumables budget',
      "RN at St. Brannoc's Hospital in Exeter, 09/2013 to present",
      'Nursing for more than a decade, first in care and now in hospital',
      'Wound care for forty-five residents at Moorland Care',
      'Checked medication records four times a year',
      'Quarterly audits of medication records',
      'Bachelor of Science in Adult Nursing from Plymouth, 2010',
      'A 35% drop in falls inside nine months',
      'From 2010 to 2013: Staff Nurse with Moorland Care Group',
      'Taught non-invasive ventilation to a dozen new nurses',
      'Took the ward from paper to electronic charts in Epic',
      'Care of ١٨ patients a shift',
      'Registered nurse with experience on respiratory wards, in wound care and in audit',
      'Managed consumables worth GBP 140,000',
      "Since Sept 2013 on the respiratory ward at St Brannoc's, previously three years at Moorland",
    ],
  },
  en2: {
    source: `Warehouse Operations Manager, Tarrant Freight Ltd, Leeds
March 2018 – June 2024
• Ran two warehouses with 86 people over three shifts
• Raised on-time dispatch from 91% to 98.5%
• Brought in SAP EWM and trained the shift leads
• Renegotiated carrier contracts, saving €1.2 million over two years
• Cut pick errors by a quarter
Shift Supervisor, Hobbs & Lyle plc, Bradford
January 2014 – February 2018
• Supervised 15 pickers and drivers
• Wrote Excel macros that saved 10 hours a week
• Introduced 5S and daily stand-ups
HND Business, Leeds City College, 2013`,
    planted: [
      ['Ran four warehouses over three shifts', 'number'],
      ['Led over 100 people across two warehouses', 'number'],
      ['Operated two warehouses around the clock with 86 staff in five shifts', 'number'],
      ['Lifted on-time dispatch to 99.5%', 'share'],
      ['Improved on-time dispatch by 12 percentage points', 'share'],
      ['Saved EUR 2.1 million on carrier contracts', 'amount'],
      ['Saved £1.2m over two years through new carrier contracts', 'currency'],
      ['Renegotiated carriers for savings of €1.2 million in twelve months', 'number'],
      ['Halved pick errors', 'share'],
      ['Implemented Manhattan WMS and trained the shift leads', 'tool'],
      ['Automated reports in Power BI, saving 10 hours a week', 'tool'],
      ['Wrote Python scripts that saved ten hours every week', 'tool'],
      ['Head of Logistics at Tarrant Freight', 'title'],
      ['Regional director for two warehouses', 'title'],
      ['Six years as operations manager at DHL Supply Chain', 'employer'],
      ['Supervised pickers and drivers for XPO', 'employer'],
      ['At Tarrant Freight from March 2016', 'date'],
      ['Shift Supervisor from 2014 until the end of 2019', 'date'],
      ['Kaizen facilitator; brought in 5S and daily stand-ups', 'tool'],
      ['Supervised fifty pickers and drivers', 'number'],
      ['Cut pick errors by ४५%', 'share'],
    ],
    true: [
      'Oversaw 86 staff at two sites working three shifts',
      'On-time dispatch up from 91 to 98.5 per cent',
      'Raised on-time dispatch by 7.5 points',
      'Saved 1.2m euros over 24 months by renegotiating with carriers',
      'Negotiated carrier savings of EUR 1,200,000',
      'Reduced picking errors by 25%',
      'Introduced SAP Extended Warehouse Management and coached the shift leads on it',
      'Built Excel macros that freed up ten hours weekly',
      'Supervisor of a team of 15 (pickers and drivers)',
      'Warehouse manager for Tarrant Freight, 2018–2024',
      'Over six years at Tarrant Freight in Leeds',
      'Daily stand-ups and 5S introduced',
      'Team lead for fifteen pickers and drivers at Hobbs & Lyle',
      'Ran 2 warehouses with nearly ninety people',
      'Over a million euros saved on carriers',
      'A decade in warehousing, from shift supervisor to operations manager',
      'Higher National Diploma in Business, Leeds City College',
      'Joined Tarrant Freight in March 2018 after four years at Hobbs & Lyle',
      'Three-shift operation, two warehouses, 86 employees',
      'Nearly 99% of orders dispatched on time',
      'Pick errors fell by 25 percent',
    ],
  },
  de: {
    source: `Elektromeister, Brandtner Gebäudetechnik GmbH, Kassel
Mai 2016 – heute
• Leite einen Trupp von neun Monteuren und bilde drei Lehrlinge aus
• Plane Photovoltaikanlagen bis 750 kWp mit PV*SOL
• Senkte Nacharbeiten um 30 %
• Verantworte Aufträge von 2,4 Mio. € im Jahr
• Führte eine digitale Zeiterfassung ein, die 6 Stunden Büroarbeit in der Woche spart
Elektroniker für Betriebstechnik, Wetzig Papier AG, Göttingen
August 2009 – April 2016
• Wartete 60 Antriebe und programmierte Steuerungen in TIA Portal
• Verkürzte Stillstände von vier Stunden auf 90 Minuten
Meisterprüfung im Elektrotechnikerhandwerk, Handwerkskammer Kassel, 2015`,
    planted: [
      ['Führe ein Team von fünfzehn Monteuren', 'number'],
      ['Bilde jährlich acht Lehrlinge aus', 'number'],
      ['Plante Photovoltaikanlagen bis 1,5 MWp', 'number'],
      ['Nacharbeiten um die Hälfte gesenkt', 'share'],
      ['Nacharbeitsquote um 45 Prozent reduziert', 'share'],
      ['Auftragsvolumen von 4,2 Mio. Euro pro Jahr verantwortet', 'amount'],
      ['Verantwortung für Aufträge über 2,4 Mio. CHF', 'currency'],
      ['Spart durch digitale Zeiterfassung 16 Bürostunden pro Woche', 'number'],
      ['Planung von Photovoltaikanlagen mit AutoCAD Electrical', 'tool'],
      ['Steuerungen in Codesys programmiert', 'tool'],
      ['Bauleiter für Gebäudetechnik', 'title'],
      ['Abteilungsleiter bei der Brandtner Gebäudetechnik GmbH', 'title'],
      ['Wartung von Antrieben bei der Sappi Alfeld GmbH', 'employer'],
      ['Elektromeister bei Spie in Kassel', 'employer'],
      ['Seit Mai 2014 Elektromeister bei Brandtner', 'date'],
      ['Elektroniker bei Wetzig Papier bis Ende 2018', 'date'],
      ['Stillstände von vier Stunden auf 30 Minuten verkürzt', 'number'],
      ['Betreute über hundert Antriebe', 'number'],
      ['Diplom-Ingenieur für Elektrotechnik', 'degree'],
      ['Über zwanzig Jahre Berufserfahrung', 'number'],
      ['Projektleiter für große Photovoltaikanlagen', 'title'],
      ['Wartete ۸۵ Antriebe', 'number'],
    ],
    true: [
      'Leitung von 9 Monteuren und Ausbildung von 3 Lehrlingen',
      'Führe einen neunköpfigen Trupp',
      'Ausbilder von drei Azubis im Elektrohandwerk',
      'Planung von PV-Anlagen mit bis zu 750 kWp in PV*SOL',
      'Photovoltaik-Planung bis 0,75 MWp',
      'Nacharbeiten um fast ein Drittel gesenkt',
      '30 Prozent weniger Nacharbeit',
      'Auftragsvolumen: 2,4 Millionen Euro jährlich',
      'Budgetverantwortung in Millionenhöhe',
      'Einführung der digitalen Zeiterfassung; sechs Stunden weniger Büroarbeit pro Woche',
      'Elektromeister seit 05/2016',
      'Instandhaltung von sechzig Antrieben und SPS-Programmierung mit TIA Portal',
      'Stillstandszeiten von 4 h auf 1,5 h reduziert',
      'Stillstände um mehr als die Hälfte verkürzt',
      'Knapp sieben Jahre Elektroniker bei Wetzig Papier',
      'Meisterbrief im Elektrotechniker-Handwerk (2015)',
      'Elektrotechnikermeister mit Erfahrung in Gebäudetechnik und Papierindustrie',
      'Von August 2009 bis April 2016 bei der Wetzig Papier AG in Göttingen tätig',
      'Wartungsverantwortung für 60 Antriebe',
      'Steuerungsprogrammierung im TIA-Portal',
      'Mitarbeiterführung, Lehrlingsausbildung und Anlagenplanung',
      'Wöchentlich 6 Stunden Büroaufwand eingespart',
    ],
  },
  fr: {
    source: `Cheffe de projet événementiel, Agence Passerelle, Lyon
Février 2019 – aujourd'hui
• Organise une quarantaine de salons par an, jusqu'à 5 000 visiteurs
• Encadre six chargés de projet et deux alternants
• Négocie les prestataires : 18 % d'économies en deux ans
• Gère un budget annuel de 1,8 M€
• Suit l'activité dans HubSpot et Monday
Assistante communication, Mairie de Villeurbanne
Septembre 2015 – janvier 2019
• Rédigeait la lettre mensuelle, envoyée à 12 000 foyers
• Animait trois comptes sur les réseaux sociaux
Master Communication, Université Lumière Lyon 2, 2015`,
    planted: [
      ["Organisation d'une soixantaine de salons par an", 'number'],
      ["Salons accueillant jusqu'à 15 000 visiteurs", 'number'],
      ['Encadrement de dix chargés de projet', 'number'],
      ["28 % d'économies obtenues auprès des prestataires", 'share'],
      ["Coûts des prestataires réduits d'un tiers", 'share'],
      ["Budget annuel de 3 millions d'euros", 'amount'],
      ["Gestion d'un budget de 1,8 million de dollars", 'currency'],
      ["Suivi de l'activité dans Salesforce", 'tool'],
      ['Planification sous Asana et HubSpot', 'tool'],
      ["Directrice de l'événementiel à l'Agence Passerelle", 'title'],
      ['Responsable communication à la mairie de Villeurbanne', 'title'],
      ['Cheffe de projet chez Publicis Live', 'employer'],
      ['Assistante communication à la Métropole de Grenoble', 'employer'],
      ["À l'Agence Passerelle depuis février 2017", 'date'],
      ['Lettre mensuelle adressée à vingt mille foyers', 'number'],
      ['Animation de huit comptes sur les réseaux sociaux', 'number'],
      ['Doctorat en communication, Université Lumière Lyon 2', 'degree'],
      ['Envoi de la lettre à ５２ ０００ foyers', 'number'],
    ],
    true: [
      "Organisation d'environ 40 salons chaque année",
      "Salons jusqu'à 5000 visiteurs",
      'Management de 6 chargés de projet et de 2 alternants',
      'Management de huit personnes',
      '18 % économisés en 24 mois grâce à la négociation des prestataires',
      'Budget annuel : 1 800 000 €',
      "Près de deux millions d'euros de budget par an",
      "Pilotage de l'activité sur HubSpot et Monday.com",
      'Newsletter mensuelle pour 12 000 foyers',
      "Rédaction d'une lettre tous les mois",
      'Plus de trois ans à la mairie de Villeurbanne',
      'Community management de 3 comptes',
      'Chef de projet événementiel depuis 02/2019',
      "Titulaire d'un master en communication (Lyon 2, 2015)",
      "Près d'un cinquième d'économies sur les prestataires",
      'De septembre 2015 à janvier 2019 : assistante de communication',
      'Animation des réseaux sociaux et rédaction pour douze mille foyers',
      'Organisatrice de salons : budget, prestataires, équipe',
    ],
  },
  es: {
    source: `Jefa de cocina, Restaurante Malvasía, Valencia
Octubre 2017 – actualidad
• Dirijo una brigada de once cocineros y sirvo 180 cubiertos por noche
• Bajé el coste de materia prima del 34 % al 28 %
• Diseñé una carta de temporada con proveedores de menos de 50 km
• Compras anuales de 420.000 €
• Control de inventario con Gstock
Segunda de cocina, Hotel Albufera Playa, Cullera
2013 – 2017
• Organicé banquetes de hasta 600 comensales
• Formé a una veintena de ayudantes
Técnico Superior en Dirección de Cocina, CIPFP Costa Azahar, 2013`,
    planted: [
      ['Al frente de una brigada de veintiún cocineros', 'number'],
      ['Servicio de 280 cubiertos cada noche', 'number'],
      ['Reduje el coste de materia prima al 18 %', 'share'],
      ['Bajé el coste de materia prima a la mitad', 'share'],
      ['Proveedores a menos de 15 km', 'number'],
      ['Responsable de compras por 940.000 € al año', 'amount'],
      ['Compras de 420.000 dólares al año', 'currency'],
      ['Inventario y pedidos con MarketMan', 'tool'],
      ['Escandallos en SAP y control de inventario', 'tool'],
      ['Directora de restauración', 'title'],
      ['Chef ejecutiva del Restaurante Malvasía', 'title'],
      ['Jefa de cocina en El Celler de Can Roca', 'employer'],
      ['Segunda de cocina en Meliá Valencia', 'employer'],
      ['Jefa de cocina desde octubre de 2015', 'date'],
      ['Banquetes para mil comensales', 'number'],
      ['Formé a más de cincuenta ayudantes', 'number'],
      ['Grado en Gastronomía', 'degree'],
    ],
    true: [
      'Lidero un equipo de 11 cocineros',
      'Unos 180 cubiertos diarios en el servicio de noche',
      'Reduje en seis puntos el coste de materia prima',
      'Coste de materia prima: del 34 al 28 por ciento',
      'Carta de temporada con producto de proximidad (a menos de cincuenta kilómetros)',
      'Más de 400.000 euros de compras al año',
      'Gestión de compras: 420 000 € anuales',
      'Gestión del inventario en Gstock',
      'Cuatro años de segunda de cocina en el Hotel Albufera Playa',
      'Banquetes de hasta seiscientos comensales',
      'Formación de unos 20 ayudantes de cocina',
      'Jefa de cocina desde 10/2017',
      'Entre 2013 y 2017 en Cullera, como segunda de cocina',
      'Técnica superior en dirección de cocina',
      'Equipo de once personas y casi doscientos cubiertos por noche',
      'Organización de banquetes, formación de ayudantes y control de costes',
      'Compras por valor de 0,42 millones de euros',
    ],
  },
  pt: {
    source: `Engenheira civil, Construtora Alvorada S.A., Porto
Janeiro de 2020 – presente
• Coordeno três obras e 40 subempreiteiros
• Reduzi o desperdício de betão em 22%
• Orçamento de 6,5 milhões de euros
• Modelação em Revit e planeamento no MS Project
• Entreguei a escola de Gaia cinco semanas antes do prazo
Engenheira estagiária, Câmara Municipal de Braga
Julho de 2018 – dezembro de 2019
• Fiscalizei 14 empreitadas de reabilitação
• Preparei relatórios quinzenais
Mestrado Integrado em Engenharia Civil, Universidade do Minho, 2018`,
    planted: [
      ['Coordenação de sete obras em simultâneo', 'number'],
      ['Gestão de mais de 90 subempreiteiros', 'number'],
      ['Desperdício de betão reduzido em 32%', 'share'],
      ['Cortei para metade o desperdício de betão', 'share'],
      ['Orçamento de 16 milhões de euros', 'amount'],
      ['Orçamento de 6,5 milhões de reais', 'currency'],
      ['Modelação em ArchiCAD', 'tool'],
      ['Planeamento no Primavera P6', 'tool'],
      ['Diretora de obra na Construtora Alvorada', 'title'],
      ['Fiscal-chefe de empreitadas de reabilitação', 'title'],
      ['Engenheira civil na Mota-Engil', 'employer'],
      ['Estágio na Câmara Municipal de Lisboa', 'employer'],
      ['Na Construtora Alvorada desde março de 2018', 'date'],
      ['Escola entregue dois meses antes do prazo', 'number'],
      ['Fiscalização de cinquenta empreitadas', 'number'],
      ['Doutoramento em Engenharia Civil', 'degree'],
      ['Fiscalizei ३४ empreitadas', 'number'],
    ],
    true: [
      'Coordenação de 3 obras com quarenta subempreiteiros',
      'Menos 22 por cento de desperdício de betão',
      'Redução de mais de um quinto no desperdício de betão',
      'Gestão de um orçamento de 6,5 M€',
      'Orçamento de 6 500 000 euros',
      'Modelação no Autodesk Revit',
      'Planeamento com Microsoft Project',
      'Escola de Gaia concluída mais de um mês antes do prazo',
      'Entreguei a escola de Gaia com 5 semanas de antecedência',
      'Fiscalização de catorze empreitadas',
      'Relatórios de quinze em quinze dias',
      'Um ano e meio na Câmara Municipal de Braga',
      'Engenheira civil desde 01/2020 na Construtora Alvorada',
      'Mestre em Engenharia Civil pela Universidade do Minho',
      'Estagiária de engenharia entre julho de 2018 e dezembro de 2019',
      'Obras, prazos e orçamentos: coordenação de subempreiteiros',
      'Relatórios a cada duas semanas sobre 14 empreitadas',
    ],
  },
  it: {
    source: `Contabile, Studio Ferrero & Associati, Torino
Marzo 2016 – oggi
• Seguo la contabilità di 55 piccole imprese
• Ho ridotto la chiusura mensile da dieci a sei giorni
• Recupero crediti: 230.000 € in un anno
• Uso TeamSystem ed Excel avanzato
• Affianco due praticanti
Impiegata amministrativa, Cartiera Valsesia S.r.l., Varallo
2011 – 2016
• Registravo circa 900 fatture al mese
• Errori di registrazione diminuiti del 60%
Diploma di ragioneria, ITC Sommeiller, Torino, 2010`,
    planted: [
      ['Contabilità di oltre cento piccole imprese', 'number'],
      ['Seguo settantacinque piccole imprese', 'number'],
      ['Chiusura mensile ridotta a tre giorni', 'number'],
      ['Recuperati 320.000 € di crediti in un anno', 'amount'],
      ['Crediti recuperati per 230.000 franchi svizzeri', 'currency'],
      ['Contabilità in Zucchetti', 'tool'],
      ['Uso SAP FI e Excel', 'tool'],
      ['Responsabile amministrativa della Cartiera Valsesia', 'title'],
      ['Commercialista presso lo Studio Ferrero', 'title'],
      ['Contabile presso Deloitte Torino', 'employer'],
      ['Impiegata amministrativa alla Burgo Group', 'employer'],
      ['Dal 2013 contabile allo Studio Ferrero', 'date'],
      ['Affianco cinque praticanti', 'number'],
      ['Registravo 2.900 fatture al mese', 'number'],
      ["Errori di registrazione diminuiti dell'80%", 'share'],
      ['Errori quasi azzerati, meno 95 per cento', 'share'],
      ['Laurea in Economia aziendale', 'degree'],
    ],
    true: [
      'Contabilità per cinquantacinque PMI',
      'Chiusura mensile accorciata di quattro giorni',
      'Chiusura mensile da 10 a 6 giorni',
      'Recuperati crediti per 230 mila euro in un anno',
      'Oltre 200.000 euro di crediti recuperati',
      'Esperta di TeamSystem e Microsoft Excel',
      'Tutor di 2 praticanti',
      'Registrazione di quasi mille fatture al mese',
      'Circa novecento fatture registrate ogni mese',
      'Errori di registrazione più che dimezzati',
      'Registrazioni: 60 per cento di errori in meno',
      'Cinque anni alla Cartiera Valsesia di Varallo',
      'Contabile dal marzo 2016 presso lo Studio Ferrero e Associati',
      'Ragioniera diplomata nel 2010',
      "Diplomata in ragioneria all'ITC Sommeiller",
      'Da impiegata amministrativa a contabile: fatture, chiusure, recupero crediti',
      "Oltre dieci anni nell'amministrazione",
    ],
  },
  nl: {
    source: `Teamleider klantenservice, Veldhuis Energie BV, Zwolle
April 2017 – heden
• Geef leiding aan 22 medewerkers
• Verhoogde de klanttevredenheid van 7,1 naar 8,4
• Verkortte de wachttijd met 40%
• Voerde Zendesk in voor e-mail en chat
• Bespaarde € 95.000 per jaar op externe inhuur
Medewerker klantenservice, Drukkerij Oosterhof, Deventer
Juni 2012 – maart 2017
• Beantwoordde 70 telefoontjes per dag
• Werkte zes nieuwe collega's in
Hbo Commerciële Economie, Hogeschool Windesheim, 2012`,
    planted: [
      ['Leidinggevende van 45 medewerkers', 'number'],
      ['Geef leiding aan dertig medewerkers', 'number'],
      ['Klanttevredenheid verhoogd naar een 9,2', 'number'],
      ['Wachttijd gehalveerd', 'share'],
      ['Wachttijd met 55 procent verkort', 'share'],
      ['Voerde Salesforce Service Cloud in voor chat', 'tool'],
      ['Implementatie van Freshdesk voor e-mail', 'tool'],
      ['Bespaarde anderhalve ton op externe inhuur', 'amount'],
      ['Besparing van £ 95.000 per jaar', 'currency'],
      ['Jaarlijkse besparing van € 195.000', 'amount'],
      ['Manager klantcontact bij Veldhuis Energie', 'title'],
      ['Hoofd klantenservice', 'title'],
      ['Teamleider bij Eneco', 'employer'],
      ['Klantenservice bij Wegener Media in Deventer', 'employer'],
      ['Sinds april 2014 teamleider', 'date'],
      ['Beantwoordde honderdvijftig telefoontjes per dag', 'number'],
      ['Wo-master Bedrijfskunde', 'degree'],
    ],
    true: [
      'Aansturing van tweeëntwintig medewerkers',
      'Klanttevredenheid van een 7,1 naar een 8,4 gebracht',
      'Klanttevredenheid met 1,3 punt verhoogd',
      'Wachttijd 40 procent korter',
      'Twee vijfde minder wachttijd',
      'Zendesk ingevoerd voor mail en chat',
      'Bijna een ton per jaar bespaard op inhuur',
      'Jaarlijks 95.000 euro minder aan externe inhuur',
      'Bespaarde 95K per jaar op inhuur',
      'Teamleider sinds 04/2017',
      'Bijna vijf jaar bij Drukkerij Oosterhof in Deventer',
      "Zo'n zeventig telefoongesprekken per dag",
      "Inwerken van 6 nieuwe collega's",
      'Hbo-opleiding Commerciële Economie aan Windesheim, afgerond in 2012',
      'Tussen 2012 en 2017 medewerker klantenservice',
      'Van medewerker tot teamleider in de klantenservice',
      'Ruim tien jaar ervaring in klantenservice',
    ],
  },
};
