import { describe, expect, it } from 'vitest';
import { createCheck } from './index.ts';

const ENGLISH = `Physio Assistant, Lakeside Clinic, Kendal
• Train two students, run the rota and wrote the falls policy
• Designed a garden of 900 square metres
BA Statistics, Lancaster University, 2014`;

const GERMAN = `Erzieherin, Kita Regenbogen, Gera
• Leite zwei Praktikantinnen an
• Wartete die Spielgeräte im Hof
Bachelor Kindheitspädagogik, Hochschule Gera, 2016`;

const FRENCH = `Chargée de mission, Ville de Blois
• Organise six salons
• Anime un réseau de 30 agents
Master Statistiques, Université de Tours, 2015`;

const SPANISH = `Formadora, Academia Sol, Soria
• Coordino cuatro grupos
Grado en Turismo, 2015`;

/** Sentences by kinds: such as say what a source says in other words, and such as do not. */
const KINDS: readonly { kind: string; source: string; true: string[]; false: string[] }[] = [
  {
    kind: 'what is done is no tool',
    source: ENGLISH,
    true: ['Coaching, scheduling and writing for the clinic', 'Fundraising with students'],
    false: [
      'Scheduling with Kubernetes',
      'Ran the rota in Excel',
      'Wrote reports with machine learning',
    ],
  },
  {
    kind: 'who does something with a thing has no title',
    source: ENGLISH,
    true: ['Tutor of two students', 'Mentor to 2 students', 'Coordinator of a rota'],
    false: ['Director of a clinic', 'Coordinator at Lakeside Clinic', 'Founder of a company'],
  },
  {
    kind: 'others have titles of their own',
    source: ENGLISH,
    true: ['Worked beside nurses and surgeons'],
    false: ['Worked as a nurse', 'Surgeon and trainer'],
  },
  {
    kind: 'a degree names a trade, but none that people are admitted to',
    source: ENGLISH,
    true: ['Statistician by degree'],
    false: ['Lawyer by degree', 'Manager by degree'],
  },
  {
    kind: 'German nouns are names where names stand',
    source: GERMAN,
    true: [
      'Freude an der Zahl und am Spiel',
      'Mit Gespür und Humor für Kinder da',
      'Wartung im Hof',
    ],
    false: [
      'Dokumentation mit Stepfolio',
      'Erzieherin am Berliner Ensemble',
      'Erzieherin bei Bosch',
    ],
  },
  {
    kind: 'German titles of several are others',
    source: GERMAN,
    true: ['Gespräche mit Ärztinnen und Lehrern'],
    false: ['Gespräche als Ärztin', 'Leitende Erzieherin'],
  },
  {
    kind: 'French verbs tell who does it',
    source: FRENCH,
    true: ['Organisatrice de salons', "Animatrice d'un réseau", 'Statisticienne de formation'],
    false: ['Directrice de salons', 'Conductrice de travaux', 'Avocate de formation'],
  },
  {
    kind: 'Spanish verbs tell who does it, adjectives are no trade',
    source: SPANISH,
    true: ['Coordinadora de cuatro grupos', 'Asistencia técnica a grupos'],
    false: ['Directora de cuatro grupos', 'Técnica de grupos'],
  },
  {
    kind: 'metres are no millions, and a share of a million is one number',
    source: `${ENGLISH}\n• Raised £500,000`,
    true: ['A garden of 900 m²', 'Raised half a million pounds'],
    false: ['Raised a quarter of a million pounds', 'A garden of 900 million'],
  },
];

describe.each(KINDS)('[EV2] $kind', ({ source, true: carried, false: planted }) => {
  const check = createCheck(source, '2026-11-30');

  it('in what the source says', () => {
    expect(carried.filter((says) => check(says).length > 0)).toEqual([]);
  });

  it('and not in what it does not say', () => {
    expect(planted.filter((says) => check(says).length === 0)).toEqual([]);
  });
});
