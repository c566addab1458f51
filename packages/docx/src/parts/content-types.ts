import { PACKAGE_SCHEMA } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const TYPES: Readonly<Record<string, string>> = {
  'word/document.xml': `${WORD}.document.main+xml`,
  'word/styles.xml': `${WORD}.styles+xml`,
  'word/numbering.xml': `${WORD}.numbering+xml`,
  'word/settings.xml': `${WORD}.settings+xml`,
  'word/fontTable.xml': `${WORD}.fontTable+xml`,
  'word/footer1.xml': `${WORD}.footer+xml`,
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  jpg: 'image/jpeg',
};

/** Writes the content type of each part of these names (ECMA-376 part 2, 10.1.2.2). */
export function writeContentTypes(names: readonly string[]): string {
  const extensions = Object.entries(EXTENSIONS).filter(([extension]) =>
    names.some((name) => name.endsWith(`.${extension}`)),
  );
  return xmlFile(
    tag('Types', { xmlns: `${PACKAGE_SCHEMA}/content-types` }, [
      ...extensions.map(([Extension, ContentType]) => tag('Default', { Extension, ContentType })),
      ...names.flatMap((name) => {
        const ContentType = TYPES[name];
        return ContentType === undefined
          ? []
          : [tag('Override', { PartName: `/${name}`, ContentType })];
      }),
    ]),
  );
}
