/** Tells the direction in which the interface is read to the library of menus and dialogs, which reads no `dir`. */
export { DirectionProvider as ReadingDirection } from '@base-ui/react/direction-provider';
