import { cutAtAll } from '../../entries/chunks.ts';
import type { Line } from '../../lines/line.ts';

/** "(expires Jun 2025)", "· Credential ID ABC-123": until when a certificate is good, and its number. */
const VALIDITY =
  /\s*[,;·|–—-]?\s*\(?\s*(?<!\p{L})(?:expires?|expiring|expiry(?: date)?|valid (?:until|through|thru|till))\s*(?:on|in)?\s*:?\s*(?:\p{L}{3,9}\.?\s+)?(?:\d{1,2}[/.-])?(?:19|20)\d{2}\s*\)?|\s*[,;·|–—(-]?\s*(?<!\p{L})(?:credential|certificate|certification|licen[cs]e|registration|cert)\.?\s*(?:id|no\.?|number|#)\s*:?\s*[\p{L}\d-]*\d[\p{L}\d-]*\s*\)?/giu;

/** Lines of certificates without what is neither name nor giver nor date. */
export const withoutValidity = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) =>
      cell.text.search(VALIDITY) >= 0 ? cutAtAll(cell, VALIDITY) : [cell],
    );
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
