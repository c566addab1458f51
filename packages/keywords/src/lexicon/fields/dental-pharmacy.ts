/** Dentistry, pharmacy and running a medical practice. ../README.md describes the format. */
export const DENTAL_PHARMACY = `
@skill
dental assisting | chairside assisting | four-handed dentistry
dental hygiene | teeth cleaning | oral prophylaxis | scaling and root planing | SRP | prophys | prophies | dental prophylaxis
dental radiography | dental X-rays | bitewings | dental radiology | FMX | full mouth series
periodontal charting | periodontics | perio charting | six-point probing
restorative dentistry | dental fillings | crowns and bridges
orthodontics | +braces | clear aligners
medication dispensing | filling prescriptions | prescription processing | +dispensing | checking scripts
medication compounding | pharmacy compounding
sterile compounding | IV admixture | IV compounding => medication compounding
medication therapy management | MTM | medicines optimization | medication review | clinical pharmacy
controlled substances | controlled drugs | DEA compliance | narcotics counts
medical terminology
medical billing | medical claims | claims submission | healthcare billing
medical coding | clinical coding | ICD coding
revenue cycle management | RCM | revenue cycle
insurance verification | eligibility verification
prior authorization | pre-authorization
denial management | claim denials | claims follow-up | denied claims
payment posting | EOB
patient scheduling | appointment scheduling | booking appointments | clinic scheduling
patient registration | patient intake | patient check-in
medical records | health records | health information management | HIM records | +release of information
medical transcription | medical dictation
Medicare and Medicaid | Medicare | Medicaid | CMS regulations
medical assisting | clinical assisting | rooming patients
practice management | medical office management | clinic management
population health | value-based care | HEDIS
healthcare quality improvement | patient safety | clinical governance | clinical audit
public health | community health | health promotion | health outreach
@tool
EHR | EMR | electronic health records | electronic medical records | electronic patient records
?Epic | Epic EHR | EpicCare | Epic Hyperspace ; Cerner | Oracle Health | Cerner Millennium ; Meditech ; athenahealth ; eClinicalWorks ; PointClickCare ; SystmOne => EHR ~
Dentrix ; Eaglesoft ; Open Dental ~ dental-software
PACS | picture archiving
@standard
HIPAA | Health Insurance Portability and Accountability Act | patient privacy | patient confidentiality
ICD-10 => medical coding
CPT codes | HCPCS | Current Procedural Terminology => medical coding
@certificate
Registered Dental Hygienist | RDH | dental hygiene license => dental hygiene
Registered Dental Assistant | RDA | Certified Dental Assistant | DANB => dental assisting
DDS | DMD | licensed dentist | GDC registration | GDC registered
Certified Pharmacy Technician | CPhT | PTCB | pharmacy technician license | ExCPT => medication dispensing
PharmD | Doctor of Pharmacy | licensed pharmacist | registered pharmacist | RPh
CPC coder | Certified Professional Coder | CCS-P | Certified Coding Specialist | CCS coder => medical coding
RHIT | RHIA | Registered Health Information Technician => medical records
Certified Medical Assistant | CMA (AAMA) | CCMA | registered medical assistant => medical assisting
MD license | GMC registration | board certified | medical license
@tool
Invisalign => orthodontics
`;
