// The pages of applications, which are loaded together; the one that adds one reads postings and comes by itself.
export { PursuitsPage as pursuits } from './list/pursuits-page.tsx';
export { PursuitPage as pursuit } from './one/pursuit-page.tsx';
