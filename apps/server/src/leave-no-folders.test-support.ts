import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.test-support.ts';

// Set-up of every file of tests, so that its hooks run after those of the file, which close what is open in the folders.
afterAll(removeTemporaryFolders);
