import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import { CLINICS } from './clinics.ts';
import { COMPUTERS } from './computers.ts';
import { EVERY_TRADE } from './every-trade.ts';
import { FACTORIES } from './factories.ts';
import { KITCHENS } from './kitchens.ts';
import { LAND } from './land.ts';
import { MANAGEMENT } from './management.ts';
import { MEDIA } from './media.ts';
import { MONEY } from './money.ts';
import { OFFICES } from './offices.ts';
import { PUBLIC } from './public.ts';
import { SCHOOLS } from './schools.ts';
import { SCIENCE } from './science.ts';
import { SHOPS } from './shops.ts';
import { WAREHOUSES } from './warehouses.ts';

/** The words that show duties, by trade; README.md has the format. */
export const DUTY_TEXTS = {
  building: BUILDING,
  care: CARE,
  clinics: CLINICS,
  computers: COMPUTERS,
  factories: FACTORIES,
  everyTrade: EVERY_TRADE,
  kitchens: KITCHENS,
  land: LAND,
  management: MANAGEMENT,
  media: MEDIA,
  money: MONEY,
  offices: OFFICES,
  public: PUBLIC,
  schools: SCHOOLS,
  science: SCIENCE,
  shops: SHOPS,
  warehouses: WAREHOUSES,
};

export type Trade = keyof typeof DUTY_TEXTS;
