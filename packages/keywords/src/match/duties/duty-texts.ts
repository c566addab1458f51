import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import { CLINICS } from './clinics.ts';
import { COMPUTERS } from './computers.ts';
import { FACTORIES } from './factories.ts';
import { IN_DETAIL } from './in-detail.ts';
import { KINDS } from './kinds.ts';
import { KITCHENS } from './kitchens.ts';
import { LAND } from './land.ts';
import { MANAGEMENT } from './management.ts';
import { MEDIA } from './media.ts';
import { MONEY } from './money.ts';
import { MORE_IN_DETAIL } from './more-in-detail.ts';
import { OFFICES } from './offices.ts';
import { PUBLIC } from './public.ts';
import { SCHOOLS } from './schools.ts';
import { SCIENCE } from './science.ts';
import { SHOPS } from './shops.ts';
import { WAREHOUSES } from './warehouses.ts';

/** How duties are told, trade by trade; README.md has the format. */
export const DUTY_TEXTS: readonly string[] = [
  BUILDING,
  CARE,
  CLINICS,
  COMPUTERS,
  FACTORIES,
  IN_DETAIL,
  KINDS,
  KITCHENS,
  LAND,
  MANAGEMENT,
  MEDIA,
  MONEY,
  MORE_IN_DETAIL,
  OFFICES,
  PUBLIC,
  SCHOOLS,
  SCIENCE,
  SHOPS,
  WAREHOUSES,
];
