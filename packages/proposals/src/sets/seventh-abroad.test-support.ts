import type { FreshSet } from './fresh-set.test-support.ts';

/** Sentences of the seventh set in French, Spanish, Portuguese, Italian and Dutch. */
export const SEVENTH_ABROAD: FreshSet = {
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
