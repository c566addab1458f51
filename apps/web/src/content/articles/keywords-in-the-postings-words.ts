import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Someone types “payroll” into a search box above four hundred applications. Your resume says “salary administration”. You have done the work for years, and you are not in the list. There is nothing clever about this and nothing unfair. A search for a word finds the word.',
  { heading: 'Use their word for what you did' },
  'Read the posting and mark the nouns: tools, methods, certificates, kinds of customers, laws. For each of them that is true of you, check whether your resume says it in the same words. Where you have used another, change it or name both once: “salary administration (payroll)”. Spell out an abbreviation the first time and keep it in brackets, since one person searches for “SEO” and the next for “search engine optimization”.',
  'You do not need to repeat it. Searches ask whether a word is there, and the person who reads afterwards notices when it is there nine times.',
  { heading: 'Put it where the evidence is' },
  'A list of skills is a good index and a poor proof. “Kubernetes” in a list says that you have heard of it. In a bullet, “moved nine services to Kubernetes in four months” says what you did with it. Let the list be short and let its entries return in your experience. A reader who looks for one of them then finds the claim and its reason in one glance.',
  { heading: 'What not to do' },
  {
    list: [
      'White text on white paper. Extractors do not see colours; the word turns up in the text that a person reads later, and so does the trick.',
      'The whole posting, pasted at the end in small type. For the same reason.',
      'Words for things you cannot do. They bring you into a conversation that ends with the first question.',
      'A job title that you never had. Put the usual name of your role in brackets behind the official one instead.',
    ],
  },
  { heading: 'When a requirement is missing' },
  'Postings describe a wish, and few people have all of it. If one item is missing, leave it missing and show what lies next to it: another language of the same family, the same task with another tool. A reader can see the step from one to the other when both ends are there.',
  { heading: 'One resume for each kind of job' },
  'Doing this for every posting sounds like a lot of work. In practice there are two or three kinds of jobs that you apply for. Keep a copy for each, with the bullets that matter to it first, and adjust a few words at a time. The facts stay the same in all of them. You are choosing which of them to say first.',
];
