import { afterEach, expect, it } from 'vitest';
import { openSurface } from './surface.ts';

let closing = new AbortController();
afterEach(() => {
  closing.abort();
  closing = new AbortController();
});

it.each([[[]], [['a']], [['a', 'a b', 'a b c']]])(
  '[ED8] [OC5] undo goes back through each state of the plain field, and redo to the last: %j',
  (later) => {
    const root = document.createElement('div');
    document.body.append(root);
    const texts = ['', ...later];
    const history = texts.map((text) => [{ text }]);
    const { squire, lines } = openSurface(root, history, closing.signal);
    const said = () => lines().map(({ text }) => text);
    expect(said()).toEqual([texts.at(-1)]);
    for (const text of texts.toReversed().slice(1)) {
      squire.undo();
      expect(said()).toEqual([text]);
    }
    for (const text of texts.slice(1)) {
      squire.redo();
      expect(said()).toEqual([text]);
    }
    squire.destroy();
    root.remove();
  },
);
