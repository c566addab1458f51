import type { GroupState, Reading, RtfField } from './rtf-state.ts';

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
  switch (state.destination) {
    case 'text':
      addRun(state, text);
      break;
    case 'marker':
      state.output.marker += text;
      break;
    case 'styles':
      reading.style.name += text;
      break;
    case 'instruction':
    case 'entry':
      if (state.field) addToField(state.field, state.destination, text);
      break;
    case 'bytes':
      if (state.twice) state.twice.bytes += text;
      break;
    case 'property-name':
    case 'property-value':
      if (state.property) addToProperty(state.property, state.destination, text);
      break;
    case 'fonts':
    case 'left-out':
  }
}

function addRun({ output, size, bold, italic, link, hidden, field }: GroupState, text: string) {
  if (field) field.isShown = true;
  output.runs.push({
    ...{ text, size, bold, italic },
    ...(link !== undefined && { link }),
    ...(hidden && { hidden }),
  });
}

function addToField(field: RtfField, destination: 'instruction' | 'entry', text: string) {
  if (destination === 'instruction') field.instruction += text;
  else field.entries[field.entries.length - 1] += text;
}

function addToProperty(
  property: { name: string; value: string },
  destination: 'property-name' | 'property-value',
  text: string,
) {
  property[destination === 'property-name' ? 'name' : 'value'] += text;
}
