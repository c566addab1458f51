const OFFICE = 'http://schemas.openxmlformats.org';

/** Schemas of ECMA-376 part 1, transitional. */
export const SCHEMAS = {
  'xmlns:w': `${OFFICE}/wordprocessingml/2006/main`,
  'xmlns:r': `${OFFICE}/officeDocument/2006/relationships`,
} as const;

export const DRAWING_SCHEMAS = {
  'xmlns:wp': `${OFFICE}/drawingml/2006/wordprocessingDrawing`,
  'xmlns:a': `${OFFICE}/drawingml/2006/main`,
  'xmlns:pic': `${OFFICE}/drawingml/2006/picture`,
  'xmlns:v': 'urn:schemas-microsoft-com:vml',
} as const;

export const PACKAGE_SCHEMA = `${OFFICE}/package/2006`;
export const OFFICE_SCHEMA = `${OFFICE}/officeDocument/2006`;
