/** Adds a method where it is missing. */
function add(to: object, name: string, method: (...args: never[]) => unknown): void {
  if (!(name in to))
    Object.defineProperty(to, name, { value: method, configurable: true, writable: true });
}

// pdf.js takes Node 22 for granted, and these two of its methods (ECMAScript 2024) are not in Node 20.
add(Promise, 'withResolvers', () => {
  let settle: unknown;
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return Object.assign({ promise }, settle);
});

// Of a buffer that nobody uses any more, a copy does as well.
add(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, length: number) {
  return this.slice(0, length);
});
