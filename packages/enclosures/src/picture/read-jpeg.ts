import { EnclosureError } from '../enclosure-error.ts';

/** Size in pixels, and number of colour components, of a JPEG. */
export type JpegFacts = { width: number; height: number; components: number };

/** Markers that begin a frame (ISO/IEC 10918-1, table B.1): all from SOF0 to SOF15 that are none of tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the frame of a JPEG. Throws where there is none, or one that PDF has no colours for. */
export function readJpeg(bytes: Uint8Array): JpegFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1))) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const components = view.getUint8(at + 9);
      if (width > 0 && height > 0 && (components === 1 || components === 3))
        return { width, height, components };
    }
    at += 2 + view.getUint16(at + 2);
  }
  throw new EnclosureError('damaged');
}
