import type { Socket } from 'node:net';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { POLICY_OF_JSON } from '../headers/security-headers.ts';

const BODY = JSON.stringify({
  status: 'error',
  message: formatMessage(ENGLISH, en, { code: 'errors.unreadable' }),
  code: 'invalid',
});

/** Answers, in the envelope, a request that is no HTTP and so never reaches the app. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${BODY.length}`,
    'Connection: close',
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: ${POLICY_OF_JSON}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${BODY}`);
}
