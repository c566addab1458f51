import type { Language } from '../people/person.ts';
import type { Titles } from './view.ts';

const PARTS = [
  'contact',
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'certificates',
  'awards',
  'languages',
  'interests',
] as const;

/** A line for each part in that order, its titles between bars. */
const titles = (table: string): Titles => {
  const lines = table.trim().split('\n');
  return Object.fromEntries(PARTS.map((part, at) => [part, (lines[at] ?? '').trim().split(' | ')]));
};

/** Titles as one speaks of oneself. */
export const FIRST_PERSON: Record<Language, Titles> = {
  en: titles(`Say hello | Where to find me
    A little about me | Why me | My story in brief
    Places that paid me | Where I earned my keep | My working life
    School days | How I learned my trade | What I studied
    Things I built | What I tinker with
    What I bring along | Things I can do | I am handy with
    Exams I passed | What I’m licensed for
    Prizes I took home | What others liked
    Tongues I speak | I can talk to you in
    What I do for fun | Outside the office`),
  de: titles(`So erreichen Sie mich
    Wer ich bin | Kurz zu mir
    Wo ich gearbeitet habe | Meine Stationen | Was ich bisher gemacht habe
    Was ich gelernt habe | Meine Schulzeit
    Was ich gebaut habe | Nebenbei
    Was ich kann | Was ich mitbringe
    Meine Scheine | Was ich darf
    Worauf ich stolz bin
    Wie ich mich verständige | Ich spreche
    Wenn ich frei habe | Was mir Freude macht`),
  fr: titles(`Où me joindre
    Qui je suis | En quelques mots
    Où j’ai travaillé | Mon parcours | Ce que j’ai fait
    Ce que j’ai appris | Mes années d’école
    Ce que j’ai construit | Mes réalisations à côté
    Ce que je sais faire | Mes points forts
    Mes papiers | Ce que j’ai passé
    Ce dont je suis fier
    Les langues que je parle
    Quand je ne travaille pas | Ce que j’aime`),
  es: titles(`Cómo encontrarme
    Quién soy | Un poco sobre mí
    Dónde he trabajado | Lo que he hecho hasta ahora
    Lo que he estudiado | Mis años de escuela
    Cosas que he creado | Mis inventos
    Lo que sé hacer | En qué soy bueno
    Mis carnés | Lo que he aprobado
    De lo que estoy orgulloso
    Las lenguas que hablo
    En mi tiempo libre | Lo que me gusta`),
  pt: titles(`Como falar comigo
    Quem sou eu | Um pouco de mim
    Onde trabalhei | O que fiz até hoje
    O que estudei | Os meus anos de escola
    Coisas que criei
    O que sei fazer | No que sou bom
    Os meus certificados
    De que me orgulho
    As línguas que falo
    Quando não trabalho | Do que gosto`),
  it: titles(`Dove trovarmi
    Chi sono | Due parole su di me
    Dove ho lavorato | Cosa ho fatto finora
    Cosa ho studiato | I miei anni di scuola
    Cose che ho creato
    Cosa so fare | In cosa sono bravo
    I miei attestati
    Di cosa vado fiero
    Le lingue che parlo
    Quando non lavoro | Cosa mi piace`),
  nl: titles(`Zo bereikt u mij
    Wie ik ben | Even voorstellen
    Waar ik heb gewerkt | Wat ik tot nu toe deed
    Wat ik heb geleerd | Mijn schooltijd
    Wat ik heb gemaakt
    Wat ik kan | Waar ik goed in ben
    Mijn papieren
    Waar ik trots op ben
    De talen die ik spreek
    In mijn vrije tijd | Wat ik leuk vind`),
};

/** Titles that play with words; the same part is called otherwise by everybody. */
export const BRIEF_TITLES: Record<Language, Titles> = {
  en: titles(`Find me
    Nice to meet you | Hi there
    The journey so far | Day jobs | On the payroll
    Classrooms | Books and teachers
    Made by me | Pet projects
    Toolbox | Superpowers | Tricks up my sleeve
    Stamps and seals | Proof
    Pats on the back | Trophy shelf
    Mother tongue and others
    Weekend me | Loves`),
  de: titles(`Draht zu mir
    Guten Tag! | Das bin ich
    Der Weg bis hierher | Beruflich unterwegs
    Schulbank | Lehrjahre
    Eigene Sachen
    Werkzeugkasten | Stärken
    Brief und Siegel
    Lob und Preis
    Sprachlich
    Feierabend | Und sonst so`),
  fr: titles(`On s’écrit ?
    Bonjour ! | Enchanté
    Le chemin parcouru | Côté travail
    Sur les bancs de l’école | Côté études
    Faits maison
    Boîte à outils | Mes atouts
    Noir sur blanc
    Coups de chapeau
    Côté langues
    Le week-end | Et aussi`),
  es: titles(`Hablemos
    ¡Hola! | Encantado
    El camino recorrido | Oficios
    Aulas y libros | Mi etapa de estudiante
    Hecho en casa
    Caja de herramientas | Mis fuertes
    Con sello
    Aplausos
    Me entiendo en
    Fines de semana | Y además`),
  pt: titles(`Vamos conversar
    Olá! | Muito prazer
    O caminho até aqui | Ofícios
    Salas de aula
    Feito em casa
    Caixa de ferramentas | Os meus trunfos
    Com selo
    Aplausos
    Entendo-me em
    Fins de semana | E ainda`),
  it: titles(`Scriviamoci
    Piacere! | Ciao
    La strada fatta | Mestieri
    Tra i banchi | Anni di studio
    Fatto in casa
    Cassetta degli attrezzi | I miei assi
    Nero su bianco
    Applausi
    Mi capiscono in
    Nel fine settimana | E poi`),
  nl: titles(`Laten we praten
    Hallo! | Aangenaam
    De weg tot hier | Op de loonlijst
    In de schoolbanken | Leerjaren
    Eigen werk
    Gereedschapskist | Sterke punten
    Zwart op wit
    Schouderklopjes
    Zo versta ik u
    In het weekend | En verder`),
};
