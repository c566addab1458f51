/** Sentences of letters in a language: the resume that they lean on, false ones with the word that is to be marked, and true ones. */
export type LetterSet = Readonly<
  Record<
    string,
    {
      resume: string;
      posting?: string;
      subject: string;
      planted: readonly (readonly [says: string, marked: string])[];
      true: readonly string[];
    }
  >
>;

/** The recipient of every letter here. */
export const RECIPIENT = {
  name: 'Ms. Jane Roe',
  title: 'Head of Engineering',
  company: 'Zenith Systems GmbH',
  address: '12 Quay Street\nHamburg',
};

/** Written before the rules for letters were, which were mended on them. */
export const DRAFTING_LETTERS: LetterSet = {
  en: {
    resume: `Ada King
Platform Engineer, Globex, Leeds
Mar 2018 – Present
• Ran 40 services on Kubernetes for six teams
• Cut the time of a deploy from 45 to 9 minutes
• Led a group of five engineers and hired three of them
• Saved $1.2m a year by moving batch jobs to spot instances
Software Developer, Initech, York
Sep 2014 – Feb 2018
• Wrote billing services in Go and PostgreSQL for 200,000 customers
BSc Computer Science, University of Hull, 2014
Skills: Go, Python, PostgreSQL, Kubernetes, Terraform, AWS
Languages: English, German`,
    posting:
      'Senior Platform Engineer\nZenith Systems\nRequirements\n- Kubernetes\n- Terraform\n- Kafka',
    subject: 'Application for Senior Platform Engineer (ref. 4711)',
    planted: [
      ['At Globex I ran 60 services on Kubernetes for six teams.', '60'],
      ['I led a group of fifteen engineers at Globex.', 'fifteen'],
      ['My work saved Globex $2.4m a year.', '$2.4m'],
      ['Before that I spent three years at Umbrella, where I wrote billing services.', 'Umbrella'],
      ['I have run Kafka clusters in production for years.', 'Kafka'],
      ['As Director of Infrastructure I was responsible for the platform.', 'Director'],
      ['I hold an MSc from the University of Hull.', 'MSc'],
      ['I graduated from Cambridge and joined Initech.', 'Cambridge'],
      ['In 2011 I began to write software for a living.', '2011'],
      ['I cut the time of a deploy by 95 %.', '95 %'],
      ['Our billing platform served two million customers.', 'two million'],
      ['I rewrote the billing services in Rust.', 'Rust'],
      ['I won the Golden Wrench of Northern Operators twice.', 'Golden'],
      ['For twenty years I have kept platforms running.', 'twenty'],
      ['My team doubled in size while I led it.', 'doubled'],
      ['I speak English, German and Japanese.', 'Japanese'],
      ['As CTO of a young company I learned to decide quickly.', 'CTO'],
    ],
    true: [
      'I am writing to apply for the position of Senior Platform Engineer at Zenith Systems.',
      'For the past eight years I have run platforms that other engineers build on.',
      'At Globex, I run forty services on Kubernetes for 6 teams.',
      'I’ve led a group of five engineers, three of whom I hired.',
      'A deploy that took 45 minutes now takes nine.',
      'Moving batch jobs to spot instances saves $1.2 million a year.',
      'At Initech I wrote billing services in Go and Postgres that 200k customers relied on.',
      'Your move to Kafka last year is what drew me to the role.',
      'Zenith Systems serves 12 million riders in 40 cities, and that scale interests me.',
      'You are looking for someone who has run Kubernetes and Terraform in earnest.',
      'I would be glad to talk it through on Monday or Tuesday next week.',
      'I am available from 1 February 2027, and my notice period is three months.',
      'My salary expectation is £85,000.',
      'I have not yet used Kafka in production.',
      'I am keen to learn Rust with your team.',
      'I look forward to hearing from you, Ms. Roe.',
      'I’d welcome a 30-minute call.',
      'We kept the platform running 24/7.',
      'I hold a BSc in Computer Science from Hull.',
      'As a platform engineer I care about the people who are on call.',
      'Infrastructure in the 21st century is code, and I write it in Terraform.',
      'Since March 2018 I have worked at Globex in Leeds.',
      'Please find my resume enclosed.',
    ],
  },
  de: {
    resume: `Jonas Weber
Pflegefachmann, Klinikum Nordstadt, Hannover
04/2016 – heute
• Betreue auf der Intensivstation bis zu 4 Patienten je Schicht
• Leite 11 Auszubildende an und plane ihre Einsätze
• Führte die elektronische Dokumentation mit Orbis ein
• Senkte den Verbrauch an Einwegmaterial um ein Viertel
Pflegehelfer, Diakonie Celle
08/2012 – 03/2016
Examen als Gesundheits- und Krankenpfleger, 2015
Sprachen: Deutsch, Polnisch`,
    subject: 'Bewerbung als Stationsleiter',
    planted: [
      ['Auf der Intensivstation betreue ich bis zu 9 Patienten je Schicht.', '9'],
      ['Ich leite dreißig Auszubildende an.', 'dreißig'],
      ['Zuvor arbeitete ich bei Helios in Celle.', 'Helios'],
      ['Den Verbrauch an Einwegmaterial habe ich um die Hälfte gesenkt.', 'Hälfte'],
      ['Seit 2009 arbeite ich in der Pflege.', '2009'],
      ['Als Pflegedirektor trug ich Verantwortung für das ganze Haus.', 'Pflegedirektor'],
      ['Die Dokumentation führten wir mit SAP ein.', 'SAP'],
      ['Ich war drei Jahre bei der Vitanas GmbH tätig.', 'Vitanas'],
      ['Mein Budget betrug 250.000 Euro.', '250.000 Euro'],
      ['Ich habe an der Charité gelernt.', 'Charité'],
    ],
    true: [
      'hiermit bewerbe ich mich auf die Stelle als Stationsleiter in Ihrem Haus.',
      'Seit über zehn Jahren arbeite ich im Klinikum Nordstadt in Hannover.',
      'Auf der Intensivstation betreue ich bis zu vier Patienten in einer Schicht.',
      'Mit großer Freude leite ich elf Auszubildende an und plane ihre Einsätze.',
      'Der Verbrauch an Einwegmaterial sank durch meine Arbeit um 25 Prozent.',
      'Die Einführung der elektronischen Dokumentation mit Orbis habe ich begleitet.',
      'Besonders reizt mich an Ihrem Haus die enge Zusammenarbeit zwischen Ärzten und Pflege.',
      'Die Zenith Systems GmbH betreibt 14 Kliniken in Norddeutschland.',
      'Zuverlässigkeit, Geduld und ein offenes Ohr zeichnen mich aus.',
      'Meine Gehaltsvorstellung liegt bei 52.000 Euro brutto im Jahr.',
      'Ich bin ab dem 1. März 2027 verfügbar, meine Kündigungsfrist beträgt drei Monate.',
      'Über eine Einladung zu einem persönlichen Gespräch freue ich mich sehr.',
      'Bei Fragen stehe ich Ihnen jederzeit gern zur Verfügung.',
      'Im Umgang mit Angehörigen helfen mir meine Ruhe und mein Polnisch.',
      'Vor meinem Examen war ich bei der Diakonie in Celle als Pflegehelfer tätig.',
    ],
  },
  fr: {
    resume: `Claire Martin
Comptable, Société Lumière, Lyon
janvier 2017 – aujourd’hui
• Tient la comptabilité de 35 clients
• A réduit le délai de clôture de douze à cinq jours
• Encadre deux assistants
DCG, Université Lyon 3, 2016
Logiciels : Sage, Excel`,
    subject: 'Candidature au poste de responsable comptable',
    planted: [
      ['Je tiens la comptabilité de 80 clients.', '80'],
      ['J’encadre une équipe de huit personnes.', 'huit'],
      ['J’ai travaillé chez Danone pendant deux ans.', 'Danone'],
      ['J’ai mis en place SAP dans toute la société.', 'SAP'],
      ['En tant que directrice financière, j’ai réduit les délais.', 'directrice'],
      ['Depuis 2010, je travaille dans la comptabilité.', '2010'],
    ],
    true: [
      'Je me permets de vous adresser ma candidature au poste de responsable comptable.',
      'Depuis janvier 2017, je tiens la comptabilité de trente-cinq clients à la Société Lumière.',
      'J’ai ramené le délai de clôture de 12 à 5 jours.',
      'J’encadre 2 assistants avec plaisir.',
      'Votre groupe compte 300 collaborateurs et vient d’ouvrir un bureau à Lille.',
      'Je suis disponible à partir du 1er mars 2027, avec un préavis de trois mois.',
      'Je maîtrise Sage et Excel.',
      'Je serais heureuse de vous rencontrer lors d’un entretien.',
      'Dans l’attente de votre réponse, je vous prie d’agréer mes salutations distinguées.',
    ],
  },
  es: {
    resume: `Lucía Ortega
Enfermera, Hospital La Paz, Madrid
2015 – actualidad
• Atendió a 20 pacientes por turno
• Formó a cuatro enfermeras nuevas
Grado en Enfermería, Universidad Complutense, 2014`,
    subject: 'Candidatura al puesto de enfermera',
    planted: [
      ['Atendí a 50 pacientes por turno en el Hospital La Paz.', '50'],
      ['Trabajé dos años en la Clínica Quirón de Valencia.', 'Quirón'],
      ['Formé a treinta enfermeras nuevas.', 'treinta'],
      ['Fui directora de la unidad de cuidados.', 'directora'],
    ],
    true: [
      'Me dirijo a ustedes para presentar mi candidatura al puesto de enfermera.',
      'Desde 2015 trabajo en el Hospital La Paz de Madrid.',
      'Atiendo a veinte pacientes en cada turno y he formado a 4 enfermeras.',
      'Estoy disponible a partir de marzo de 2027.',
      'Quedo a su disposición para una entrevista.',
    ],
  },
};
