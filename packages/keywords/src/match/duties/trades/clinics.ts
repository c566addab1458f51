/** The words with which people in hospitals, surgeries, pharmacies and vets tell what they do. */
export const CLINICS = `
patient assessment | nursing assessment | clinical assessment | triage | patient triage | initial assessment : see/saw/assess/examine patients first/new/walk-in/arrival, head toe, history examination/exam, take/took history, decide who seen first, sort urgent, walk-ins, =ESI, manchester triage, admission assessment
medical history | history taking | patient history | health history : take/took/review/ask history, health/case histories, past medical
venepuncture | phlebotomy | blood draws | taking blood | blood collection | specimen collection | blood sampling : take/took/draw/drew bloods, bloods taken, blood draw/tests/sample, butterfly needle, label tubes/samples, urine/stool/swab/sputum sample/specimens/collect, bleed/bled patients
cannulation | IV insertion | IV therapy | intravenous therapy : put/place/insert/site/start cannulas/IVs/lines/drips, hang bags/fluids/antibiotics, IV drip/fluids/antibiotics/push/pump/lines, central/PICC line
injections | immunisations | vaccination administration | intramuscular injections : give/administer flu/jabs/vaccines/shots/injection, jabs, flu/covid clinic/shots, baby jabs, vaccines, depot, cold chain
patient education | health education | health promotion | patient counselling : teach/show/explain/advise patients/families/clients/parents/mothers/owners, inhaler technique, home exercise, leaflets, smoking cessation, diet advice, lifestyle advice
care coordination | case management | patient navigation | multidisciplinary team working | MDT | interdisciplinary team | multidisciplinary working | MDT meetings : work/met doctors/therapists/social/physios/nurses/OT, ward round/meeting, refer/chase/link district/community/social/specialist, board round, with physios/OTs/therapists, caseload, joint visits
electronic health records | EHR | EMR | electronic medical records | electronic patient records | EPR | patient records systems | EHR systems | EMR systems | clinical systems : =SystmOne, =EMIS, =Epic, =Cerner, =Meditech, =Athena, =athenahealth, =eClinicalWorks, =NextGen, =Allscripts, =RiO, =Lorenzo, =Vision, =PointClickCare, =Kareo, =Practice Fusion, =Dentrix, =Cliniko, =Best Practice, =Medical Director, =Oracle Health, =Carenotes, =Liquidlogic, =Mosaic, =TPP, =PCS, =Nourish, =Access Care
practice management software | dental software | PMS software : =Dentrix, =Eaglesoft, =Open Dental, =Exact, =SOE, =R4, =Dentally, =Cliniko, =Genie, =RxWorks, =Provet, =Cornerstone, =AVImark, =ezyVet, =VetSpace, =Merlin, =Optix, =Jane
appointment scheduling | booking appointments | patient scheduling | diary management | scheduling : book/make/made/fit/arrange appointments/visits/patients/clinics/slots/clients, keep/run diary/calendar/book, appointment book, recalls/recall, fill cancellations/chair/gaps/slots, no-shows/DNAs
insurance verification | benefits verification | insurance eligibility : check/verify/call/rang/confirm coverage/eligibility/benefits/insurance/cover, prior authorization/auth
medical billing | medical coding | claims submission | billing and coding | insurance claims : =CPT, =ICD-10, =ICD, =HCPCS, submit/sent/chase/worked claims/denials/rejections, superbill, denials, clearinghouse, =EOB, bill insurers/payers/Medicare/Medicaid
theatre | operating theatre | scrub | theatre nursing | operating room | perioperative care : scrub/scrubbed, swab/instrument count, lay trays/instruments, anaesthetic room, recovery room, surgical lists/count/checklist, WHO checklist, circulating
instrument sterilisation | sterilisation | decontamination | autoclaving | instrument processing : autoclave/autoclaves, bag/clean/scrub/wash instruments, washer disinfector, ultrasonic bath, spore test, CSSD, sterile packs
chaperoning : sat examinations, chaperone/chaperoned
electrocardiogram | ECG | EKG | cardiac monitoring | telemetry : 12 lead, heart tracing, rhythm strips, telemetry, cardiac monitor
wound closure | suturing : stitch/stitched/suture/sutured, glue/steri strips
critical care | intensive care | ICU | high dependency : ventilated patients, =ITU, =HDU, inotropes, vent/ventilator, pressors, arterial line
emergency care | emergency department | A&E | ED nursing | emergency nursing : =ED, =ER, casualty, resus, emergency room/dept, trauma bay
infection surveillance | antimicrobial stewardship : antibiotic review/audit/policy, MRSA swabs/screen
dispensing | dispensing prescriptions | filling prescriptions | prescription processing : fill/make/made/count/pick scripts/prescriptions, dosette, label medicines/bottles, blister packs, count/pour tablets/pills, dispense/dispensed, =PMR, owing, scripts
accuracy checking | prescription checking | medication checking : check/final prescriptions/scripts/bags/labels/dispensed/accuracy, final check, near miss, ACT, =ACPT
controlled drugs | controlled substances | CD register | narcotics handling : CD register/cabinet/check/balance/safe, narcotic count/cabinet, schedule 2/II, =DEA, opioid, two signatures, methadone
medication reconciliation | drug history : compare/check/match home meds/medicines/GP/list, drug histories, medication list admission/discharge
stock rotation | expiry date checking | date checking : date check, short dated, oldest/old front/first, first in first out, =FIFO, rotate shelves/stock, expiry/expired
over the counter advice | OTC advice | OTC sales | pharmacy advice | minor ailments : counter sales/advice, coughs/colds, minor ailments, P medicines, =OTC, =WWHAM
medication therapy management | medication reviews | clinical pharmacy : medicines use review, =MUR, =MTM, =NMS, structured medication, =SMR, polypharmacy, deprescrib
compounding | sterile compounding | aseptic preparation : IV room/bags/hood, =TPN, chemo prep, laminar, =USP 797, mix creams/ointments, extemporaneous
physiotherapy | physical therapy | exercise prescription | therapeutic exercise | rehabilitation | rehabilitation programmes : exercise plan/programme/class/home/prescribe, gym class, get/got walking, back on feet, strengthen/strengthening, stretches, after stroke/hip/knee, gait, parallel bars, range motion, return sport
manual therapy | soft tissue mobilisation | joint mobilisation | massage : mobilisations, massage, hands-on, soft tissue, trigger points, spinal manipulation, deep tissue
gait training | mobility training | balance training | mobilisation : walk frame/stairs/stick/parallel/again, walking frames/aids/practice, stairs practice, berg balance, crutches
home adaptations | equipment provision | adaptive equipment | assistive technology | assistive equipment | aids and adaptations | minor adaptations | home assessments : grab/hand rails/bars, ramp/ramps, perching stool, raised toilet, bath board, wheelchair order/assess/fit, home visit access, stairlift, level access shower, kettle tipper, commode
speech and language interventions | speech therapy | speech and language support | speech and language therapy | language development : therapist's/SALT programme/targets/plan/sounds, =SALT, =SLT, sounds turn taking, colourful semantics, =ELKLAN, =NELI, =WellComm, attention bucket, speech sounds, language group, turn taking
cognitive assessment | cognitive screening : =MoCA, =MMSE, =ACE-III, memory test/screen
splinting | orthotics | casting | plastering | plaster application : splint/splints/splinted, cast/casts/plaster, backslab, thermoplastic
radiography | X-ray | X-rays | x-ray imaging | taking X-rays | dental radiography | imaging : take/took/shoot/expose films/bitewings/PA/views, bitewing/bitewings, =OPG, panoramic, =CT, =PACS, digital sensors/plates, chest films, C-arm, x-ray, x-rays, periapicals
radiation protection | radiation safety | IRMER : lead apron, =IR(ME)R, =ALARA, dose/film badge, dosimeter
ultrasound | sonography : scan babies/abdomen, sonogram, doppler
dental hygiene | scale and polish | prophylaxis | scaling and root planing | dental cleanings : clean teeth, polish/scale/scaled, =SRP, deep clean/cleanings, prophy, perio maintenance, debridement, ultrasonic scaler, Cavitron
dental nursing | chairside assistance | four-handed dentistry : pass instruments, suction/aspirate, beside dentist, mix cement/alginate/impression, chairside, nurse/nursed for dentist
perio charting | periodontal charting | dental charting | charting : pocket depths, probe depths/pockets, six point, =BPE, bleeding points, chart pockets/teeth
impressions | dental impressions : alginate, intraoral scan/scanner, iTero, study models
oral health education | oral hygiene instruction : teach/show brush/floss, brushing flossing
fluoride | fluoride application | fluoride varnish | sealants : varnish, sealants
animal handling | animal restraint | patient restraint : hold/held/restrain dog/cat/still, muzzle, nervous/fractious/scared dogs/cats, gentle handling
anaesthesia monitoring | general anaesthesia : anaesthetic monitor/watch/chart, under anaesthetic/GA, capnograph, keep asleep, intubate/intubated
vaccination of animals | nurse clinics | puppy parties : nail clips, puppy classes/parties, weight clinic, kennel cough
inpatient care | hospitalised patients | kennel care : ward night inpatients/in-patients, feed/clean kennels, overnight patients
laboratory tests | in-house lab : run bloods/urine/samples, microscope, urinalysis, blood machine, slides, dip urine
antenatal care | prenatal care | postnatal care | midwifery : booking visits/mums, mums mothers birth, deliver babies, labour ward, home births, breastfeeding, bump, caseload women
newborn care : heel prick, baby/newborn checks, babies, special care baby, =NICU, =SCBU
eye examinations | sight testing | refraction | visual acuity : sight tests, eye test/exam, slit lamp, pressures fields, retinoscope, prescription glasses, better one two
contact lens fitting | contact lenses | spectacle dispensing | frame fitting : fit/teach lenses/frames/glasses, pupillary, varifocals, =PD, adjust frames/glasses/nose
optical coherence tomography | OCT | fundus photography | diabetic screening : retinal photos/scan/screening, fundus, back of the eye
hearing tests | audiometry | hearing aids : pure tone, hearing aids fit, otoscope, =REM, ear impressions, tympanometry
medical terminology | audio typing | medical secretarial | clinic letters | dictation | transcription : type letters/clinic/dictation/consultant, dictate/dictated/dictation, digital dictation, clinic/referral letters
patient registration | front desk | reception duties | medical reception | patient check-in | reception | front of house reception | greeting visitors | visitor reception : check patients/guests/visitors in, greet/welcome/meet/sign patients/visitors/guests/arrivals/door, front desk/office, first face, answer phones/calls/switchboard, sign visitors, book in, visitor badge/pass, reception desk
referrals | referral management | patient referrals : refer/referred, choose book, =eRS, referral chase/send, two week wait
samples handling : label/spin/send/log/receive samples/specimens/tubes, centrifuge/spun, couriers samples
blood transfusion | transfusions : hang/gave/check blood units/products, transfuse/transfused, packed cells
oxygen therapy | respiratory care | airway management | tracheostomy care : suction/suctioned, =BiPAP, =CPAP, nebuliser, inhaler/inhalers, trach, airway/airways/OPA/intubate, bag valve, oxygen cylinders/mask
patient transport | patient mobilisation | portering : push/wheel/move patients/beds/wheelchairs, take/took patients x-ray/theatre/scan, porter
ambulance | emergency response | pre-hospital care | prehospital care | paramedicine : blue light, 999/911 calls, first scene, ambulance, =EMT, crew
treatment planning | care planning in therapy : goals treatment/plan/set patient/client
outcome measures : berg, outcome scores, SF-36, goal attainment
home exercise programs : exercises sheet/home/handout/video
wheelchair assessment | seating assessment : wheelchair/seating measure/assess/fit/clinic/cushions
fatigue management | energy conservation : pacing, energy conserve/save
return-to-work programs | vocational rehabilitation : phased return, back to work
upper limb rehabilitation | hand therapy : hand/arm/shoulder/grip exercises/splint/therapy
smoking cessation : stop smoking, quit smoking, patches smokers
travel vaccines : yellow fever, travel clinic/jabs
local anesthesia : numb/numbed, infiltration, blocks local
admissions and discharges : admit discharge patients/residents
patient care reports | ePCR : run reports/sheets
restorative dentistry : fillings, crowns
prior authorization : prior auth, authorisations insurer
denial management : denials, denied claims
medical records | health records : charts/notes patients file/pull/scan, records release
patient advocacy : speak up patients, stood patient
medical-surgical nursing | acute nursing | ward nursing : ward, med-surg, beds ward/acute/bay
charge nurse : charge shift/ward/nurse
pain management | pain assessment : pain score/relief/ladder/clinic/control
central lines | PICC lines : PICC, hickman, port
chest drains : chest tubes/drain
pre-operative assessment : pre-op, before surgery/operation
post-operative care : post-op, after surgery/operation, recovery
cervical screening : smears, smear
ear syringing : ear wax/irrigation
leg ulcer management : leg ulcers, compression bandage
contraception advice | sexual health | family planning : contraception, coils, implants, pill
sharps disposal | clinical waste : sharps, yellow bags
outbreak management : norovirus, outbreak, covid ward
practice nursing : GP surgery/practice nurse
psychiatric nursing : psychiatric, RMN, sectioned
community nursing | district nursing : patients homes visit, district
long-term care : nursing home, care home, residents
telehealth | telemedicine : video consultations/visits/appointments, phone consultations
antenatal | prenatal | antenatal care : pregnancy, pregnant, booking appointments mums, bump
intrapartum | intrapartum care | labour ward | birth | deliveries of babies : labour women/ward/births/care/suite, births, waterbirths, birth partner/pool, delivery suite
postnatal | postpartum : weeks/days after birth, new mothers/mums, after the birth
perineal suturing : suture/stitch tears/perineum
breastfeeding | infant feeding | lactation : breastfeed, latch, help mothers feed
fetal monitoring | CTG interpretation : CTG, CTGs, doptone/sonicaid
practice supervisor | mentorship | student supervision | practice assessor | preceptorship | clinical supervision of students : mentor students/juniors, student nurses/midwives/placement, sign off students
aftercare | follow-up care | patient follow-up | follow-up appointments : check/call/rang after/weeks later/fit, follow up patients/clients/calls/visits, recall/recalls
visual fields | visual field testing | perimetry : Humphrey, field test/plots
referral letters | onward referral : letter hospital/GP/consultant/ophthalmologist/specialist, refer hospital/GP/consultant
glaucoma : pressures, glaucoma
diabetic care | diabetes : insulin, diabetic, diabetics, HbA1c
hypertension | cardiovascular disease : blood pressure clinic
asthma | COPD | respiratory disease | respiratory conditions : inhaler, inhalers, spirometry, asthma
stroke rehabilitation | stroke | neurological rehabilitation | neurology | neurological conditions : after stroke, stroke patients/ward/survivors, parkinson's, MS clinic, brain injury
orthopaedics | musculoskeletal | orthopaedic rehabilitation | MSK : knee/hip/shoulder replacements/surgery/pain, fractures, ACL
paediatrics | children's services | paediatric care : children ward/clinic/patients/hospital/nurse, babies
oncology : chemo, chemotherapy, cancer, radiotherapy
surgery | surgical procedures | minor surgery : theatre, theatres, operations assist, spays, neuters, excisions
chronic conditions | long-term conditions | chronic disease management : asthma diabetes/clinic, diabetic clinic, COPD clinic
patient monitoring | monitoring equipment : ECG, sats, monitors, telemetry
infusion devices | syringe drivers : syringe driver, pumps IV, infusion pump
ultrasound equipment : doppler, probe
sterile technique | aseptic non-touch technique | ANTT | asepsis : ANTT, sterile field, aseptic
NMC registration | nursing registration | RN licence : NMC PIN, NMC, RGN, RMN, RN
HCPC registration : HCPC
GDC registration : GDC
GPhC registration : GPhC
capnography | anaesthesia monitoring | anesthesia monitoring : end-tidal, capnograph, asleep patients/animals/dogs blood/pressure/safe, =EtCO2
IV catheters | IV catheter placement | cannulation : cannula/cannulas put/place/insert, drips set, lines placed
blood analysis | in-house bloods | in-house laboratory : =CBC, biochemistry, haematology, analyser/analyzer bloods/samples/run
bandaging | dressings : dressing/dressings change/changed, bandage/bandages
pain scoring : =Glasgow, pain score/scale/scored
medical coding | inpatient coding | outpatient coding : =ICD-10, =CPT, =DRG, coded charts/records/encounters, code charts
physician queries | clinical documentation improvement | CDI : query/queries physician/doctors/documentation, =CDI
vital signs | vitals | vitals monitoring : BP hour/hourly/minutes/checked, obs hourly/taken, blood pressure minutes/hour
charting | clinical documentation : document/documented/chart/charted treatment/every/care/visit
dialysis cannulation | fistulas and grafts : sticks, buttonhole, =AVF, =AVG
equipment disinfection | disinfection : bleach day/end/machines, heat weekly/disinfect
hemodynamic monitoring | invasive monitoring : =CVP, =MAP, swan, art line, arterial line
ventilator management | ventilator care : vent/vents settings/wean/weaned, wean/weaned tube/ventilator
rapid response | code response : code/codes ran/team/blue, crash cart/call
patient intake | patient history : history took/take/taken, new patients history/forms
infection prevention | infection control : =PPE, hand hygiene, isolation rooms/patients, =MRSA
`;
