import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import { CLINICS } from './clinics.ts';
import { FACTORIES } from './factories.ts';
import { KITCHENS } from './kitchens.ts';
import { MANAGEMENT } from './management.ts';
import { MONEY } from './money.ts';
import { OFFICES } from './offices.ts';
import { SCHOOLS } from './schools.ts';
import { SHOPS } from './shops.ts';
import { WAREHOUSES } from './warehouses.ts';

/** How duties are told, trade by trade; README.md has the format. */
export const DUTY_TEXTS: readonly string[] = [
  BUILDING,
  CARE,
  CLINICS,
  FACTORIES,
  KITCHENS,
  MANAGEMENT,
  MONEY,
  OFFICES,
  SCHOOLS,
  SHOPS,
  WAREHOUSES,
];
