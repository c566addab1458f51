import type { Design } from '../design.ts';
import { capitalsRule } from './designs/capitals-rule.ts';
import { currvita } from './designs/currvita.ts';
import { curve } from './designs/curve.ts';
import { cvSty } from './designs/cv-sty.ts';
import { esieecv } from './designs/esieecv.ts';
import { europasscv } from './designs/europasscv.ts';
import { europecv } from './designs/europecv.ts';
import { firaSidebar } from './designs/fira-sidebar.ts';
import { harnonCv } from './designs/harnon-cv.ts';
import { moderncvBanking } from './designs/moderncv-banking.ts';
import { moderncvCasual } from './designs/moderncv-casual.ts';
import { moderncvClassic } from './designs/moderncv-classic.ts';
import { ralewayColumns } from './designs/raleway-columns.ts';
import { ruledTable } from './designs/ruled-table.ts';
import { simplecv } from './designs/simplecv.ts';
import { smallCapsRole } from './designs/small-caps-role.ts';
import { tucv } from './designs/tucv.ts';

/** Designs that TeX Live sets. */
export const LATEX_DESIGNS: readonly Design[] = [
  capitalsRule,
  currvita,
  curve,
  cvSty,
  esieecv,
  europasscv,
  europecv,
  firaSidebar,
  harnonCv,
  moderncvBanking,
  moderncvCasual,
  moderncvClassic,
  ralewayColumns,
  ruledTable,
  simplecv,
  smallCapsRole,
  tucv,
];
