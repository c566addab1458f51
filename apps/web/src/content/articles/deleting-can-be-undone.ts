import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  '“Are you sure?” is a question that people answer before they have read it. The first few times it makes them think. After that it is one more click on the way, and on the day that it matters, the click comes as quickly as ever. A question asked before a mistake protects those who are not making one.',
  { heading: 'Ask, and then forgive' },
  'Deleting a resume still asks, because the menu entry stands close to another. But the real protection comes afterwards. A message says that the resume was deleted and offers Undo. Press it, and the resume is back with everything in it: sections, order, dates, the keyword that you changed a minute earlier.',
  'The message stays for twelve seconds, and longer while your pointer or the keyboard’s focus rests on it, so that reading slowly is not punished.',
  { heading: 'What the server does' },
  'A deleted resume is marked and disappears from every list at once. It cannot be opened or changed from then on, and it no longer counts towards any limit. After thirty days the server removes it for good, with all that belonged to it. That happens by itself and needs nobody to remember it.',
  'Thirty days are a compromise between two kinds of regret. Someone who deletes the wrong file notices soon. Someone who wants their data gone should not have to wait for ever. A month serves the first and is a limit that we can state plainly to the second.',
  { heading: 'Truth in messages' },
  'The specification that we built from had a small flaw here: it announced the deletion whatever the server answered. With a dead connection you would have been told that the resume was gone, and found it again the next day. Our version announces a deletion when it has happened. When it has not, it says so and why, and the resume stays where it is.',
  'The same rule holds elsewhere. Messages follow events; they do not predict them. A button that says it is saving is saving, and one that failed says what to do next.',
  { heading: 'Small, on purpose' },
  {
    list: [
      'No trash folder to learn, empty or search.',
      'No second confirmation with a word to type.',
      'One button, in the place where you are looking.',
    ],
  },
  'The best safety feature is one that you notice once, on a bad day, and then forget again.',
];
