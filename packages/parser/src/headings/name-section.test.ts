import { expect, it } from 'vitest';
import { joinSpacedLetters } from './heading-words.ts';
import { guessSection, sectionOfHeading } from './name-section.ts';

it.each([
  ['Work Experience', 'experience'],
  ['EXPERIENCE', 'experience'],
  ['E X P E R I E N C E', 'experience'],
  ['C E R T I F I C AT I O N S', 'certifications'],
  ['S T U D I U M U N D A U S B I L D U N G', 'education'],
  ['Employment History:', 'experience'],
  ['Selected Projects', 'projects'],
  ['Honors & Awards', 'awards'],
  ['Licenses and Certifications', 'certifications'],
  ['Berufserfahrung', 'experience'],
  ['Persönliche Daten', 'contact'],
  ['Studium und Ausbildung', 'education'],
  ['Expérience professionnelle', 'experience'],
  ['Compétences', 'skills'],
  ['Formación académica', 'education'],
  ['Idiomas', 'languages'],
  ['Experiência Profissional', 'experience'],
  ['Competências', 'skills'],
  ['Istruzione e formazione', 'education'],
  ['Esperienze lavorative', 'experience'],
  ['Werkervaring', 'experience'],
  ['Vaardigheden', 'skills'],
  ['References', 'other'],
  ["Where I've Worked", 'experience'],
  ['WHAT I DO', 'experience'],
  ['My Journey', 'experience'],
  ['Places I studied', 'education'],
  ['Toolbox', 'skills'],
  ["Things I'm good at", 'skills'],
  ['A little about me', 'summary'],
  ['Things I’ve built', 'projects'],
  ['Wer ich bin', 'summary'],
  ["Ce que j'aime", 'other'],
  ['Mi trayectoria', 'experience'],
  ['O que sei fazer', 'skills'],
  ['Il mio percorso', 'experience'],
  ['Waar ik goed in ben', 'skills'],
  ['1. Experience', 'experience'],
  ['II. Education', 'education'],
  ['03 Skills', 'skills'],
  ['Experience (selected)', 'experience'],
  ['Work Experience (6 years)', 'experience'],
  ['— Skills —', 'skills'],
  ['[ Projects ]', 'projects'],
  ['<Education/>', 'education'],
  ['Employment Details', 'experience'],
  ['Experience / Projects', 'experience'],
  ['Skills & Languages', 'skills'],
  ['Education and Certifications', 'education'],
  ['Awards, Grants and Publications', 'awards'],
  ['int erests', 'other'],
  ['E DUCATION', 'education'],
  ['EXPERI ENCE', 'experience'],
  ['CORESKILLS', 'skills'],
])('%s is about %s', (heading, kind) => {
  expect(sectionOfHeading(heading)).toBe(kind);
});

it.each([
  'Skills I want and Paris',
  'Résumé of Ada Byron',
  'Senior Engineer',
  'Led a team of five in building experience',
  'Paris',
  '',
])('is no heading: %s', (text) => {
  expect(sectionOfHeading(text)).toBeUndefined();
});

it('guesses from the longest part that is a heading', () => {
  expect(guessSection('Relevant Industry Work Experience')).toBe('experience');
  expect(guessSection('Military Leadership Skills')).toBe('skills');
  expect(guessSection('Expérience dans le commerce')).toBe('experience');
  expect(guessSection('Hamster Breeding')).toBeUndefined();
});

it.each([
  'Licence in Informatique',
  'Licence Informatique',
  'Laurea in Lingue',
  'Diplom in Sprachen',
])('takes the subject of a degree for no heading: %s', (text) => {
  expect(guessSection(text)).toBeUndefined();
});

it('puts letters together that are set apart, and only those', () => {
  expect(joinSpacedLetters('S K I L L S')).toBe('SKILLS');
  expect(joinSpacedLetters('A B')).toBe('A B');
});
