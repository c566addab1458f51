import { useRef } from 'react';

/**
 * Names what is sent, so that the server stores it once: the same content sent again after an answer
 * was lost keeps its id, a change makes a new one.
 */
export function useSubmissionId(): (content: string) => string {
  const last = useRef({ content: '', id: '' });
  return (content) => {
    if (last.current.id === '' || last.current.content !== content) {
      last.current = { content, id: randomUuid() };
    }
    return last.current.id;
  };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is there over https and on localhost only. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
