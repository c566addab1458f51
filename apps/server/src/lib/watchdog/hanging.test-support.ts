// Run as a program: says that it runs, and hangs after a while.
import { startWatchdog } from './start-watchdog.ts';

startWatchdog(500);
setTimeout(() => {
  process.stdout.write('hangs now\n');
  for (;;);
}, 1_500);
