/** The id of the field that a printed text comes from: of a body's blocks the one field of its text, of all else the field of its name. */
export function fieldOfSource(source: string): string {
  const [part = '', field = ''] = source.split('.');
  return part === 'body' ? fieldId('body', 'text') : fieldId(part, field);
}

/** The id of a field of a letter. */
export const fieldId = (part: string, field: string): string => `letter-${part}-${field}`;
