import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  '“Saved” is a strong word. It says that whatever happens next, to the browser, the connection, the server or the power, the text will be there tomorrow. Most programs show the word when they have handed the text to somebody else. We wanted to know whether ours was true.',
  { heading: 'From the key to the disk' },
  'What you type passes through several hands. The browser’s memory is the first; a closed tab empties it. So every edit is written to the browser’s own storage in the moment it is made, and stays there until the server has confirmed exactly that value. A reload, a crash or an evening without a network brings the draft back, and the editor says that it did.',
  'The server’s database is the next hand. A database confirms a write once it believes that the text is on the disk. Between believing and being there lie a few layers of buffers, and a call, fsync, whose only purpose is to empty them.',
  { heading: 'What we found' },
  'Our server brings a database with it, so that it can be started on any machine with one command. It runs inside the server’s own process. When we simulated power cuts in the middle of writing, that database in its usual form lost 29,147 of 29,159 rows that it had already confirmed. A killed process lost nothing: the operating system still had the text and wrote it out later. A machine without power has no later.',
  'The reason was plain once seen. The layer beneath that database did not pass fsync on to the disk. Nothing was broken; a promise had just not been connected to anything.',
  { heading: 'What changed' },
  {
    list: [
      'The database now reaches the disk with a real fsync before it confirms anything.',
      'If the disk refuses, the server stops at once instead of going on as if nothing had happened.',
      'A new data folder is made whole or not at all.',
      'Only one server may open a folder, and the lock ends with its process.',
    ],
  },
  'The power-cut test is part of our test suite, as is one that kills the server in mid-sentence again and again. Both compare what was confirmed with what is found afterwards. A single missing row makes them fail.',
  { heading: 'What “Saved” means here' },
  'The line above the editor says Saved when the server has confirmed the text, and the server confirms it when it is on the disk. Before that it says Saving, or names what is not saved yet. It is a small line. A good deal of work went into making it dull.',
  'None of this replaces a backup: disks die whole. Our operations guide says how to make one, and you can keep a copy of your own by downloading the PDF.',
];
