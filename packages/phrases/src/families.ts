import { COMMERCE } from './families/commerce.ts';
import { COMMUNITY_EDUCATION } from './families/community-education.ts';
import { CONSTRUCTION } from './families/construction.ts';
import { CREATIVE } from './families/creative.ts';
import { DATA } from './families/data.ts';
import { ENERGY_ENVIRONMENT } from './families/energy-environment.ts';
import { ENGINEERING } from './families/engineering.ts';
import { HEALTH } from './families/health.ts';
import { INFRASTRUCTURE } from './families/infrastructure.ts';
import { MANUFACTURING } from './families/manufacturing.ts';
import { OFFICE } from './families/office.ts';
import { SCIENCE } from './families/science.ts';
import { SOFTWARE } from './families/software.ts';
import { TRANSPORT_SERVICES } from './families/transport-services.ts';
import type { RoleFamily } from './role-family.ts';

/** The whole bank. */
export const FAMILIES: readonly RoleFamily[] = [
  ...SOFTWARE,
  ...DATA,
  ...INFRASTRUCTURE,
  ...ENGINEERING,
  ...CONSTRUCTION,
  ...MANUFACTURING,
  ...ENERGY_ENVIRONMENT,
  ...SCIENCE,
  ...HEALTH,
  ...COMMUNITY_EDUCATION,
  ...OFFICE,
  ...COMMERCE,
  ...CREATIVE,
  ...TRANSPORT_SERVICES,
];
