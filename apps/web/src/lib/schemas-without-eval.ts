/**
 * Zod tries whether it may compile code when the first schema is made; the content policy refuses, and
 * browsers report it. `z.config` would come too late: the build puts zod and our schemas into one chunk.
 * So the object that it reads its settings from is laid out before that chunk is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
