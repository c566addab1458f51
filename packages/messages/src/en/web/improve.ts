import { subject } from '../../text.ts';

/** Proposals of a language model. */
export const improve = subject('improve', {
  nothingWritten: 'Write a few words first.',
  sendsToTheLanguageModel: 'Sends {sends} to the language model “{model}”.',
  write: 'Write with the model',
  languageModel: 'Language model: “{name}”.',
  noLanguageModel:
    'Language model: none, and nothing requires one. Set <code>AI_BASE_URL</code>, <code>AI_MODEL</code> and, if needed, <code>AI_API_KEY</code> to use any OpenAI-compatible model. The editor then offers Improve, Write with the model and Second opinion.',
  improve: 'Improve',
  improvePoint: 'Improve a point',
  changedSince: 'Your text has changed since then. Ask again for this point.',
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
  readyWithNews: 'A proposal is ready. Parts of it are not in your resume.',
  mark: {
    by: 'kind',
    name: '“{words}” (name) is not in your resume.',
    title: '“{words}” (title) is not in your resume.',
    date: '“{words}” (date) is not in your resume.',
    number: '“{words}” (number) is not in your resume.',
    skill: '“{words}” (skill) is not in your resume.',
  },
});
