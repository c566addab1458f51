/** A browser's storage that outlives pages, and can be full. */
export class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();
  isFull = false;
  /** Name of the error where it is full, as browsers have it. */
  refusal = 'QuotaExceededError';
  /** Number of records that there is room for. */
  capacity = Number.POSITIVE_INFINITY;

  get length() {
    return this.#texts.size;
  }
  clear() {
    this.#texts.clear();
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#texts.delete(key);
  }
  setItem(key: string, text: string) {
    const isNew = !this.#texts.has(key);
    if (this.isFull || (isNew && this.length >= this.capacity))
      throw new DOMException('not taken', this.refusal);
    this.#texts.set(key, text);
  }
}
