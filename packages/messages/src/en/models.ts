const AGAIN = 'Nothing was changed. Please try again.';

/** The words about asking a language model, and the reasons for which it gave no answer. */
export const models = {
  none: 'No language model is set up here. Whoever runs this server can set AI_BASE_URL, AI_MODEL and AI_API_KEY.',
  isOn: 'A language model can be asked.',
  saw: 'What the language model saw.',
  often: 'You have asked the language model many times this hour. Please try again later.',
  fromNetwork: 'The language model was asked too often from your network. Please try again later.',
  atOnce: 'The language model is still at work on what you asked before.',
  'no-answer': `The language model did not answer as it should. ${AGAIN}`,
  'refused-key':
    'The language model does not let this server in. Whoever runs the server should look at AI_API_KEY.',
  busy: 'The language model has too much to do right now. Please try again in a minute.',
  'too-slow': `The language model took too long. ${AGAIN}`,
  endless: `The language model wrote far more than it was asked for, so nothing was taken of it. ${AGAIN}`,
  empty: `The language model had nothing to propose. ${AGAIN}`,
  cancelled: 'This was cancelled.',
};
