/** The UUID of `name` in a namespace, the same each time: version 5 of RFC 9562. */
export async function nameBasedUuid(namespace: string, name: string): Promise<string> {
  const space = namespace.replaceAll('-', '').match(/../gu) ?? [];
  const bytes = [
    ...space.map((pair) => Number.parseInt(pair, 16)),
    ...new TextEncoder().encode(name),
  ];
  const digest = await crypto.subtle.digest('SHA-1', Uint8Array.from(bytes));
  const id = new Uint8Array(digest, 0, 16);
  const view = new DataView(id.buffer);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x50);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(id, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
