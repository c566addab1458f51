import type { TextSection } from './page-text.ts';

export const GPT_4_5: readonly TextSection[] = [
  {
    heading: 'For the person who writes',
    text: 'Fluent sentences have become cheap, so they no longer set anybody apart. What a reader looks for is what only you can say: what was there before you, what you changed, and how you know. Write that down as notes first. A model can turn notes into a sentence; it cannot supply them.',
    more: [
      'A way of working that has served well takes four steps:',
      {
        list: [
          'Notes. For each thing you did: the state before, what you did yourself, the state after, and who could confirm it. Half sentences will do.',
          'Wording. Hand over one note at a time, with the role it belongs to, and ask for one line without new facts.',
          'Comparing. Lay the line beside the note. Every number, name and verb in it should be in the note as well.',
          'Cutting. Take out what would be true of anybody in the trade. What is left is yours.',
        ],
      },
    ],
  },
  {
    heading: 'For hiring',
    text: 'Applications that sound alike make a reader look for the few things that can be checked: places, dates, numbers with a base, work that can be looked at. Those were always the strong parts of a resume. They are now the only ones that carry weight.',
    more: [
      'It also means that a plain line is no disadvantage. “Answered the phone for a clinic with four doctors, some 90 calls a day” is not elegant. It tells more than a paragraph on communication, and nobody needs to wonder who wrote it.',
    ],
  },
  {
    heading: 'What to be careful about',
    text: 'Language models add what usually goes with the rest: a percentage, a tool, a leading role. Compare each sentence that comes back with the note that went in, and strike out what you did not say. Do not paste what belongs to others into a service that you do not know.',
    more: [
      'The additions are easy to miss because they fit. “Helped with” becomes “led”, “a few” becomes “multiple cross-functional”, and a verb that you would never use appears five times on a page. In an interview you will be asked about exactly these words. A sentence that you could not have said aloud does not belong on your resume.',
    ],
  },
  {
    heading: 'How proposals are handled here',
    text: 'AI Write, in the editor, needs no model: it offers lines for your role with blanks in the place of facts, and a line with an open blank is marked until you fill it. Where a server is connected to a language model, Improve can reword a line of yours. The proposal is compared with your own words by fixed rules, and whatever it says that you did not, a number, a date, a skill, a title, is marked before you choose. Nothing changes until you do.',
  },
];
