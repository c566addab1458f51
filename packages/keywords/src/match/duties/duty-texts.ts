import { BUILDING } from './trades/building.ts';
import { CARE } from './trades/care.ts';
import { CLINICS } from './trades/clinics.ts';
import { COMPUTERS } from './trades/computers.ts';
import { EVERY_TRADE } from './trades/every-trade.ts';
import { FACTORIES } from './trades/factories.ts';
import { KITCHENS } from './trades/kitchens.ts';
import { LAND } from './trades/land.ts';
import { MANAGEMENT } from './trades/management.ts';
import { MEDIA } from './trades/media.ts';
import { MONEY } from './trades/money.ts';
import { OFFICES } from './trades/offices.ts';
import { PUBLIC } from './trades/public.ts';
import { SCHOOLS } from './trades/schools.ts';
import { SCIENCE } from './trades/science.ts';
import { SHOPS } from './trades/shops.ts';
import { WAREHOUSES } from './trades/warehouses.ts';

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
