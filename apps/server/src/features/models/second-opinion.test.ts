import { askSecondOpinion } from '@shortlist/contracts';
import { describe, expect, it } from 'vitest';
import { setModelScene, WANTED } from './model-scene.test-support.ts';

const scene = setModelScene();

describe('a second opinion', () => {
  const asked = { keywords: ['Customer service', 'Python'], resume: WANTED.resume };
  const opinions = async (answer: string) => {
    scene().upstream.say(answer);
    return (await scene().ada.get(askSecondOpinion, { body: asked })).opinions;
  };

  it('counts with the words of the resume that show it', async () => {
    const answer = '```json\n[{"keyword":"customer service","quote":"“Served guests”"}]\n```';
    expect(await opinions(answer)).toEqual([
      { keyword: 'Customer service', quote: 'Served guests' },
    ]);
  });

  it.each([
    '[{"keyword":"Python","quote":"Wrote Python scripts"}]',
    '[{"keyword":"Python","quote":"served guests"}]',
    '[{"keyword":"Python","quote":""}]',
    '[{"keyword":"Python"}]',
    '[{"keyword":"Sales","quote":"Served guests"}]',
    '{"keyword": 7, "quote": ["Served guests"]}',
    'Certainly! The candidate knows Python well.',
    '[{"keyword":"Python","quote":"Served gue',
  ])('is nothing without: %s', async (answer) => {
    expect(await opinions(answer)).toEqual([]);
  });

  it('of a server that fails is a failure', async () => {
    scene().upstream.refuse(500);
    const { status, body } = await scene().ada.call(askSecondOpinion, { body: asked });
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'model_failed' });
    expect(body.message).not.toMatch(/Secret/u);
  });
});
