import { expect, it } from 'vitest';
import { analyse } from '../analysis/analyse.ts';
import { formatAdvice } from '../analysis/format-advice.test-support.ts';
import { readPosting } from '../standard.test-support.ts';

const GERMAN = `Lagerist (m/w/d)
Über uns
Die Nordwind Logistik GmbH ist ein familiengeführtes Unternehmen mit über 200 Mitarbeitern.
Ihre Aufgaben
- Kommissionierung von Kundenaufträgen mit dem Gabelstapler
- Wareneingang prüfen und im SAP buchen
Ihr Profil
- Abgeschlossene Berufsausbildung
- Führerschein Klasse B
- Sicherer Umgang mit Excel, Englisch von Vorteil
- Kenntnisse in Python sind nicht erforderlich, und Java brauchst du bei uns nicht
- Teamfähigkeit
Wir bieten
- 30 Tage Urlaub, Weihnachtsgeld und betriebliche Altersvorsorge
Bitte senden Sie Ihre Bewerbungsunterlagen an jobs@nordwind.example.`;

const FRENCH = `Cuisinier H/F
Qui sommes-nous ?
Notre groupe compte douze restaurants à Lyon et emploie des serveurs avec CAP.
Vos missions
- Préparation des plats et gestion des stocks
- Respect des normes HACCP
Votre profil
- Maîtrise d'Excel
- Anglais souhaité
- Permis B serait un plus
- Aucune connaissance en pâtisserie n'est exigée
- Esprit d'équipe
Avantages
Mutuelle, tickets restaurant et primes.`;

const SPANISH = `Auxiliar administrativo
Sobre nosotros
Somos una empresa líder del sector con más de 200 empleados y un almacén.
Funciones
- Facturación, contabilidad y conciliaciones bancarias
Requisitos
- Dominio de Excel y SAP
- Experiencia mínima de dos años en atención al cliente
- Inglés avanzado; se valorará francés
- No se requiere carnet de conducir
- Trabajo en equipo
Ofrecemos
- Seguro médico y teletrabajo`;

const statedOf = (posting: string) =>
  readPosting(posting)
    .keywords.map(
      ({ term, tier, importance }) => `${term}: ${tier === 'other' ? tier : importance}`,
    )
    .toSorted();

it.each([
  {
    language: 'German',
    posting: GERMAN,
    stated: [
      "driver's license: must",
      'English: nice',
      'Excel: must',
      'SAP: must',
      'completed apprenticeship: must',
      'forklift operation: must',
      'order picking: must',
      'shipping and receiving: must',
      'teamwork: other',
    ],
  },
  {
    language: 'French',
    posting: FRENCH,
    stated: [
      "driver's license: nice",
      'English: nice',
      'Excel: must',
      'HACCP: must',
      'cooking: other',
      'food preparation: must',
      'inventory management: must',
      'teamwork: other',
    ],
  },
  {
    language: 'Spanish',
    posting: SPANISH,
    stated: [
      'English: must',
      'Excel: must',
      'French: nice',
      'SAP: must',
      'bank reconciliation: must',
      'billing: must',
      'bookkeeping: must',
      'customer service: must',
      'teamwork: other',
    ],
  },
])(
  'reads a $language posting: duties and requirements, no perks, no employer, nothing denied',
  ({ language, posting, stated }) => {
    expect(readPosting(posting).language).toBe(language);
    expect(statedOf(posting)).toEqual(stated.toSorted());
  },
);

const statusOf = (posting: string, resume: string, term: string) => {
  const keyword = analyse(readPosting(posting), resume).keywords.find((each) => each.term === term);
  return `${keyword?.status}: ${keyword?.how}`;
};

