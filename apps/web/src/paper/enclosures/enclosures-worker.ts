import { answerEnclosures, type EnclosureQuestion } from './enclosure-questions.ts';

type Asked = MessageEvent<{ number: number; question: EnclosureQuestion }>;

addEventListener('message', ({ data: { number, question } }: Asked) => {
  // A failure of ours ends the worker, of which the page hears.
  answerEnclosures(question).then((report) => postMessage({ number, report }), reportError);
});
