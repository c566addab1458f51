import type { TextSection } from './page-text.ts';

export const OPENAI_O3: readonly TextSection[] = [
  {
    heading: 'For the person who writes',
    text: 'A model that reasons can be given a posting and a resume and asked what does not add up. It may notice that a date contradicts another, that a result has no cause, or that a requirement is met by something you mention only in passing. As a second reader it is patient and available at midnight. It does not know your work, so what it finds is a question to you and not yet a fault.',
    more: [
      'The questions you ask decide what comes back. “Make this better” invites new adjectives. These invite reading:',
      {
        list: [
          'Which statement here would you doubt, and what would settle the doubt?',
          'Which requirement of the posting do you find no sentence for? Quote the nearest one.',
          'What would somebody who has never worked in this trade not understand?',
          'Do any two dates, numbers or titles on this page contradict each other?',
        ],
      },
    ],
  },
  {
    heading: 'For hiring',
    text: 'Where employers use such models to read applications, a clear account of what you did is worth more than a list of words: a claim can be followed through the whole document. How any one employer uses them is rarely published, and nobody outside can tell you what a given model will conclude.',
    more: [
      'What can be said is older than the models. A result that names its base (“from 40 a month to none”) can be weighed by anybody. A skill that stands in a list and nowhere else cannot. Text that comes out of the file in the wrong order misleads a reader of any kind, and no amount of reasoning puts back a sentence that was cut in two by a column.',
    ],
  },
  {
    heading: 'What to be careful about',
    text: 'Step by step does not mean correct. A chain of reasonable steps can start from a misread line, and it reads convincingly all the same. Ask for the sentence that each conclusion rests on, and look it up.',
    more: [
      'The steps that are shown are an account of the reasoning, written by the same program. They help you to find a mistake; they are no proof that there is none. And a second question, asked in other words, may bring a second answer. What holds in both is worth a look, what changes was a guess.',
      'Mind what you paste, too. A posting is public. The draft of a colleague, a client’s name or the figures of an employer are not yours to hand over.',
    ],
  },
  {
    heading: 'What stays with fixed rules',
    text: 'A reasoning model could be asked to grade a resume. We do not ask one, because the grade could be neither explained nor repeated. The match score in this product is counted by rules, shows its formula and is the same tomorrow. A model, where one is connected, may point to words of yours that a rule has missed; you decide whether they count.',
  },
];
