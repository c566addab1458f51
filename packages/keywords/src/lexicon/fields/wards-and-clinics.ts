/** Skills that wards, care homes, clinics, dentists, pharmacies and vets are asked for. ../README.md describes the format. */
export const WARDS_AND_CLINICS = `
@skill
ward rounds | doctors' rounds | multidisciplinary rounds
medication rounds on the ward | med rounds | drug round => medication administration
controlled drugs handling | CD checks | controlled drug register | double-checking medications => controlled substances
intramuscular injections | subcutaneous injections | IM injections | insulin injections
insulin administration
insulin ; diabetes management ; diabetic care => insulin administration
fluid balance | fluid balance charts | intake and output | fluid charts
observations of patients | obs rounds | patient observations | early warning scores | NEWS scores => vital signs
blood pressure checks | taking blood pressure | BP checks | manual blood pressure => vital signs
neurological observations | Glasgow Coma Scale | GCS
pain assessment | pain scores | +pain scales => pain management
nasogastric feeding | NG tubes | PEG feeding | tube feeding | enteral feeding
tracheostomy care
trach care ; suctioning ; trachy care => tracheostomy care
central lines
PICC lines ; central line care ; port access => central lines
blood gas sampling | ABGs | arterial blood gases
chest drains
chest tube care => chest drains
epidurals | patient-controlled analgesia | PCA pumps
infusion pumps | IV pumps | syringe drivers | smart pumps => IV therapy
pre-operative assessment | pre-op checks | pre-op assessment | surgical checklist
post-operative care | post-op care | recovery nursing | =PACU => acute care
scrubbing in theatre | scrub role | circulating role | surgical counts | instrument counts => operating room nursing
anaesthetic practice | anaesthetics support | ODP
endoscopy
endoscope reprocessing => endoscopy
cardiac catheterization | cath lab | angiography
stroke care | stroke unit | thrombolysis
cardiac care | CCU | coronary care | cardiology
respiratory care
nebulisers ; =CPAP ; BiPAP ; non-invasive ventilation => respiratory care
burns care ; trauma care | major trauma ; renal care | =CAPD ; orthopaedic nursing | ortho ward ; neurology nursing | neuro nursing => acute care
antenatal checks | antenatal clinics ; postnatal care | postnatal visits ; breastfeeding support | lactation support | infant feeding => midwifery
newborn care | newborn screening | +baby checks
health visiting | child health checks | developmental checks | growth monitoring
school immunisation | school nurse duties
sexual health
contraception advice ; family planning ; STI screening => sexual health
cervical screening | smear tests | pap smears
practice nursing | GP nursing | chronic disease clinics | long-term condition reviews
minor injuries
minor illness ; walk-in patients => minor injuries
ear syringing | ear irrigation | micro-suction
leg ulcer management | compression bandaging | compression therapy | Doppler assessment => wound care
suturing | suture removal | clip removal | sutures and staples
tissue viability | +skin integrity checks | Waterlow | Braden scale
barrier nursing | isolation precautions | PPE donning and doffing | isolation nursing => infection control
hand hygiene | handwashing audits | aseptic non-touch technique | =ANTT => infection control
outbreak management | Covid protocols | +swabbing | Covid swabs
sharps disposal | clinical waste | biohazard waste
deteriorating patients | escalating concerns | rapid response | crash team | +code blue
bed management | +patient flow | +bed meetings | bed huddles
shift handover | nursing handover | giving handover | change-of-shift report => SBAR
mentoring students | preceptorship | practice assessor
clinical supervision | reflective practice
key worker role | +named nurse | keyworker | +primary nurse
family liaison in care | +talking with families | updating relatives | relatives' meetings
bereavement support | +last offices | +care after death | grief counselling | grief support
advance care planning | DNACPR | advance directives | goals of care
comfort rounds | hourly rounding | intentional rounding
bed making | changing beds | making beds | linen changes
bed baths | washing and dressing | bathing residents | showering residents | help with washing => activities of daily living
toileting support | catheter bags | pad changes | +commode | bedpans => continence care
mouth care | oral hygiene for patients | denture care
feeding residents | helping with meals | thickened fluids | dysphagia diets | modified diets => feeding assistance
nutrition screening | MUST score | weight charts | weighing residents
escorting patients | accompanying to appointments | +hospital escorts | escorted outings
mobility support | walking with residents | mobilising patients | ambulating patients | zimmer frames
hoist transfers | using the hoist | slide sheets | stand aids | +two-person assists => patient transfers
activities with residents | activity coordination | reminiscence activities | social activities
companionship | +sitting service | +befriending | respite care | +respite
live-in care | 24-hour care | waking nights | +sleep-ins | +night care
domiciliary care | home care visits | +double-up calls | care calls | home visits to clients
medication prompting | prompting medication | assisting with medication | eMAR => medicines management
care plan reviews | updating care plans | care plan writing | person-centred care plans => care planning
daily notes in care | +care notes | +daily records | +contact notes | charting care given => clinical documentation
body maps | incident forms in care | +accident forms
behaviour that challenges | challenging behaviour | distressed behaviour | PBS plans => positive behavior support
autism support | autistic spectrum | ASD support | autism
learning disabilities support | LD support => developmental disabilities
epilepsy care | seizure management | buccal midazolam | rescue medication
Makaton | =PECS | +communication boards | +total communication | AAC
independent living skills | +life skills support | ADL training => residential support
mental health support work | mental health recovery | recovery-focused care | recovery model
psychiatric observations | one-to-one observations | 1:1 observations | close observations | suicide watch
verbal de-escalation | calming agitated patients | =MAPA => crisis intervention
Mental Health Act | sectioned patients | Section 3
group therapy | group facilitation in therapy | psychoeducation | therapy groups
play therapy ; art therapy ; music therapy ; drama therapy ; family therapy | systemic therapy => psychotherapy
solution-focused therapy | solution-focused brief therapy ; acceptance and commitment therapy | ACT therapy ; exposure therapy ; person-centred counselling | humanistic counselling => psychotherapy
client intakes | intake interviews => needs assessment
safety planning => crisis intervention
detox support | withdrawal management | needle exchange | substitute prescribing
blood glucose testing | finger sticks | BGL checks | BM checks => blood glucose monitoring
urine testing | urine dipstick | dipsticks
ECG recording | performing EKGs => ECG
spirometry | lung function tests | peak flow
sample labelling | specimen labelling | specimen collection | swabs and samples => specimen processing
centrifuging samples | aliquoting | blood separation
plaster casting
plaster room ; splint making => plaster casting
soft tissue massage | trigger point | dry needling => manual therapy
electrotherapy
ultrasound therapy ; TENS machines => electrotherapy
hydrotherapy | aquatic therapy | pool therapy
balance and coordination exercises | vestibular rehabilitation | neuro rehab | stroke rehabilitation => rehabilitation
chest physiotherapy | airway clearance | respiratory physiotherapy
sports rehabilitation
sports injuries ; return to play ; strapping and taping => sports rehabilitation
amputee rehabilitation | prosthetics | prosthetic fitting
swallowing assessment ; dysphagia assessment ; modified barium swallow ; =FEES => speech therapy
articulation therapy ; stammering therapy ; fluency therapy ; voice therapy ; aphasia therapy => speech therapy
sensory integration
sensory diets ; sensory processing => sensory integration
fine motor skills
handwriting support ; gross motor skills => fine motor skills
hearing tests
audiometry ; hearing aids ; hearing aid fitting ; audiology => hearing tests
eye tests ; visual fields ; visual acuity ; eye examinations => optometry
lens dispensing | spectacle dispensing | frame fitting | contact lens fitting | dispensing optics
tonometry
OCT imaging ; fundus photography => tonometry
foot care | nail cutting | podiatry | chiropody | diabetic foot checks
mammography ; fluoroscopy ; bone densitometry | =DEXA ; nuclear medicine | PET-CT ; interventional radiology => radiography
x-ray positioning ; patient positioning for imaging ; taking x-rays ; X-rays => radiography
IR(ME)R | dosimetry => radiation protection
radiotherapy
radiation therapy ; linac => radiotherapy
contrast administration | contrast media | venous contrast
chairside | passing instruments | dental nursing => dental assisting
dental impressions
alginate impressions ; taking impressions ; digital impressions ; intraoral scanning => dental impressions
dental crowns ; composite fillings ; amalgam => restorative dentistry
root canal treatment | endodontics
tooth extractions
oral surgery ; wisdom teeth => tooth extractions
dental implants | implants placement
dentures | partial dentures | prosthodontics
scale and polish | +prophylaxis => dental hygiene
oral health education | oral hygiene instruction | OHI | brushing and flossing advice
teeth whitening
cosmetic dentistry => teeth whitening
autoclave operation | instrument decontamination | decontamination room | washer-disinfector => sterile processing
recall appointments | hygiene recalls | appointment reminders
prescription labelling | labelling medicines | counting tablets | script entry | prescription entry => medication dispensing
repeat prescriptions | repeat dispensing | prescription refills
over-the-counter advice | OTC advice | pharmacy counter | minor ailments | pharmacy first
medicines counselling | patient counselling on medicines | counselling patients on medication
pharmacy stock ordering | expiry date checks | pharmacy stock | date checking
formulary management | antibiotic stewardship | antimicrobial stewardship
drug interactions | interaction checks | DUR | drug utilization review
TPN preparation | chemotherapy preparation => sterile compounding
insurance rejections in pharmacy | claim rejections | rejected claims
patient transport | non-emergency patient transport | stretcher transport | patient porter
ambulance response | 999 response | 911 response | emergency calls in the field | blue light response => emergency medical services
cardiac arrest management | defibrillation | CPR in the field | resuscitation
trauma assessment
primary survey ; ABCDE assessment ; hemorrhage control ; tourniquets => trauma assessment
IV access in the field | intraosseous access | drug administration in the field
driving under blue lights | +emergency driving | response driving => ambulance driving
medical reception | GP reception | checking patients in | clinic reception => front desk
clinic booking | outpatient booking | appointment booking => patient scheduling
referral management | processing referrals | specialist referrals
clinical coding queries | chart audits | chart review | DRG validation => medical coding
superbills | +charge entry | charge capture | claims scrubbing => medical billing
explanation of benefits | remittance advice => payment posting
patient collections | co-pays | copay collection | self-pay accounts
ROI requests | +records requests => medical records
animal nursing | vet nursing => veterinary care
animal restraint | restraining animals | handling animals | handling dogs | handling cats => animal handling
anaesthesia monitoring in animals | monitoring anaesthetics | surgical prep of animals
kennel duties | kennel cleaning | cleaning kennels | cattery | kennel work
dog grooming | pet grooming | clipping dogs | nail clipping
dog training
obedience training ; puppy classes ; dog walking ; pet sitting => dog training
pet vaccinations
worming ; flea treatment ; microchipping => pet vaccinations
@tool
EMIS Web ; NextGen Healthcare ; Allscripts => EHR
Point Click Care ; Nourish care ; Person Centred Software => EHR
Pyxis ; Omnicell ; automated dispensing cabinets | ADCs
PioneerRx ; QS/1 ; McKesson EnterpriseRx ; ScriptPro ; PMR system
=Kareo ; AdvancedMD ; DrChrono ; Availity ; Waystar ; claim clearinghouses
Software of Excellence | =SOEL ; R4 dental | Carestream R4 ; Curve Dental ; Exact dental
AVImark ; Cornerstone veterinary ; ezyVet
@certificate
NMC PIN ; AHPRA registration | =AHPRA => Registered Nurse
Compact nursing license | multistate license | NLC license => Registered Nurse
=CCRN ; CEN ; =CNOR ; OCN ; =TNCC ; NRP | neonatal resuscitation ; =ENPC
Level 2 health and social care | NVQ Level 2 care ; Level 3 health and social care | NVQ Level 3 care | Diploma in health and social care | QCF Level 3 ; Level 5 leadership in care | Level 5 diploma in leadership
Certificate III in Individual Support | Cert III individual support ; Certificate IV in Ageing Support | Cert III aged care
enrolled nurse | state enrolled nurse
phlebotomy certificate | CPT phlebotomy | certified phlebotomy technician => phlebotomy
NHA CCMA | AAMA CMA => Certified Medical Assistant
qualified medication aide | medication aide | CMT | med tech certification => medication administration
moving and handling certificate | manual handling certificate | manual handling training => moving and handling
DANB certified ; expanded functions | =EFDA ; radiography certificate dental => Registered Dental Assistant
GDC registered dental nurse | =NEBDN => DDS
GPhC registration | GPhC registered
=AEMT => EMT
Level 3 veterinary nursing | RCVS registered
ILS certificate | immediate life support ; ALS certificate | +advanced life support => BLS
mental health nursing registration | RMN registered
enhanced disclosure | PVG => DBS check
tuberculosis test | TB test | TB skin test ; hepatitis B vaccination ; immunisation record
`;
