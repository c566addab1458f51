import { serveReading } from './serve-reading.ts';
import type { ToWorker } from './worker-messages.ts';

const serve = serveReading((message, transfer = []) => self.postMessage(message, { transfer }));

// pdf.js leaves some promises of its own alone when a damaged file makes it try another way; what it
// answers in the end is what counts, and a file that gets no answer is given up in time.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => serve(data));
