import { asAnybody, nothing, type Rows } from '../../access-rows.test-support.ts';
import type { health } from './feature.ts';

export const ROWS: Rows<typeof health> = {
  getHealth: asAnybody(nothing),
  getReadiness: asAnybody(nothing),
};
