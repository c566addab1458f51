import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  '“Your resume scores 85.” Out of what? Measured how? Against which reader? A number of this kind looks like knowledge and behaves like a horoscope: it is specific, it is about you, and there is no way to find out that it is wrong. People change true sentences to make it go up.',
  'A figure shown to someone who looks for work should meet a few conditions. They are not hard to state.',
  { heading: 'It has a formula, and the formula is shown' },
  'If a score is a share, say of what. “Of the twelve skills that the posting asks for, your resume states nine” can be checked by anybody with both documents and a pencil. If parts are weighted, the weights belong beside the figure. A formula that is kept secret because people might aim at it is a formula that measures the wrong thing.',
  { heading: 'It shows its evidence' },
  'Behind every keyword that counts as found there should be the sentence in which it was found, and behind every missing one the sentence of the posting that asks for it. Evidence turns a verdict into a conversation. You may see that the program took “Python” from a sentence about snakes, or that it missed your eight years of bookkeeping because you wrote “accounts”. Then you know what to believe and what to change.',
  { heading: 'It is the same tomorrow' },
  'The same resume and the same posting must give the same result, today and next week, on every machine. A score that wanders cannot show whether a change helped. This is one of the reasons why such a figure should come from fixed rules. A language model may suggest a better sentence; it should not be asked for a grade.',
  { heading: 'It knows what it is not' },
  {
    list: [
      'It is not the chance of an interview. Nobody outside the employer knows that.',
      'It is not a judgement of your career. It compares two texts.',
      'It is not what some other company’s software computes. Those programs differ, and so do their settings.',
    ],
  },
  'A sentence of that kind below the figure costs nothing and prevents a good deal of harm.',
  { heading: 'It can be argued with' },
  'Sometimes the tool will be wrong: a synonym it does not know, a skill that is obvious to every person in the trade. The right answer is then to leave the resume alone. A tool that makes this easy to see has done its work, and a tool that hides it behind a round number has only sold you confidence.',
  'Until a number meets these conditions, a plain list is better. Here is what they ask for; here is where you say it; here is what you do not mention. You can draw your own conclusion from that, and it will be an informed one.',
];
