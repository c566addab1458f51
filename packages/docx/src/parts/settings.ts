import { SCHEMAS } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';

/** The settings (ECMA-376 part 1, 17.15): the rules of Word 2013 and later, so that no compatibility mode is shown. */
export const writeSettings = (): string =>
  xmlFile(
    tag('w:settings', SCHEMAS, [
      tag('w:zoom', { 'w:percent': 100 }),
      tag('w:defaultTabStop', { 'w:val': 720 }),
      tag('w:characterSpacingControl', { 'w:val': 'doNotCompress' }),
      tag(
        'w:compat',
        {},
        tag('w:compatSetting', {
          'w:name': 'compatibilityMode',
          'w:uri': 'http://schemas.microsoft.com/office/word',
          'w:val': 15,
        }),
      ),
    ]),
  );
