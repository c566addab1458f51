import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { type QrCode, qrCodeOf } from './qr-code.ts';

/** Width of 2 cm at 300 dpi, in px. */
const PRINTED_PX = 236;

/** The code as a printer of 300 dpi sets it: each dot is that of the module in whose middle it lies. */
function print(code: QrCode): Uint8ClampedArray {
  const dots = new Uint8ClampedArray(PRINTED_PX ** 2 * 4).fill(255);
  const moduleAt = (dot: number) => Math.floor(((dot + 0.5) * code.length) / PRINTED_PX);
  for (let y = 0; y < PRINTED_PX; y += 1)
    for (let x = 0; x < PRINTED_PX; x += 1)
      if (code[moduleAt(y)]?.[moduleAt(x)])
        dots.fill(0, (y * PRINTED_PX + x) * 4, (y * PRINTED_PX + x) * 4 + 3);
  return dots;
}

it.each([
  'http://127.0.0.1:3000/s/AAAAAAAAAAAAAAAAAAAAAA',
  'https://resumes.example.org/s/bridge-engineer-at-acme-payments-2026-abc-Zz0_-9AAAAAAAAAAAAAAA',
])('[SL5] another decoder reads %s at 2 cm and 300 dpi', (url) => {
  expect(jsQR(print(qrCodeOf(url)), PRINTED_PX, PRINTED_PX)?.data).toBe(url);
});
