// What the form says with names in it.

export const resumeAs = ({ name, format }: { name: string; format: string }) =>
  `${name} (${format})`;
