// The pages of applications, which are loaded together; the one that adds one reads postings and comes by itself.
export { PursuitsPage as pursuits } from '#documents/pursuit/list/pursuits-page.tsx';
export { PursuitPage as pursuit } from './pursuit-page.tsx';
