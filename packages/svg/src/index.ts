export { facesOf, familyOf, pageSvg, SHEET_STYLE } from './page-svg.ts';
