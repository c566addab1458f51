import { asAdmin, nothing, type Rows } from '../../access-rows.test-support.ts';
import type { status } from './feature.ts';

export const ROWS: Rows<typeof status> = {
  getStatus: asAdmin(nothing),
};
