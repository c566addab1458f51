/** Words that nurses, carers, therapists, pharmacies and ambulances say of their work. ../README.md describes the format. */
export const CARE_AT_WORK = `
@skill
total knee replacement | TKA | TKR | total knee arthroplasty
total hip replacement | THA | THR | total hip arthroplasty
gait training | gait re-education | +walking re-education
therapeutic exercise | exercise prescription | strengthening programs | stretching programs
fall prevention | falls prevention | +balance training | +falls groups
outcome measures | outcome scores | functional outcome scales
initial evaluations | initial assessments | new-patient evals | first assessments
home exercise programs | HEP | home programmes
cognitive screening | MoCA | MMSE | cognitive assessment
home adaptations | minor adaptations | grab rails | home modifications
equipment provision | equipment prescription | mobility aids | walking aids
wheelchair assessment | wheelchair prescription | seating and posture
upper limb rehabilitation | hand therapy | hand rehabilitation
fatigue management | +pacing
return-to-work programs | vocational rehabilitation | work hardening
caregiver training | carer support | +family training
medicines management | medication rounds | MAR charts
moving and handling | manual handling of people | people handling | -moved residents safely
feeding assistance | mealtime assistance | assisted feeding | nutrition and hydration support | -helped at mealtimes
continence care | toileting | incontinence care
catheter changes | ostomy care | stoma care | colostomy care
pressure area care | pressure ulcer prevention | turning patients | +repositioning
blood glucose monitoring | blood sugar checks | glucometer | -checked sugars | checking blood sugars
admissions and discharges | patient admissions | discharge summaries
health history | +medical history | patient history taking | health histories
quality improvement in care | service improvement | QI projects
clinical check | clinical verification | prescription screening
medication reconciliation | best possible medication history | BPMH
blister packs | compliance packaging | dosette boxes | dosettes
opioid agonist treatment | methadone | buprenorphine/naloxone
smoking cessation | tobacco cessation | quit smoking support
travel vaccines | travel clinic | travel health
third-party billing | insurance claims adjudication | prescription billing
oxygen administration | oxygen therapy | O2 administration
airway management | bag-valve-mask | BVM | airway adjuncts
splinting fractures | spinal immobilization | C-spine
patient care reports | ePCR | PCR reports | +run reports
ambulance driving | +emergency vehicle operation | EVOC | blue-light driving
fluoride varnish | fluoride treatment | sealants
local anesthesia | nerve blocks | dental anesthesia
periodontal maintenance | perio maintenance | perio recall
sterilization monitoring | spore tests | biological monitoring
@certificate
HCPC registration | HCPC registered
working with children check | vulnerable sector check | police check | national police check
flu vaccination | flu shot | flu vax
@tool
Suboxone => opioid agonist treatment
`;
