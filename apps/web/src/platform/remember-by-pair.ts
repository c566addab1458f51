/** Makes a value of two objects once, for as long as both live: the same each time, so that effects may depend on it. */
export function rememberByPair<A extends object, B extends object, Made extends object>(
  make: (a: A, b: B) => Made,
): (a: A, b: B) => Made {
  const made = new WeakMap<A, WeakMap<B, Made>>();
  return (a, b) => {
    const byB = made.get(a) ?? new WeakMap<B, Made>();
    const value = byB.get(b) ?? make(a, b);
    made.set(a, byB.set(b, value));
    return value;
  };
}
