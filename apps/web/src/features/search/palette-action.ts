/** Action on the page that the palette was opened over. */
export type PaletteAction = {
  /** Address that it leads to; that of the open page for what is done in place. */
  href: string;
  title: string;
  /** Empty where the title says it all. */
  about: string;
  /** State that goes along to `href`. */
  state?: object;
  /** True where it is offered only once its name is typed. */
  isRare?: boolean;
  /** Does it, in place of going to `href`. */
  run?: () => void;
};
