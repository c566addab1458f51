/** How people in hospitals, surgeries, pharmacies and vets tell what they do. */
export const CLINICS = `
patient assessment | nursing assessment | clinical assessment | triage | patient triage | initial assessment : see/saw/assess/examine patients first/new/walk-in/arrival, head toe, history examination/exam, take/took history/histories, decide who seen first, sort urgent, walk-ins, =ESI, manchester triage, admission assessment
medical history | history taking | patient history | health history : take/took/review/ask history/histories, health/case histories, past medical
venepuncture | phlebotomy | blood draws | taking blood | blood collection | specimen collection | blood sampling : take/took/draw/drew bloods/blood, bloods taken, blood draw/draws/tests/sample/samples, butterfly needle, label/labelled tubes/samples, urine/stool/swab/sputum sample/samples/specimens/collect, bleed/bled patients
cannulation | IV insertion | IV therapy | intravenous therapy | IV starts : put/place/insert/site/start cannulas/cannula/IVs/lines/line/drips/drip, hang/hung bags/fluids/antibiotics, IV drip/fluids/antibiotics/push/pump/lines, central/PICC line
injections | immunisations | vaccinations | vaccination administration | administering vaccines | intramuscular injections : give/gave/administer flu/jabs/vaccines/shots/injection/injections, jabs, flu/covid clinic/clinics/shots, baby jabs, vaccines, depot, cold chain
patient education | health education | health promotion | patient teaching | patient counselling | patient counseling : teach/taught/show/showed/explain/explained/advise patients/patient/families/clients/parents/mothers/owners, inhaler technique, home exercise/exercises, leaflets, smoking cessation, diet advice, lifestyle advice
care coordination | case management | patient navigation | multidisciplinary team working | multidisciplinary team | MDT | interdisciplinary team | multidisciplinary working | MDT meetings : =MDT, work/worked/met/meet doctors/therapists/social/physios/nurses/OT, ward round/rounds/meeting, refer/referred/chase/link district/community/social/specialist, board round, with physios/OTs/therapists, caseload, joint visits
electronic health records | EHR | EMR | electronic medical records | electronic patient records | EPR | patient records systems | EHR systems | EMR systems | clinical systems : =SystmOne, =EMIS, =Epic, =Cerner, =Meditech, =Athena, =athenahealth, =eClinicalWorks, =NextGen, =Allscripts, =RiO, =Lorenzo, =Vision, =PointClickCare, =Kareo, =Practice Fusion, =Dentrix, =Cliniko, =Best Practice, =Medical Director, =Oracle Health, =Carenotes, =Liquidlogic, =Mosaic, =TPP, =PCS, =Nourish, =Access Care
practice management software | dental software | practice software | PMS software : =Dentrix, =Eaglesoft, =Open Dental, =Exact, =SOE, =R4, =Dentally, =Cliniko, =Genie, =RxWorks, =Provet, =Cornerstone, =AVImark, =ezyVet, =VetSpace, =Merlin, =Optix, =Jane
appointment scheduling | booking appointments | appointment booking | patient scheduling | diary management | scheduling appointments | scheduling : book/booked/make/made/fit/arrange appointments/visits/patients/clinics/slots/clients, keep/kept/run diary/diaries/calendar/book, appointment book, recalls/recall, fill/filled cancellations/chair/gaps/slots, no-shows/DNAs
insurance verification | benefits verification | insurance eligibility : check/verify/call/rang/confirm coverage/eligibility/benefits/insurance/insurer/insurers/cover, prior authorization/auth
medical billing | medical coding | claims submission | billing and coding | insurance claims : =CPT, =ICD-10, =ICD, =HCPCS, submit/sent/chase/worked claims/denials/rejections, superbill, denials, clearinghouse, =EOB, bill/billed insurers/payers/Medicare/Medicaid
theatre | operating theatre | scrub | theatre nursing | operating room | perioperative care : scrub/scrubbed, swab/instrument count/counts, lay/laid trays/instruments, anaesthetic room, recovery room, surgical lists/list/count/checklist, WHO checklist, circulating
instrument sterilisation | sterilisation | sterilization | decontamination | autoclaving | instrument processing : autoclave/autoclaves, bag/bagged/clean/scrub/wash instruments, washer disinfector, ultrasonic bath, spore test/tests, CSSD, sterile packs
chaperoning | chaperone : sat examinations, chaperone/chaperoned
electrocardiogram | ECG | EKG | ECGs | cardiac monitoring | telemetry : 12 lead/leads, heart tracing/tracings/trace, =ECG, =EKG, rhythm strips, telemetry, cardiac monitor
wound closure | suturing : stitch/stitched/suture/sutured, glue/steri strips
critical care | intensive care | ICU | high dependency : ventilated patients/patient, =ITU, =ICU, =HDU, inotropes, vent/ventilator, pressors, arterial line
emergency care | emergency department | A&E | ED nursing | emergency nursing : =A&E, =ED, =ER, casualty, resus, emergency room/dept, trauma bay
infection surveillance | antimicrobial stewardship : antibiotic/antibiotics review/audit/policy, MRSA swabs/screen
dispensing | dispensing prescriptions | prescription dispensing | filling prescriptions | prescription processing : fill/filled/make/made/count/counted/pick scripts/prescriptions/script, dosette, label/labelled medicines/bottles, blister packs, count/pour tablets/pills, dispense/dispensed, =PMR, owing, scripts
accuracy checking | prescription checking | medication checking : check/checked/final prescriptions/scripts/bags/labels/dispensed/accuracy, final check, near miss/misses, ACT, =ACPT
controlled drugs | controlled substances | CD register | narcotics handling : CD register/cabinet/check/balance/safe, narcotic count/counts/cabinet, schedule 2/II, =DEA, opioid, two signatures, methadone
medication reconciliation | medicines reconciliation | drug history : compare/check/match home meds/medicines/GP/list, drug histories/history, medication list admission/discharge
stock rotation | expiry date checking | date checking : date check/checks/checked, short dated, oldest/old front/first, first in first out, =FIFO, rotate/rotated shelves/stock, expiry/expired
over the counter advice | OTC advice | OTC sales | pharmacy advice | minor ailments : counter sales/advice, coughs/colds, minor ailments, P medicines, =OTC, =WWHAM
medication therapy management | medication reviews | clinical pharmacy : medicines use review, =MUR, =MTM, =NMS, structured medication, =SMR, polypharmacy, deprescrib
compounding | sterile compounding | aseptic preparation : IV room/bags/hood, =TPN, chemo prep, laminar, =USP 797, mix/mixed creams/ointments, extemporaneous
physiotherapy | physical therapy | exercise prescription | therapeutic exercise | rehabilitation | rehabilitation programmes : exercise/exercises plan/programme/class/home/prescribe/prescribed, gym class, get/got walking, back on feet, strengthen/strengthening, stretches, after stroke/hip/knee, gait, parallel bars, range motion, return sport
manual therapy | soft tissue mobilisation | joint mobilisation | massage : mobilisations, massage, hands-on, soft tissue, trigger points, spinal manipulation, deep tissue
gait training | mobility training | balance training | mobilisation : walk/walked frame/stairs/stick/parallel/again, walking frames/aids/practice, stairs practice, berg balance, crutches
home adaptations | equipment provision | adaptive equipment | assistive technology | assistive equipment | aids and adaptations | minor adaptations | home assessments : grab/hand rails/rail/bars, ramp/ramps, perching stool, raised toilet, bath board, wheelchair/wheelchairs order/ordered/assess/fit/fitted, home visit access, stairlift, level access shower, kettle tipper, commode
speech and language interventions | speech therapy | speech and language support | speech and language therapy | language development | speech and language : therapist's/SALT/therapist programme/targets/plan/sounds, =SALT, =SLT, sounds turn taking, colourful semantics, =ELKLAN, =NELI, =WellComm, attention bucket, speech sounds, language group/groups, turn taking
cognitive assessment | cognitive screening : =MoCA, =MMSE, =ACE-III, memory test/tests/screen
splinting | orthotics | casting | plastering | plaster application : splint/splints/splinted, cast/casts/plaster, backslab, thermoplastic
radiography | X-ray | X-rays | x-ray imaging | taking X-rays | dental radiography | imaging : take/took/shoot/expose films/bitewings/films/PA/views, bitewing/bitewings, =OPG, panoramic, =CT, =PACS, digital sensors/plates, chest films, C-arm, x-ray, x-rays, periapicals
radiation protection | radiation safety | IRMER : lead apron/aprons, =IR(ME)R, =ALARA, dose/film badge/badges, dosimeter
ultrasound | sonography : scan/scanned babies/abdomen/baby, sonogram, doppler
dental hygiene | scale and polish | prophylaxis | scaling and root planing | dental cleanings : clean/cleaned teeth, polish/scale/scaled, =SRP, deep clean/cleanings, prophy, perio maintenance, debridement, ultrasonic scaler, Cavitron
dental nursing | chairside assistance | four-handed dentistry | chairside assisting : pass/passed instruments, suction/aspirate, beside dentist, mix/mixed cement/alginate/impression, chairside, nurse/nursed for dentist
perio charting | periodontal charting | dental charting | charting : pocket depths/depth, probe/probed depths/pockets, six point, =BPE, bleeding points, chart/charted pockets/teeth
impressions | dental impressions : alginate, intraoral scan/scanner, iTero, study models
oral health education | oral hygiene instruction : teach/taught/show/showed brush/floss/flossing/brushing, brushing flossing
fluoride | fluoride application | fluoride varnish | sealants : varnish, sealants
animal handling | animal restraint | handling animals | patient restraint : hold/held/restrain dog/dogs/cat/cats/still, muzzle, nervous/fractious/scared dogs/cats, gentle handling
anaesthesia monitoring | anaesthetic monitoring | monitoring anaesthesia | general anaesthesia : anaesthetic/anesthetic monitor/monitored/watch/chart, under anaesthetic/GA, capnograph, keep/kept asleep, intubate/intubated
vaccination of animals | nurse clinics | puppy parties : nail clips, puppy classes/parties, weight clinic/clinics, kennel cough
inpatient care | hospitalised patients | kennel care : ward/wards night inpatients/in-patients, feed/fed/clean kennels, overnight patients
laboratory tests | in-house lab | in-house laboratory : run/ran bloods/blood/urine/samples, microscope, urinalysis, blood machine, slides, dip/dipped urine
antenatal care | prenatal care | postnatal care | midwifery : booking/book visits/mums, mums mothers birth, deliver/delivered babies, labour ward, home births, breastfeeding, bump, caseload women
newborn care | neonatal care | infant care : heel prick, baby/newborn checks/check, babies, special care baby, =NICU, =SCBU
eye examinations | sight testing | refraction | eye tests | visual acuity : sight tests/test, eye test/tests/exam, slit lamp, pressures fields, retinoscope, prescription glasses, better one two
contact lens fitting | contact lenses | spectacle dispensing | frame fitting : fit/fitted/teach lenses/frames/glasses, pupillary, varifocals, =PD, adjust/adjusted frames/glasses/nose
optical coherence tomography | OCT | fundus photography | diabetic screening : =OCT, retinal photos/scan/screening, fundus, back of the eye
hearing tests | audiometry | hearing aids : pure tone, hearing aids fit/fitted/fitting, otoscope, =REM, ear impressions, tympanometry
medical terminology | audio typing | medical secretarial | clinic letters | dictation | transcription : type/typed letters/clinic/dictation/consultant, dictate/dictated/dictation, digital dictation, clinic/referral letters
patient registration | front desk | reception duties | medical reception | patient check-in | reception | front of house reception | greeting visitors | visitor reception : check/checked patients/guests/visitors in, greet/greeted/welcome/meet/sign patients/visitors/guests/arrivals/door, front desk/office, first face, answer/answered phones/calls/switchboard, sign/signed visitors, book/booked in, visitor badge/badges/pass, reception desk
referrals | referral management | patient referrals : refer/referred, choose book, =eRS, referral/referrals chase/chased/send, two week wait
samples handling | specimen handling | sample handling : label/spin/send/log/receive samples/specimens/tubes, centrifuge/spun, couriers samples
blood transfusion | transfusions : hang/hung/gave/check blood units/products, transfuse/transfused, packed cells
oxygen therapy | respiratory care | airway management | tracheostomy care : suction/suctioned, =BiPAP, =CPAP, nebuliser, inhaler/inhalers, trach, airway/airways/OPA/intubate, bag valve, oxygen cylinders/mask
patient transport | patient mobilisation | portering : push/pushed/wheel/move/moved patients/beds/wheelchairs, take/took patients x-ray/theatre/scan, porter
ambulance | emergency response | pre-hospital care | prehospital care | paramedicine : blue light/lights, 999/911 calls, first scene, ambulance, =EMT, crew
`;
