import {
  all,
  asAnybody,
  nothing,
  type Operation,
  type Rows,
} from '../../access-rows.test-support.ts';
import type { models } from './feature.ts';

/** Callers with a session hear that there is no model; with one they get an answer: the tests beside this. */
const asModelUser = (send: Operation['send']): Operation => ({
  row: { ...all('no_model'), nobody: 'no_session' },
  send,
});

export const ROWS: Rows<typeof models> = {
  getModel: asAnybody(nothing),
  propose: asModelUser(() => ({ body: { kind: 'point', text: 'Ran it.', resume: 'Ran it.' } })),
  askSecondOpinion: asModelUser(() => ({ body: { keywords: ['Go'], resume: 'Ran it.' } })),
};
