export { isLeftOut, type LeftOut } from './left-out.ts';
