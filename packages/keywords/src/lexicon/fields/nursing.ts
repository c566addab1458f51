/** Nursing and care at the bedside. ../README.md describes the format. */
export const NURSING = `
@certificate
Registered Nurse | RN | RN license | RGN | NMC registration ~ nursing-licence
Licensed Practical Nurse | LPN | Licensed Vocational Nurse | LVN | practical nurse ~ nursing-licence
Nurse Practitioner | APRN | FNP | advanced practice registered nurse | CRNP => Registered Nurse
Certified Nursing Assistant | CNA | nursing assistant | nurse aide | STNA ~ care-certificate
home health aide | HHA | personal care aide | PCA ~ care-certificate
Care Certificate | NVQ health and social care ~ care-certificate
patient care technician | PCT | CPCT ~ care-certificate
BLS | Basic Life Support | BLS for Healthcare Providers => CPR
ACLS | Advanced Cardiovascular Life Support | Advanced Cardiac Life Support => BLS
PALS | Pediatric Advanced Life Support
CPR | cardiopulmonary resuscitation | CPR/AED | CPR certified | AED
first aid | first aider
Certified Nurse Midwife | CNM | registered midwife => midwifery
@skill
patient assessment | nursing assessment | head-to-toe assessment | clinical assessment
care planning | +plan of care | -wrote care plans | writing care plans
medication administration | administer medications | med pass | drug administration | -gave medication | -gave out meds | -handed out meds | giving medication | giving medicines | dispensing meds to patients
IV therapy | intravenous therapy | IV insertion | cannulation | peripheral IV | -inserted IVs | IV starts
vital signs | taking vitals | NEWS2 | -took obs | -took vitals | taking obs | +vitals
wound care | wound dressing | wound management | dressing changes | -dressed wounds | -changed dressings | dressing wounds | changing dressings
catheterization | catheter care | Foley catheter | urinary catheter
phlebotomy | venipuncture | blood draws | blood collection | -took bloods | -drew blood | +taking bloods | +bloods | +taking blood
infection control | infection prevention | IPC nursing | -kept infections down | infection prevention and control | IPC measures
patient education | health education | patient teaching | patient and family education | discharge teaching | discharge instructions | -taught patients | -explained to patients | teaching patients
patient advocacy | advocating for patients | -spoke up for patients
triage | -sorted patients by need
critical care | intensive care | ICU => acute care
emergency nursing | emergency department | emergency room | =A&E | ED nursing => acute care
medical-surgical nursing | med-surg | medical surgical => acute care
operating room nursing | perioperative | theatre nursing | scrub nurse | OR nursing | operating room
labor and delivery | L&D nursing | obstetrics | maternity nursing | postpartum
midwifery | antenatal care | intrapartum care
pediatric nursing | paediatrics | children's nursing
oncology nursing | chemotherapy administration | oncology | cancer care
psychiatric nursing | mental health nursing | behavioral health nursing | RMN
community nursing | district nursing | home health | home visits nursing
hospice | palliative care | end-of-life care | -sat with the dying
geriatric care | elderly care | care of older people | gerontology | elderly residents | older adults | older people | senior care | aged care
long-term care | skilled nursing facility | SNF | nursing home | residential aged care
dementia care | Alzheimer's care | memory care | -residents with dementia | people with dementia | living with dementia | +memory unit | memory clinic
activities of daily living | ADLs | +personal care | assistance with daily living | bathing and dressing | -helped residents wash | help with washing and dressing | help to wash and dress
patient transfers | safe patient handling | Hoyer lift | +hoists | -lifted patients | transferring patients
dialysis | hemodialysis | renal nursing
discharge planning | discharge coordination | transitions of care | -got patients home | planning discharges | safe discharges
case management | care coordination | coordinated care
utilization review | utilization management | prior authorization review
clinical documentation | nursing documentation | -wrote notes | +note writing
vaccination | immunizations | giving injections
telehealth | telemedicine | virtual care | remote patient monitoring
evidence-based practice | EBP
Joint Commission | JCAHO | TJC
safeguarding adults | adult safeguarding | vulnerable adults | DoLS | Mental Capacity Act
acute care | inpatient care
step-down | PCU | progressive care => acute care
blood transfusion | blood products
SBAR | shift handoff | bedside report
charge nurse | relief charge
NPWT | negative pressure | wound vac => wound care
ambulatory surgery center | ASC | surgery centers
@standard
Care Quality Commission | CQC
@skill
telemetry | cardiac monitoring | rhythm strips => acute care
pain management
ventilator management | mechanical ventilation
neonatal intensive care | NICU
`;
