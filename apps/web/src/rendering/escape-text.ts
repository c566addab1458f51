/** Text as it stands in HTML and XML, between tags and in an attribute. */
export const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