it.each([
  {
    posting: GERMAN,
    term: 'order picking',
    resume: 'Ich kommissionierte Aufträge',
    is: 'matching: alias',
  },
  {
    posting: GERMAN,
    term: 'order picking',
    resume: 'Order picking at night',
    is: 'matching: alias',
  },
  { posting: GERMAN, term: "driver's license", resume: 'Fahrerlaubnis', is: 'matching: alias' },
  { posting: GERMAN, term: 'Excel', resume: 'Excel, SAP', is: 'matching: same' },
  {
    posting: GERMAN,
    term: 'Excel',
    resume: 'Noch keine Erfahrung mit SAP und Excel',
    is: 'missing: negated',
  },
  { posting: GERMAN, term: 'SAP', resume: 'SAP: nein', is: 'missing: negated' },
  {
    posting: FRENCH,
    term: 'inventory management',
    resume: 'Gestion du stock',
    is: 'matching: alias',
  },
  {
    posting: FRENCH,
    term: 'Excel',
    resume: "Je n'ai jamais utilisé Excel.",
    is: 'missing: negated',
  },
  {
    posting: FRENCH,
    term: "driver's license",
    resume: 'Permis de conduire',
    is: 'matching: alias',
  },
  { posting: SPANISH, term: 'bookkeeping', resume: 'Llevé la contabilidad', is: 'matching: same' },
  { posting: SPANISH, term: 'SAP', resume: 'Sin experiencia en SAP', is: 'missing: negated' },
  { posting: SPANISH, term: 'billing', resume: 'Billing of clients', is: 'matching: alias' },
])('$term is $is by "$resume"', ({ posting, term, resume, is }) => {
  expect(statusOf(posting, resume, term)).toBe(is);
});

it('does not take a word of another language for one of English', () => {
  const posting =
    'Cook\nRequirements\n- Experience with the service at the bar\n- You sell lager and vent the kitchen';
  const terms = readPosting(posting).keywords.map(({ term }) => term);
  expect(terms).not.toContain('warehouse operations');
  expect(terms).not.toContain('retail sales');
});

it.each([
  {
    language: 'Italian',
    posting:
      'Cuoco\nCerchiamo un cuoco con esperienza che sappia gestire la linea e il personale della cucina.\nOffriamo un contratto e la formazione con Excel e SAP.',
  },
  {
    language: 'Dutch',
    posting:
      'Kok gezocht\nWij zoeken een ervaren kok voor ons restaurant in Gent. Je werkt samen met het team en je hebt kennis van Excel en SAP.',
  },
  {
    language: 'Polish',
    posting:
      'Kucharz\nSzukamy doświadczonego kucharza do naszej restauracji. Praca na zmiany oraz w zespole. Znajomość Excel i SAP jest mile widziana, ale nie jest konieczna.',
  },
])('says that a posting is in $language and scores nothing', ({ language, posting }) => {
  const analysis = analyse(readPosting(posting), 'Excel, SAP');
  const { score, keywords } = analysis;
  expect({ score, keywords }).toEqual({ score: null, keywords: [] });
  expect(formatAdvice(analysis).gap).toBe(
    `This posting is in ${language}. Keywords are found in English, German, French and Spanish postings only.`,
  );
});

it('reads a text that is too short to tell its language by the English rules', () => {
  const { kind, language, keywords } = readPosting('Koch\nAnforderungen: Excel, SAP, HACCP\nKiel');
  expect({ kind, language }).toEqual({ kind: 'description', language: undefined });
  expect(keywords.map(({ term }) => term)).toEqual(expect.arrayContaining(['Excel', 'SAP']));
});

it.each([
  [
    'Comptable H/F\nVotre profil\n- Vous maîtrisez les logiciels de la paie (Sage, Excel, Quadrux) et avez de la rigueur',
    'Quadrux',
  ],
  [
    'Buchhalter (m/w/d)\nIhr Profil\n- Sie arbeiten mit Programmen (Excel, SAP, Quadrux) und haben Freude an der Arbeit',
    'Quadrux',
  ],
])('takes a name that stands in a list beside two that it knows: %j', (text, name) => {
  const scored = readPosting(text).keywords.filter(({ tier }) => tier === 'scored');
  expect(scored.map(({ surface }) => surface)).toContain(name);
});
