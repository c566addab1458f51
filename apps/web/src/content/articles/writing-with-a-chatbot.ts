import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Ask ChatGPT, or any program of its kind, for three bullets about a project manager, and you get three good sentences. They are about nobody. “Led cross-functional teams to deliver projects on time and within budget” has been true of so many people that it no longer says anything about one of them.',
  'The trouble is not the quality of the language. The model was asked to write about something it does not know, and it did what it is made for: it produced the most likely text. The most likely sentence is by definition the one that does not set you apart.',
  { heading: 'You bring the facts' },
  'The division of labour that works is simple. Facts come from you, sentences may come from the machine. Before you open the chat, write down in whatever broken style comes to mind what was there when you began, what you did, what changed, and how you know. Names of systems, sizes of teams, amounts and dates belong there. “Returns took nine days, nobody knew why, I sat in the warehouse for a week, labels were printed too late, now two days” is a wonderful note.',
  'Then ask for one sentence made of exactly these facts. Ask for three versions and take the plainest.',
  { heading: 'Check what came back' },
  'Language models add things. A percentage that rounds off the sentence, a tool that usually goes with the others, a leading role where you had a part. None of it is malice and all of it is on your page. Read the result against your note and strike out whatever is not in it. Three questions are enough:',
  {
    list: [
      'Is there an employer, a date, a number or a skill here that I did not give?',
      'Has “helped” become “led”, or “some” become “significant”?',
      'Could I talk about this sentence for five minutes?',
    ],
  },
  { heading: 'Keep your secrets' },
  'What you paste into a service leaves your machine. Customers’ names, figures that are not public and other people’s data do not belong in it, and neither does your address. Placeholders do just as well; put the real words back afterwards.',
  { heading: 'Where a model helps most' },
  'Oddly enough, the best use may be as a reader. Give it your bullet and ask what is unclear, what a stranger would want to know, which word is jargon outside your trade. It cannot tell you whether you are good at your work. It can tell you quickly what a text does not say.',
  'Then write the last version yourself. It will be a little less smooth. That is how a reader notices that somebody was there.',
];
