import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Many tools let you write for half an hour and ask for an account in front of the download button. The question comes when saying no is most expensive. We find that unfair, and so the order here is another: make a resume, edit it, preview it, download it. Nobody asks who you are.',
  { heading: 'How a resume is yours without a name' },
  'When you create your first resume, the server opens a guest session. Your browser receives a cookie that only it and the server can read; scripts on the page cannot. Everything you write belongs to that session. Whoever does not hold the cookie cannot read, change or delete it, and is not even told whether it exists: someone else’s resume answers exactly like one that was never made.',
  'Reading the site opens no session. There is nothing to consent to, because nothing is set before you ask us to keep something for you.',
  { heading: 'What to know before you rely on it' },
  {
    list: [
      'A guest session lives in one browser. On another device you start with an empty list.',
      'It lasts ninety days and is renewed whenever you come back.',
      'Clearing the browser’s cookies ends it. We cannot give it back, because we do not know who you are.',
      'A private window forgets it when the window closes.',
    ],
  },
  'If the resume matters to you beyond this browser, keep a PDF of it, or make an account when you are ready for one. That is the whole list of reasons: an account makes your work reachable from elsewhere. It does not unlock a template, remove a watermark or lift a limit on downloads. There are none of these to remove.',
  { heading: 'Why sessions end loudly' },
  'One detail took us a while to get right. Suppose your session ends while you are typing. If the server quietly treated your next save as that of a new guest, you would go on writing into an empty account and find out much later. So a request with an ended session is refused, always, and the editor tells you. What you typed stays in your browser meanwhile. You decide whether to log in or to start anew; the server never decides it for you.',
  { heading: 'The other side' },
  'Openness invites abuse, so there are limits: two hundred resumes for one owner, and a limit on how many new guests one network address may create. A person writing resumes will not meet either of them.',
];
