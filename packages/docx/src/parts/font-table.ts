import { fontsOf } from '../looks/fonts.ts';
import { SCHEMAS } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';

/** The font table (ECMA-376 part 1, 17.8): each font of the families with the names that may stand in for it. */
export function writeFontTable(families: Iterable<string>): string {
  const fonts = [...families].flatMap((family) => Object.values(fontsOf(family)));
  const byName = new Map(fonts.map((font) => [font.name, font]));
  return xmlFile(
    tag(
      'w:fonts',
      SCHEMAS,
      Array.from(byName.values(), ({ name, others, shape }) =>
        tag('w:font', { 'w:name': name }, [
          ...(others.length > 0 ? [tag('w:altName', { 'w:val': others.join(', ') })] : []),
          tag('w:family', { 'w:val': shape }),
          tag('w:pitch', { 'w:val': 'variable' }),
        ]),
      ),
    ),
  );
}
