import { subject } from '../../text.ts';

/** The rich text field. */
export const richText = subject('richText', {
  drag: 'Drag to reorder',
  link: 'Link',
  address: 'Address',
  removeLink: 'Remove link',
  saveLink: 'Save link',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  more: 'More for this line',
  hide: 'Hide in print',
  notPrinted: 'not printed',
  kept: 'kept as it is',
  lock: 'Keep as it is',
  unlock: 'Let suggestions change it',
  show: 'Show in print',
  moveUp: 'Move line up',
  moveDown: 'Move line down',
  duplicateLine: 'Duplicate line',
  noAddress: 'Type a web address, an email address or a phone number.',
});
