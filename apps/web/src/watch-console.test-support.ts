import { afterAll } from 'vitest';
import { endWatch, watchConsole } from '#printed.test-support.ts';

// Set-up of every test file: one that prints what its tests have not named fails. Its hook runs after those of the other set-up.
watchConsole();
afterAll(endWatch);
