import { OFFICE_SCHEMA, PACKAGE_SCHEMA } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';

type Relationship = { type: string; target: string; isExternal?: boolean };

/** Collects what a part points at, each target once, and the ids by which it does (ECMA-376 part 2, 9.3). */
export function relationshipList() {
  const ids = new Map<string, string>();
  const written: string[] = [];
  return {
    idOf({ type, target, isExternal = false }: Relationship): string {
      const key = `${type} ${target}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `rId${ids.size + 1}`;
      ids.set(key, id);
      written.push(
        tag('Relationship', {
          Id: id,
          Type: type.includes('/') ? type : `${OFFICE_SCHEMA}/relationships/${type}`,
          Target: target,
          TargetMode: isExternal ? 'External' : undefined,
        }),
      );
      return id;
    },
    write: (): string =>
      xmlFile(tag('Relationships', { xmlns: `${PACKAGE_SCHEMA}/relationships` }, written)),
  };
}

export type RelationshipList = ReturnType<typeof relationshipList>;

export const CORE_PROPERTIES = `${PACKAGE_SCHEMA}/relationships/metadata/core-properties`;
