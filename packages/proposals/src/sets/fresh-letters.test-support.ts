import type { LetterSet } from '../letters/letter-sentences.test-support.ts';

/** Written before the rules for letters were, and first run when these held on the others. */
export const FRESH_LETTERS: LetterSet = {
  en: {
    resume: `Tom Okafor
Head Chef, The Anchor, Bristol
June 2019 – Present
• Runs a kitchen of 14 and 120 covers a night
• Brought food cost from 34% to 27%
• Trained nine apprentices, of whom six stayed
Sous Chef, Harvey's, Bath
2015 – 2019
Level 3 Diploma in Professional Cookery, City of Bath College, 2013
Food Hygiene Level 3`,
    subject: 'Executive Chef',
    planted: [
      ['I run a kitchen of thirty and 120 covers a night.', 'thirty'],
      ['Food cost fell to 19% in my first year.', '19%'],
      ['I cooked under Marcus Wareing before I came to Bristol.', 'Marcus'],
      ['At the Savoy I learned to run a brigade.', 'Savoy'],
      ['I have trained dozens of apprentices.', 'dozens'],
      ['I was General Manager of two restaurants.', 'Manager'],
      ['We were awarded a Michelin star in 2021.', 'Michelin'],
      ['I spent 2008 to 2012 in Lyon.', '2008'],
      ['I handle a budget of £900,000.', '£900,000'],
      ['I manage stock in Fourth and rotas in Deputy, and cost menus in Power BI.', 'Power BI'],
      ['I grew revenue threefold.', 'threefold'],
    ],
    true: [
      'Please accept this letter as my application for Executive Chef.',
      'I have run the kitchen at The Anchor in Bristol since June 2019.',
      'Fourteen of us cook for a hundred and twenty guests a night.',
      'Food cost was 34 percent when I came; it is 27 now.',
      'Of the nine apprentices I trained, six are still with us.',
      'Before that I was Sous Chef at Harvey’s in Bath for four years.',
      'What I like about your menus is that they change with the market.',
      'Your three restaurants share one larder, which is how I would run it too.',
      'Zenith Systems has fed the staff of 20 offices since 2016.',
      'I’m happy to cook a trial shift any day but Friday.',
      'I could start in January.',
      'With your 60 seats and my team, dinner would be calm.',
      'I’ll bring my knives, my notebook and my sense of humour.',
      'Thank you for reading this; I hope we can meet over Easter.',
    ],
  },
  de: {
    resume: `Miriam Vogel
Softwareentwicklerin, Brandt Logistik AG, Kassel
10/2019 – heute
• Entwickelt mit drei Kollegen die Tourenplanung in Java und Spring
• Verkürzte die Rechenzeit von 40 auf 6 Minuten
• Betreut zwei Werkstudenten
Bachelor Informatik, Universität Kassel, 2019
Kenntnisse: Java, Spring, PostgreSQL, Docker`,
    subject: 'Bewerbung als Backend-Entwicklerin',
    planted: [
      ['Ich betreue sechs Werkstudenten.', 'sechs'],
      ['Die Rechenzeit verkürzte ich von 40 auf 2 Minuten.', '2'],
      ['Davor war ich bei Siemens in München.', 'Siemens'],
      ['Ich arbeite täglich mit Kubernetes und Java.', 'Kubernetes'],
      ['Als Teamleiterin führte ich die Tourenplanung.', 'Teamleiterin'],
      ['2014 schloss ich mein Studium ab.', '2014'],
      ['Meinen Master machte ich in Informatik.', 'Master'],
      ['Wir planten Touren für 5.000 Fahrzeuge.', '5.000'],
      ['Die Software haben wir an die Kühne Spedition GmbH verkauft.', 'Kühne'],
    ],
    true: [
      'mit großem Interesse habe ich Ihre Anzeige gelesen.',
      'Seit Oktober 2019 entwickle ich bei der Brandt Logistik AG in Kassel die Tourenplanung.',
      'Gemeinsam mit 3 Kollegen arbeite ich täglich mit Java und Spring.',
      'Die Rechenzeit fiel von vierzig auf sechs Minuten.',
      'Zwei Werkstudenten lernen bei mir, wie man Tests schreibt.',
      'Ihre Plattform verbindet 2.000 Speditionen in Europa.',
      'An Ihrem Team gefällt mir der Austausch mit Kunden und Fahrern.',
      'Den Bachelor in Informatik habe ich an der Universität Kassel gemacht.',
      'Verantwortung übernehme ich gern, für Code ebenso wie für Menschen.',
      'Mein frühestmöglicher Eintrittstermin ist der 1. April 2027.',
      'Auf ein Gespräch mit Ihnen freue ich mich.',
      'In meiner Freizeit baue ich Möbel und laufe im Wald.',
    ],
  },
  it: {
    resume: `Giulia Conti
Architetta, Studio Bianchi, Torino
2016 – oggi
• Ha seguito 12 cantieri di scuole
• Coordina tre collaboratori
Laurea in Architettura, Politecnico di Torino, 2015`,
    subject: 'Candidatura come architetta',
    planted: [
      ['Ho seguito quaranta cantieri di scuole.', 'quaranta'],
      ['Ho lavorato due anni con Renzo Piano a Genova.', 'Renzo'],
      ['Coordino una squadra di 15 persone.', '15'],
      ['Sono stata direttrice dei lavori per la città.', 'direttrice'],
    ],
    true: [
      'Vi scrivo per candidarmi come architetta nel vostro studio.',
      'Dal 2016 lavoro presso lo Studio Bianchi di Torino.',
      'Ho seguito dodici cantieri e coordino 3 collaboratori.',
      'Sono disponibile per un colloquio dal 10 gennaio.',
    ],
  },
  pt: {
    resume: `Rui Alves
Técnico de manutenção, Fábrica Norte, Porto
2018 – presente
• Mantém 60 máquinas de embalagem
• Reduziu as paragens em 30%`,
    subject: 'Candidatura a técnico de manutenção',
    planted: [
      ['Mantenho 200 máquinas de embalagem.', '200'],
      ['Reduzi as paragens em metade.', 'metade'],
      ['Trabalhei três anos na Bosch em Braga.', 'Bosch'],
    ],
    true: [
      'Venho por este meio apresentar a minha candidatura a técnico de manutenção.',
      'Desde 2018 mantenho sessenta máquinas na Fábrica Norte, no Porto.',
      'Reduzi as paragens em 30 por cento.',
      'Estou disponível a partir de janeiro de 2027.',
    ],
  },
  nl: {
    resume: `Eva de Vries
Verpleegkundige, Isala, Zwolle
2017 – heden
• Zorgt voor 8 patiënten per dienst
• Begeleidt vier leerlingen`,
    subject: 'Sollicitatie verpleegkundige',
    planted: [
      ['Ik zorg voor 16 patiënten per dienst.', '16'],
      ['Ik werkte twee jaar bij Philips in Eindhoven.', 'Philips'],
      ['Ik begeleid twaalf leerlingen.', 'twaalf'],
    ],
    true: [
      'Met veel interesse las ik uw vacature voor verpleegkundige.',
      'Sinds 2017 werk ik bij Isala in Zwolle.',
      'Ik zorg voor acht patiënten en begeleid 4 leerlingen.',
      'Uw ziekenhuis telt 600 bedden.',
      'Ik ben per 1 maart beschikbaar, met een opzegtermijn van een maand.',
    ],
  },
};

