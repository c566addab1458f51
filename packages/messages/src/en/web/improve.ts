import { subject } from '../../text.ts';

/** Proposals of a language model. */
export const improve = subject('improve', {
  nothingWritten: 'Write a few words of your own first.',
  sendsToTheLanguageModel: 'Sends {sends} to the language model “{model}”.',
  write: 'Write with the model',
  languageModel: 'Language model: “{name}”.',
  noLanguageModel:
    'Language model: none, and nothing needs one. With <code>AI_BASE_URL</code>, <code>AI_MODEL</code> and, where it wants a key, <code>AI_API_KEY</code> the server can ask any OpenAI-compatible one, and the editor offers Improve, Write with the model and Second opinion.',
  improve: 'Improve',
  improvePoint: 'Improve a point',
  changedSince: 'Your text has changed since. Ask again for this point.',
  proposal: 'Proposal',
  accept: 'Accept',
  askAgain: 'Ask again',
  waiting: 'Waiting for the language model…',
  check: 'Check before you accept',
  proposalStatus: 'Proposal status',
  removed: 'Removed:',
  added: 'Added:',
  accepted: 'Accepted.',
  aText: 'this text, and the job description if you pasted one,',
  reject: 'Reject',
  writing: 'The language model is writing.',
  ready: 'A proposal is ready.',
  readyWithNews: 'A proposal is ready. It says things that are not in your resume.',
  mark: {
    by: 'kind',
    name: '“{words}” (name) is not in your resume.',
    title: '“{words}” (title) is not in your resume.',
    date: '“{words}” (date) is not in your resume.',
    number: '“{words}” (number) is not in your resume.',
    skill: '“{words}” (skill) is not in your resume.',
  },
});
