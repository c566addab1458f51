// Loaded before a server whose saves are to be lost in a power cut: the disk is never asked to take what its database wrote.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

Object.assign(fs, { fsyncSync: () => undefined });
syncBuiltinESMExports();
