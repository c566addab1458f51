type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An XML element. Attributes that are undefined are left out; `content` is XML. */
export function tag(
  name: string,
  attributes: Attributes = {},
  content: string | readonly string[] = '',
): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeText(String(value))}"`],
  );
  const inside = typeof content === 'string' ? content : content.join('');
  const start = `<${name}${said.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

/** A file of XML with this outermost element. */
export const xmlFile = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

/** Characters that XML 1.0 has no place for (2.2): controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in XML: what XML refuses is dropped, line ends and tabs are spaces. */
export const escapeText = (text: string): string =>
  text
    .replace(ILLEGAL, '')
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
