import { setFlagsFromString } from 'node:v8';

/**
 * Has the embedded engine be compiled once, quickly, and not a second time for speed: that takes 500 MB more, most of them for one function (decision 165).
 * `--liftoff-only` in words that V8 takes once it runs; call it before the engine is loaded.
 */
export function compileOnce(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
