// Makes one backup in a process of its own, whose memory and turns are not the server's, and ends with the server that has started it.
import { loadSooner } from '#lib/load-sooner.ts';

process.once('disconnect', () => process.exit(1));
const { followOrder } = await loadSooner(() => import('./follow-order.ts'));
process.once('message', followOrder);
process.send?.('ready');