/** Written and first run after the rules were mended on the others. */
export const SECOND_FRESH_LETTERS: LetterSet = {
  en: {
    resume: `Priya Nair
Marketing Manager, Bluefin Foods, Cork
Jan 2020 – Present
• Grew the newsletter from 8,000 to 52,000 readers
• Runs a budget of €400k and a team of four
• Launched three product lines in Ireland and the UK
Marketing Executive, Dunne & Co, Dublin
2016 – 2019
BA in Communications, Dublin City University, 2016
Skills: HubSpot, Google Analytics, SEO, Copywriting`,
    posting: 'Head of Marketing\nZenith Systems\nAbout you\n- HubSpot\n- Salesforce',
    subject: 'Head of Marketing',
    planted: [
      ['The newsletter I took on now has 90,000 readers.', '90,000'],
      ['I manage a team of nineteen.', 'nineteen'],
      ['My budget is close to a million euros.', 'million'],
      ['At Unilever I learned how large brands think.', 'Unilever'],
      ['I use Salesforce every day.', 'Salesforce'],
      ['As Chief Marketing Officer I report to the board.', 'Chief'],
      ['We launched seven product lines in Ireland.', 'seven'],
      ['My MBA taught me to read a balance sheet.', 'MBA'],
      ['Conversion rose by 40% within a year.', '40%'],
      ['I moved to Cork in 2012.', '2012'],
      ['Dunne & Co tripled its sales while I was there.', 'tripled'],
      ['I have given talks at Web Summit in Lisbon.', 'Summit'],
    ],
    true: [
      'I was glad to see that you are looking for a Head of Marketing.',
      'Since January 2020 I have led marketing at Bluefin Foods in Cork.',
      'Our newsletter went from eight thousand readers to 52k.',
      'My team of four works with a budget of EUR 400,000.',
      'Three product lines were launched in the UK and Ireland.',
      'You ask for experience with Salesforce; I know HubSpot well and would learn it quickly.',
      'Your campaign of last spring reached two million people, and I was one of them.',
      'Zenith Systems is known for its 99.9% uptime, yet few people know its name.',
      'I started out as a Marketing Executive at Dunne & Co in 2016.',
      'I have a BA in Communications from Dublin City University.',
      'For nearly seven years I have written copy that people read to the end.',
      'Thank you for your time, Ms. Roe.',
      'I can be reached at any time and would gladly visit you in Hamburg.',
      'A good story beats a big budget nine times out of ten.',
    ],
  },
  de: {
    resume: `Stefan Krüger
Elektroniker für Betriebstechnik, Papierfabrik Lenk, Ulm
2013 – heute
• Wartet 48 Antriebe und zwei Papiermaschinen
• Verringerte Stillstände um 15 %
• Bildete fünf Lehrlinge aus
Meisterbrief, Handwerkskammer Ulm, 2018`,
    subject: 'Bewerbung als Instandhaltungsleiter',
    planted: [
      ['Ich warte 90 Antriebe und zwei Papiermaschinen.', '90'],
      ['Stillstände sanken um 35 Prozent.', '35 Prozent'],
      ['Bei Voith in Heidenheim habe ich gelernt.', 'Voith'],
      ['Ich programmiere täglich Anlagen mit TIA Portal.', 'TIA'],
      ['Als Werksleiter trug ich die Verantwortung.', 'Werksleiter'],
      ['Seit 2005 arbeite ich in der Instandhaltung.', '2005'],
      ['Ich bildete zwanzig Lehrlinge aus.', 'zwanzig'],
    ],
    true: [
      'auf Ihre Anzeige in der Zeitung hin bewerbe ich mich als Instandhaltungsleiter.',
      'Seit 2013 bin ich bei der Papierfabrik Lenk in Ulm beschäftigt.',
      'Dort warte ich achtundvierzig Antriebe und 2 Papiermaschinen.',
      'Die Stillstände gingen um fünfzehn Prozent zurück.',
      'Nach meiner Prüfung zum Meister habe ich 5 Lehrlinge ausgebildet.',
      'Störungen finde ich mit Ruhe, Messgerät und einem guten Blick für das Wesentliche.',
      'Ihr Werk beliefert 30 Länder, das beeindruckt mich.',
      'Im Team schätzt man meinen Humor und meine Geduld.',
      'Bereitschaft am Wochenende ist für mich selbstverständlich.',
      'Zum Probearbeiten komme ich gern vorbei.',
    ],
  },
  fr: {
    resume: `Hugo Petit
Menuisier, Atelier Bois Clair, Nantes
2014 – 2026
• Pose 150 fenêtres par an
• Forme deux apprentis
CAP Menuisier, 2013`,
    subject: 'Candidature : chef d’atelier',
    planted: [
      ['Je pose 400 fenêtres par an.', '400'],
      ['J’ai travaillé chez Lapeyre à Rennes.', 'Lapeyre'],
      ['J’ai formé une douzaine d’apprentis.', 'douzaine'],
      ['Je suis ingénieur de formation.', 'ingénieur'],
    ],
    true: [
      'Votre annonce pour un chef d’atelier a retenu toute mon attention.',
      'Depuis douze ans, je suis menuisier à l’Atelier Bois Clair.',
      'Je pose cent cinquante fenêtres chaque année et forme 2 apprentis.',
      'Titulaire du CAP Menuisier, je connais le bois et ceux qui le travaillent.',
      'Votre atelier emploie 25 personnes.',
    ],
  },
};
