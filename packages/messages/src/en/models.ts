import { subject } from '../text.ts';

/** The words about asking a language model, and the reasons for which it gave no answer. */
export const models = subject('models', {
  none: 'No language model is set up on this server. Its operator can set AI_BASE_URL, AI_MODEL and AI_API_KEY.',
  isOn: 'A language model can be asked.',
  saw: 'What the language model saw.',
  often: 'You have asked the language model many times this hour. Please try again later.',
  fromNetwork:
    'The language model has been asked too often from your network. Please try again later.',
  atOnce: 'The language model is still working on your last request.',
  'no-answer': 'The language model gave no usable answer. Nothing was changed. Please try again.',
  'refused-key':
    'The language model rejected this server’s key. Its operator should check AI_API_KEY.',
  busy: 'The language model is busy right now. Please try again in a minute.',
  'too-slow': 'The language model took too long. Nothing was changed. Please try again.',
  endless:
    'The language model wrote far more than asked, so its answer was discarded. Nothing was changed. Please try again.',
  empty: 'The language model had nothing to propose. Nothing was changed. Please try again.',
  cancelled: 'This was cancelled.',
});
