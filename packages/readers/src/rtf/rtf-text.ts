import type { Reading } from './rtf-state.ts';

/** Decodes the bytes that have come together, and adds what they say. */
export function flushBytes(reading: Reading) {
  if (reading.bytes.length === 0) return;
  const encoding = reading.encodings.get(reading.state.font) ?? reading.encoding;
  const bytes = Uint8Array.from(reading.bytes);
  reading.bytes = [];
  addText(reading, new TextDecoder(encoding).decode(bytes));
}

/** Adds text where the group's text goes. */
export function addText(reading: Reading, text: string) {
  if (text === '') return;
  const { state } = reading;
  const { output, size, bold, italic, link, hidden } = state;
  switch (state.destination) {
    case 'text':
      if (state.field) state.field.isShown = true;
      output.runs.push({
        ...{ text, size, bold, italic },
        ...(link !== undefined && { link }),
        ...(hidden && { hidden }),
      });
      break;
    case 'marker':
      output.marker += text;
      break;
    case 'instruction':
      if (state.field) state.field.instruction += text;
      break;
    case 'entry':
      if (state.field) state.field.entries[state.field.entries.length - 1] += text;
      break;
    case 'styles':
      reading.style.name += text;
      break;
    case 'property-name':
      if (state.property) state.property.name += text;
      break;
    case 'property-value':
      if (state.property) state.property.value += text;
      break;
    case 'fonts':
    case 'left-out':
  }
}
