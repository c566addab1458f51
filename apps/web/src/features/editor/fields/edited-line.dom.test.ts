import { SECTIONS } from '@shortlist/model';
import { afterEach, describe, expect, it } from 'vitest';
import { editedLine, findOnPaper } from './edited-line.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** A text area of the form with the caret at an offset. */
function areaWith(id: string, value: string, caret: number): HTMLTextAreaElement {
  document.body.innerHTML = `<textarea id="${id}"></textarea>`;
  const area = document.querySelector('textarea') as HTMLTextAreaElement;
  area.value = value;
  area.setSelectionRange(caret, caret);
  return area;
}

const place = (caret: number) => {
  const edited = editedLine(
    areaWith('field-experience.bullets@x1', '• ab\n• cdef', caret),
    SECTIONS,
  );
  if (!edited) throw new Error('The text area is a field.');
  return edited;
};

/** The paper, each text with the source it comes from. */
function paperOf(...sources: string[]): Element {
  const paper = document.createElement('div');
  const texts = sources.map((source, at) => `<text id="${at}" data-source="${source}"></text>`);
  paper.innerHTML = `<svg>${texts.join('')}</svg>`;
  return paper;
}

describe('[ED20] the line under the caret', () => {
  it('comes with the share of it that stands before the caret', () => {
    expect(place(0)).toMatchObject({ ref: { field: 'bullets', entryId: 'x1', line: 0 }, share: 0 });
    expect(place(8)).toMatchObject({ ref: { line: 1 }, share: 0.5 });
  });

  it('is the field, where that has one line', () => {
    document.body.innerHTML = '<input id="field-contact.email">';
    const input = document.querySelector('input') as HTMLInputElement;
    expect(editedLine(input, SECTIONS)).toEqual({
      ref: { section: 'contact', field: 'email' },
      share: 0,
    });
  });

  it('is none of what is no field', () => {
    document.body.innerHTML = '<input id="search"><input id="field-nonsense">';
    for (const input of document.querySelectorAll('input')) {
      expect(editedLine(input, SECTIONS)).toBeUndefined();
    }
  });
});

describe('[ED20] the words that show it', () => {
  const [FIRST, SECOND] = ['experience.bullets.0@x1', 'experience.bullets.1@x1'];

  it.each([
    { it: 'the very line', paper: [FIRST, SECOND], caret: 11, found: '1' },
    {
      it: 'the row of the line that the caret is in',
      paper: [SECOND, SECOND],
      caret: 5,
      found: '0',
    },
    { it: 'its last row at its end', paper: [SECOND, SECOND], caret: 11, found: '1' },
    { it: 'the line above one that is not printed', paper: [FIRST, FIRST], caret: 11, found: '1' },
    {
      it: 'else the entry',
      paper: ['experience.role@x0', 'experience.role@x1'],
      caret: 11,
      found: '1',
    },
    {
      it: 'nothing of another entry',
      paper: ['experience.bullets.1@x2'],
      caret: 11,
      found: undefined,
    },
  ])('are $it', ({ paper, caret, found }) => {
    expect(findOnPaper(paperOf(...paper), place(caret))?.id).toBe(found);
  });
});
