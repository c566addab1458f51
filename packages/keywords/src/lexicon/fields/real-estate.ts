/** Property. ../README.md describes the format. */
export const REAL_ESTATE = `
@skill
real estate sales | residential sales | property sales | estate agency
property management | managing rental properties | block management
leasing | tenancy agreements
tenant relations | resident relations | tenant screening
property listings | MLS
buyer representation | +open houses | property viewings
property appraisal | real estate appraisal | property valuation
comparative market analysis | CMA report
commercial real estate | CRE | office leasing
real estate investment | property investment | real estate acquisitions
real estate development | property development | site acquisition
escrow | +title search | title insurance
affordable housing | Section 8 | social housing | LIHTC | housing association
rent collection | rent roll | arrears management
HOA management | community association | strata management
move-in inspections | property inspections
home inspection | building survey
property marketing
eviction process | evictions | +notice to quit
@tool
RealPage ; Entrata => property management ~
Yardi ; AppFolio => property management ~
CoStar ; Argus Enterprise | =ARGUS => commercial real estate
@standard
Fair Housing ; Landlord and Tenant Act | Section 21
@certificate
real estate license | +realtor | licensed real estate agent ~ property-licence
real estate broker license | broker's license ~ property-licence
certified residential appraiser | licensed appraiser | MAI designation => property appraisal
ARLA | Propertymark | NAEA | ATPI
@skill
@certificate
CPM property | Certified Property Manager => property management
`;
