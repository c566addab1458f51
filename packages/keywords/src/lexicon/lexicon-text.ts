import { expandSharedTails } from './expand-shared-tails.ts';
import { ACCOUNTING } from './fields/accounting.ts';
import { AGRICULTURE } from './fields/agriculture.ts';
import { ALLIED_HEALTH } from './fields/allied-health.ts';
import { AT_WORK_ELSEWHERE } from './fields/at-work-elsewhere.ts';
import { AVIATION } from './fields/aviation.ts';
import { BUILDING_SITES } from './fields/building-sites.ts';
import { BUSINESS_AT_WORK } from './fields/business-at-work.ts';
import { CARE_AT_WORK } from './fields/care-at-work.ts';
import { CLEANING_AND_LOOKS } from './fields/cleaning-and-looks.ts';
import { CLOUD } from './fields/cloud.ts';
import { CONSTRUCTION } from './fields/construction.ts';
import { DATA } from './fields/data.ts';
import { DENTAL_PHARMACY } from './fields/dental-pharmacy.ts';
import { DESIGN } from './fields/design.ts';
import { ELECTRONICS } from './fields/electronics.ts';
import { ENERGY } from './fields/energy.ts';
import { FACTORIES_AND_LABORATORIES } from './fields/factories-and-laboratories.ts';
import { FARMS_AND_LAND } from './fields/farms-and-land.ts';
import { FINANCE } from './fields/finance.ts';
import { GOVERNMENT } from './fields/government.ts';
import { HOSPITALITY } from './fields/hospitality.ts';
import { HR } from './fields/hr.ts';
import { KITCHENS_AND_GUESTS } from './fields/kitchens-and-guests.ts';
import { LABORATORY } from './fields/laboratory.ts';
import { LANGUAGES } from './fields/languages.ts';
import { LEGAL } from './fields/legal.ts';
import { LOGISTICS } from './fields/logistics.ts';
import { MANAGEMENT } from './fields/management.ts';
import { MANUFACTURING } from './fields/manufacturing.ts';
import { MARKETING } from './fields/marketing.ts';
import { MECHANICAL } from './fields/mechanical.ts';
import { NETWORKING } from './fields/networking.ts';
import { NURSING } from './fields/nursing.ts';
import { OFFICES } from './fields/offices.ts';
import { PEOPLE_AT_WORK } from './fields/people-at-work.ts';
import { PHARMA } from './fields/pharma.ts';
import { PUBLIC_SERVICE } from './fields/public-service.ts';
import { REAL_ESTATE } from './fields/real-estate.ts';
import { SALES } from './fields/sales.ts';
import { SCHOOLS_AND_STAGES } from './fields/schools-and-stages.ts';
import { SECURITY } from './fields/security.ts';
import { SHOPS_AND_CALLS } from './fields/shops-and-calls.ts';
import { SOCIAL_WORK } from './fields/social-work.ts';
import { SOFTWARE_AT_WORK } from './fields/software-at-work.ts';
import { SOFTWARE_FRAMEWORKS } from './fields/software-frameworks.ts';
import { SOFTWARE_LANGUAGES } from './fields/software-languages.ts';
import { SOFTWARE_PRACTICES } from './fields/software-practices.ts';
import { TEACHING } from './fields/teaching.ts';
import { TRADES } from './fields/trades.ts';
import { TRADES_AT_WORK } from './fields/trades-at-work.ts';
import { TRADES_IN_DETAIL } from './fields/trades-in-detail.ts';
import { VEHICLES_AND_FREIGHT } from './fields/vehicles-and-freight.ts';
import { WARDS_AND_CLINICS } from './fields/wards-and-clinics.ts';

const FIELDS: readonly [field: string, text: string][] = [
  ['accounting', ACCOUNTING],
  ['agriculture', AGRICULTURE],
  ['allied-health', ALLIED_HEALTH],
  ['aviation', AVIATION],
  ['cloud', CLOUD],
  ['construction', CONSTRUCTION],
  ['data', DATA],
  ['dental-pharmacy', DENTAL_PHARMACY],
  ['design', DESIGN],
  ['electronics', ELECTRONICS],
  ['energy', ENERGY],
  ['finance', FINANCE],
  ['government', GOVERNMENT],
  ['hospitality', HOSPITALITY],
  ['hr', HR],
  ['laboratory', LABORATORY],
  ['languages', LANGUAGES],
  ['legal', LEGAL],
  ['logistics', LOGISTICS],
  ['management', MANAGEMENT],
  ['manufacturing', MANUFACTURING],
  ['marketing', MARKETING],
  ['mechanical', MECHANICAL],
  ['networking', NETWORKING],
  ['nursing', NURSING],
  ['pharma', PHARMA],
  ['real-estate', REAL_ESTATE],
  ['sales', SALES],
  ['security', SECURITY],
  ['social-work', SOCIAL_WORK],
  ['software', SOFTWARE_FRAMEWORKS],
  ['software', SOFTWARE_LANGUAGES],
  ['software', SOFTWARE_PRACTICES],
  ['teaching', TEACHING],
  ['trades', TRADES],
  ['trades', TRADES_AT_WORK],
  ['allied-health', CARE_AT_WORK],
  ['people', PEOPLE_AT_WORK],
  ['people', AT_WORK_ELSEWHERE],
  ['trades', TRADES_IN_DETAIL],
  ['construction', BUILDING_SITES],
  ['logistics', VEHICLES_AND_FREIGHT],
  ['nursing', WARDS_AND_CLINICS],
  ['hospitality', KITCHENS_AND_GUESTS],
  ['sales', SHOPS_AND_CALLS],
  ['services', CLEANING_AND_LOOKS],
  ['teaching', SCHOOLS_AND_STAGES],
  ['agriculture', FARMS_AND_LAND],
  ['government', PUBLIC_SERVICE],
  ['accounting', OFFICES],
  ['manufacturing', FACTORIES_AND_LABORATORIES],
  ['software', SOFTWARE_AT_WORK],
  ['management', BUSINESS_AT_WORK],
];

/** The lexicon's text by field; `read-lexicon.ts` reads it, README.md tells the format. */
export const LEXICON_TEXTS: readonly { field: string; text: string }[] = FIELDS.map(
  ([field, text]) => ({ field, text: expandSharedTails(text) }),
);
