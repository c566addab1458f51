/** The key under which this browser remembers that the list has choices of kinds. */
export const FILTER_FLAG = 'list-has-kinds';
