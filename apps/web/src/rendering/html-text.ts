/** Text as it stands in HTML and XML, between tags and in an attribute. */
export const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A block of data in a page; nothing in it can end the block, whatever it says. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}
