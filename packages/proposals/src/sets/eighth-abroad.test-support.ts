import type { FreshSet } from './fresh-set.test-support.ts';

/** Sentences of the eighth set in French, Spanish, Portuguese, Italian and Dutch. */
export const EIGHTH_ABROAD: FreshSet = {
  fr: {
    source: `Ingénieure qualité, Aérosud Composites, Toulouse
Mars 2017 – aujourd'hui
• Pilote 45 audits fournisseurs par an selon l'EN 9100
• A réduit les non-conformités de 30 % en dix-huit mois
• Anime une équipe de quatre techniciens
• Traite les réclamations de deux avionneurs avec la méthode 8D
• Suit les indicateurs dans Minitab et Excel
Technicienne qualité, Fonderie du Gers, Auch
Janvier 2013 – février 2017
• Contrôlait 200 pièces par jour sur machine tridimensionnelle
• A gagné 60 000 € par an en rebuts évités
• Rédigeait les procédures de contrôle
Diplôme d'ingénieur, INSA Toulouse, 2012`,
    planted: [
      ["Pilotage d'une centaine d'audits fournisseurs par an", 'number'],
      ['Audits fournisseurs : 145 par an', 'number'],
      ['Non-conformités réduites de moitié', 'share'],
      ['40 % de non-conformités en moins', 'share'],
      ['Résultats obtenus en six mois', 'number'],
      ["Animation d'une équipe de douze techniciens", 'number'],
      ['Gestion des réclamations de cinq avionneurs', 'number'],
      ['Suivi des indicateurs dans Power BI', 'tool'],
      ['Analyse statistique sous JMP', 'tool'],
      ['Gestion documentaire dans SharePoint', 'tool'],
      ['Responsable qualité chez Aérosud Composites', 'title'],
      ['Directrice qualité, sécurité et environnement', 'title'],
      ['Ingénieure qualité chez Safran à Toulouse', 'employer'],
      ['Technicienne chez Latécoère', 'employer'],
      ['Chez Aérosud Composites depuis mars 2014', 'date'],
      ['90 000 € de rebuts évités chaque année', 'amount'],
      ['60 000 dollars économisés par an', 'currency'],
      ['Docteure en sciences des matériaux', 'degree'],
    ],
    true: [
      '45 audits fournisseurs chaque année (EN 9100)',
      'Conduite de quarante-cinq audits par an',
      'Baisse de 30 % des non-conformités en un an et demi',
      'Près d’un tiers de non-conformités en moins',
      'Encadrement de 4 techniciens',
      'Résolution 8D des réclamations de 2 avionneurs',
      'Tableaux de bord sous Excel et Minitab',
      'Contrôle de deux cents pièces par jour',
      'Environ 1 000 pièces contrôlées par semaine',
      '60 k€ de rebuts évités par an',
      'Rédaction des procédures de contrôle',
      'Quatre ans à la Fonderie du Gers',
      'Ingénieure qualité depuis 03/2017',
      "Ingénieure diplômée de l'INSA de Toulouse (2012)",
      'Plus de dix ans en qualité industrielle',
      'Contrôles tridimensionnels à la fonderie puis audits dans l’aéronautique',
      'De janvier 2013 à février 2017 : technicienne qualité à Auch',
      'Gestion d’équipe, audits fournisseurs et réclamations clients',
    ],
  },
  es: {
    source: `Abogada laboralista, Bufete Arregui, Bilbao
Mayo de 2016 – actualidad
• He llevado 340 despidos, con un 72 % de acuerdos previos al juicio
• Asesoro a 28 pymes en nóminas y convenios
• Coordino a tres pasantes
• Gestiono expedientes en Lexnet y Kleos
Asesora jurídica, Sindicato del Metal de Álava, Vitoria
Septiembre de 2011 – abril de 2016
• Atendía unas 15 consultas diarias
• Negocié cuatro convenios para 2.600 trabajadores
• Recuperé 1,1 millones de euros en salarios impagados
Licenciatura en Derecho, Universidad de Deusto, 2010`,
    planted: [
      ['He llevado más de quinientos despidos', 'number'],
      ['Acuerdos previos al juicio en el 92 % de los casos', 'share'],
      ['Nueve de cada diez casos cerrados sin juicio', 'share'],
      ['Asesoro a 82 pymes', 'number'],
      ['Coordino a un equipo de doce pasantes', 'number'],
      ['Gestión de expedientes en Aranzadi Fusión', 'tool'],
      ['Nóminas en A3Nom', 'tool'],
      ['Socia directora del Bufete Arregui', 'title'],
      ['Jueza sustituta en Bilbao', 'title'],
      ['Abogada en Garrigues', 'employer'],
      ['Asesora jurídica en Comisiones Obreras', 'employer'],
      ['Abogada laboralista desde mayo de 2013', 'date'],
      ['Treinta consultas diarias', 'number'],
      ['Negocié siete convenios', 'number'],
      ['Convenios para 6.200 trabajadores', 'number'],
      ['Recuperé 3 millones de euros en salarios impagados', 'amount'],
      ['Máster en Derecho Laboral por la Universidad de Deusto', 'degree'],
    ],
    true: [
      'Defensa en 340 despidos, el 72 por ciento con acuerdo antes del juicio',
      'Más de trescientos despidos llevados',
      'Casi tres cuartas partes de los casos acabaron en acuerdo',
      'Asesoramiento laboral a veintiocho pymes',
      'Tutela de 3 pasantes',
      'Expedientes gestionados con Kleos y LexNET',
      'Cerca de quince consultas al día',
      'Negociación de 4 convenios colectivos',
      'Convenios que cubrían a 2600 trabajadores',
      'Salarios impagados recuperados: 1.100.000 €',
      'Más de un millón de euros recuperado en salarios',
      'Casi cinco años en el Sindicato del Metal de Álava',
      'Una década larga en derecho laboral',
      'Abogada en el Bufete Arregui desde 05/2016',
      'Licenciada en Derecho por Deusto (2010)',
      'Experta en despidos, nóminas y convenios',
      'Desde septiembre de 2011 hasta abril de 2016 asesora del sindicato en Vitoria',
    ],
  },
  pt: {
    source: `Fisioterapeuta, Clínica Mar Azul, Setúbal
Fevereiro de 2018 – presente
• Atendo 16 utentes por dia, sobretudo após cirurgia do joelho
• Criei um programa de 12 semanas que encurtou a recuperação em 20%
• Formo três estagiários por ano
• Registos clínicos em Medicine One
Fisioterapeuta, Lar Santa Marta, Palmela
Outubro de 2014 – janeiro de 2018
• Acompanhei 70 idosos
• Reduzi as quedas para metade
• Comprei equipamento no valor de 18.000 €
Licenciatura em Fisioterapia, Instituto Politécnico de Setúbal, 2014`,
    planted: [
      ['Atendo 26 utentes por dia', 'number'],
      ['Mais de trinta utentes por dia', 'number'],
      ['Programa de seis semanas após cirurgia do joelho', 'number'],
      ['Recuperação 35% mais rápida', 'share'],
      ['Encurtei a recuperação em um terço', 'share'],
      ['Formo dez estagiários por ano', 'number'],
      ['Registos clínicos em SClínico', 'tool'],
      ['Planos de exercício em Physitrack', 'tool'],
      ['Diretora clínica da Clínica Mar Azul', 'title'],
      ['Médica fisiatra', 'title'],
      ['Fisioterapeuta no Hospital da Luz', 'employer'],
      ['Fisioterapeuta no Sporting Clube de Portugal', 'employer'],
      ['Na Clínica Mar Azul desde fevereiro de 2015', 'date'],
      ['Acompanhei cento e setenta idosos', 'number'],
      ['Quedas reduzidas em 80%', 'share'],
      ['Equipamento no valor de 48.000 €', 'amount'],
      ['Mestrado em Fisioterapia', 'degree'],
    ],
    true: [
      'Atendimento de dezasseis utentes por dia',
      'Cerca de 80 utentes por semana, cinco dias úteis',
      'Programa de 12 semanas com recuperação 20 por cento mais curta',
      'Programa de três meses para recuperação do joelho',
      'Um quinto menos de tempo de recuperação',
      'Formação anual de 3 estagiários',
      'Registos clínicos no MedicineOne',
      'Acompanhamento de setenta idosos',
      'Quedas reduzidas em 50%',
      'Metade das quedas',
      'Compra de equipamento (18 mil euros)',
      'Fisioterapeuta desde 02/2018 em Setúbal',
      'Mais de três anos no Lar Santa Marta',
      'Mais de dez anos de experiência em fisioterapia',
      'Licenciada em Fisioterapia pelo IPS',
      'Reabilitação pós-operatória do joelho e prevenção de quedas em idosos',
      'Entre outubro de 2014 e janeiro de 2018 trabalhei em Palmela',
    ],
  },
  it: {
    source: `Capo magazziniere, Logistica Adriatica S.p.A., Ancona
Settembre 2018 – oggi
• Coordino 14 magazzinieri su due turni
• Ho ridotto gli errori di spedizione dal 2,4% allo 0,6%
• Gestisco 8.500 posti pallet con Zebra e SAP
• Ho introdotto la mappatura per corridoi: 90 minuti in meno al giorno
Magazziniere, Ferramenta Bellucci, Jesi
Maggio 2012 – agosto 2018
• Preparavo 60 ordini al giorno
• Guidavo carrelli elevatori e un furgone
• Inventario annuale di 11.000 articoli
• Risparmio di 15.000 € sugli imballaggi
Diploma di perito meccanico, ITIS Marconi, Jesi, 2011`,
    planted: [
      ['Coordino quaranta magazzinieri', 'number'],
      ['Squadra di 24 magazzinieri su due turni', 'number'],
      ['Magazzino su tre turni con 14 magazzinieri', 'number'],
      ['Errori di spedizione ridotti allo 0,1%', 'share'],
      ['Errori di spedizione dimezzati in un trimestre', 'number'],
      ['Gestione di 18.500 posti pallet', 'number'],
      ['Gestione del magazzino con Oracle WMS', 'tool'],
      ['Inventari in Navision', 'tool'],
      ['Tre ore in meno al giorno con la mappatura per corridoi', 'number'],
      ['Direttore logistico alla Logistica Adriatica', 'title'],
      ['Responsabile acquisti', 'title'],
      ['Capo magazziniere presso Amazon ad Ancona', 'employer'],
      ['Magazziniere alla Fileni di Jesi', 'employer'],
      ['Capo magazziniere da settembre 2014', 'date'],
      ['Preparavo centoventi ordini al giorno', 'number'],
      ['Risparmio di 55.000 € sugli imballaggi', 'amount'],
      ['Laurea in Ingegneria gestionale', 'degree'],
    ],
    true: [
      'Coordinamento di quattordici magazzinieri in 2 turni',
      'Errori di spedizione scesi dal 2,4 allo 0,6 per cento',
      'Errori di spedizione ridotti di tre quarti',
      'Errori ridotti di 1,8 punti percentuali',
      'Gestione di 8500 posti pallet con SAP e terminali Zebra',
      'Mappatura per corridoi: un’ora e mezza in meno ogni giorno',
      'Risparmiata un’ora e mezza al giorno',
      'Sessanta ordini preparati al giorno',
      'Inventario di undicimila articoli ogni anno',
      'Risparmiati 15 mila euro di imballaggi',
      'Conduzione di carrelli elevatori',
      'Sei anni alla Ferramenta Bellucci di Jesi',
      'Capomagazziniere dal 09/2018',
      'Perito meccanico (ITIS Marconi, 2011)',
      'Oltre dieci anni di esperienza in magazzino',
      'Da magazziniere a capo magazziniere: ordini, inventari, spedizioni',
      'Quasi novemila posti pallet gestiti',
    ],
  },
  nl: {
    source: `Data-analist, Gemeente Wijkerdam, Wijkerdam
Januari 2020 – heden
• Bouwde 35 dashboards in Power BI voor zes afdelingen
• Verkortte de doorlooptijd van vergunningen van 9 naar 5 weken
• Bracht de datafouten met 60% terug
• Begeleid twee traineeships per jaar
• Beheer een budget van € 80.000 voor licenties
Rapportagespecialist, Zorgkoepel Vechtzicht, Maarssen
Maart 2015 – december 2019
• Schreef SQL-rapporten voor 14 locaties
• Gaf Excel-training aan 90 collega's
• Bespaarde 12 uur werk per week
Bachelor Informatica, Hogeschool Utrecht, 2014`,
    planted: [
      ['Bouwde 85 dashboards', 'number'],
      ['Dashboards voor twintig afdelingen', 'number'],
      ['Doorlooptijd teruggebracht naar 2 weken', 'number'],
      ['Datafouten met 85 procent verminderd', 'share'],
      ['Datafouten met een derde teruggebracht', 'share'],
      ['Dashboards in Qlik Sense', 'tool'],
      ['Datamodellen in Snowflake en Power BI', 'tool'],
      ['Begeleid tien traineeships per jaar', 'number'],
      ['Licentiebudget van € 180.000', 'amount'],
      ['Budget van 80.000 dollar voor licenties', 'currency'],
      ['Hoofd Informatievoorziening', 'title'],
      ['Projectmanager bij de gemeente Wijkerdam', 'title'],
      ['Data-analist bij ABN AMRO', 'employer'],
      ['Rapportagespecialist bij Zilveren Kruis', 'employer'],
      ['Data-analist sinds maart 2018', 'date'],
      ['Excel-training aan driehonderd collega’s', 'number'],
      ['Gepromoveerd in de informatica', 'degree'],
    ],
    true: [
      'Vijfendertig dashboards gebouwd in Microsoft Power BI',
      'Power BI-dashboards voor 6 afdelingen',
      'Vergunningen vier weken sneller afgehandeld',
      'Doorlooptijd van negen naar vijf weken',
      'Ruim 40% kortere doorlooptijd van vergunningen',
      '60 procent minder datafouten',
      'Begeleiding van 2 trainees per jaar',
      'Licentiebudget van 80 duizend euro',
      'Beheer van 80K aan licenties',
      'SQL-rapportages voor veertien locaties',
      'Negentig collega’s getraind in Excel',
      'Twaalf uur werk per week bespaard',
      'Bijna vijf jaar bij Zorgkoepel Vechtzicht',
      'Data-analist sinds 01/2020',
      'HBO-bachelor Informatica (Hogeschool Utrecht)',
      'Meer dan tien jaar ervaring met data en rapportages',
      'Van rapportagespecialist naar data-analist bij de gemeente',
    ],
  },
};
