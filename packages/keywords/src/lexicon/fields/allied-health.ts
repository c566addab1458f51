/** Therapy, imaging, emergency care, mental health and fitness. ../README.md describes the format. */
export const ALLIED_HEALTH = `
@skill
physical therapy | physiotherapy | physio | musculoskeletal rehabilitation
occupational therapy
speech therapy | speech-language pathology | speech and language therapy | SLP therapy
rehabilitation | rehab
manual therapy | joint mobilization | soft tissue mobilization | myofascial release
adaptive equipment | assistive technology | orthotics | splinting
radiography | X-ray imaging | radiologic technology | diagnostic imaging
MRI | magnetic resonance imaging | MR imaging => radiography
CT scanning | computed tomography | CT imaging => radiography
ultrasound imaging | sonography | echocardiography
surgical technology | sterile field | scrub tech | surgical assisting
sterile processing | instrument sterilization | autoclave | central sterile
ECG | EKG | electrocardiogram | 12-lead ECG
emergency medical services | prehospital care | ambulance care | pre-hospital emergency care
optometry | eye exams | refraction | visual acuity testing
dietetics | dietary assessment | nutrition
massage therapy | sports massage | deep tissue massage
personal training | fitness instruction | strength and conditioning | group fitness
psychotherapy | talk therapy | individual therapy | psychological therapy
mental health counselling | individual counselling | group counselling
CBT | cognitive behavioral therapy ~ therapy-approach
dialectical behavior therapy ~ therapy-approach
motivational interviewing | EMDR | trauma-focused therapy ~ therapy-approach
psychological assessment | psychological testing | neuropsychological testing | psychometric testing | WISC
applied behavior analysis | ABA | ABA therapy | behavior analysis | discrete trial training
addiction counselling | substance abuse counseling | substance use disorder | SUD treatment | drug and alcohol counselling
treatment planning | therapy plans
progress notes | SOAP notes | session notes
veterinary care | animal care | veterinary medicine | veterinary nursing
hair styling | haircutting | hairdressing | hair coloring | cut and blow-dry
skin care treatments | esthetics | +facials | waxing
@certificate
DPT license | licensed physical therapist | HCPC physiotherapist | chartered physiotherapist => physical therapy
OTR/L | licensed occupational therapist | COTA | NBCOT => occupational therapy
CCC-SLP | ASHA certified | Certificate of Clinical Competence => speech therapy
ARRT | registered radiologic technologist => radiography ~ imaging-certificate
ARDMS | RDMS | RDCS => ultrasound imaging ~ imaging-certificate
Certified Surgical Technologist => surgical technology
CRCST | certified sterile processing technician | CSPDT => sterile processing
EMT | Emergency Medical Technician | EMT-B | EMT-Basic | NREMT => emergency medical services ~
paramedic | EMT-P => emergency medical services ~
Registered Dietitian | RDN | registered dietician => dietetics
Licensed Mental Health Counselor | LMHC | LPC | LPCC | Licensed Professional Counselor => mental health counselling ~ therapy-licence
LMFT | licensed marriage and family therapist => psychotherapy ~ therapy-licence
licensed psychologist | clinical psychologist license => psychological assessment ~ therapy-licence
BCBA | Board Certified Behavior Analyst => applied behavior analysis ~
RBT | Registered Behavior Technician => applied behavior analysis ~
CADC | LADC | LCDC | certified alcohol and drug counselor => addiction counselling
NASM ; ACE personal trainer ; NSCA ; ACSM => personal training ~
Registered Veterinary Technician | RVT | CVT | LVT | RVN => veterinary care
cosmetology license | licensed cosmetologist | esthetician license | barber license
`;
