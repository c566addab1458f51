/** Stretches a link or button over its nearest positioned box, whose words are then not part of its name. */
export const STRETCHED_LOOK =
  'outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2';
