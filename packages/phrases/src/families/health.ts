import type { RoleFamily } from '../role-family.ts';

export const HEALTH: readonly RoleFamily[] = [
  {
    field: 'nursing',
    name: 'Registered nurse',
    titles: `
      rn, nurse, staff nurse, nurse practitioner, charge nurse, icu nurse, licensed
      practical nurse, lpn, lvn, nurse manager, =nursing, midwife, clinical nurse
      specialist, nursing manager, community nurse, ward manager, practice nurse,
      district nurse, school nurse, health visitor`,
    lines: [
      'Cared for [number] patients a shift on [unit], from admission to discharge.',
      'Assessed patients, gave medication and documented care in [system] with [number]% of audits passed.',
      'Taught patients and families about [condition], reducing [readmissions or calls] by [number]%.',
      'Oriented [number] new nurses and students to [unit].',
      'Worked with [team] on [improvement], bringing [falls, infections or waiting time] down by [number]%.',
      'Responded to [kind of emergency] as part of [team].',
    ],
  },
  {
    field: 'care',
    name: 'Care assistant',
    titles: `
      healthcare assistant, caregiver, carer, nursing assistant, certified nursing
      assistant, cna, home health aide, personal care assistant, care worker, support
      worker, patient care technician, nurse aide, senior carer, care home manager,
      personal support worker, direct support professional, home carer`,
    lines: [
      'Supported [number] residents or clients a shift with washing, dressing, meals and moving about.',
      'Noted changes in [health or mood] and told [nurse or family] at once.',
      'Followed each care plan and kept daily notes complete for [number] people.',
      'Encouraged residents to take part in [activity], with [number] joining every week.',
      'Moved people safely with [equipment], with no injury in [number] months.',
    ],
  },
  {
    field: 'therapy',
    name: 'Physical therapist',
    titles: `
      physiotherapist, occupational therapist, speech therapist, speech language
      pathologist, speech and language therapist, physical therapist assistant,
      physiotherapy assistant, respiratory therapist, rehabilitation assistant,
      chiropractor, massage therapist, athletic trainer, osteopath, dietitian,
      nutritionist`,
    lines: [
      'Treated [number] patients a week with [condition], setting goals with each of them.',
      'Helped [number]% of patients reach [goal] within [number] sessions.',
      'Wrote evaluations and notes for [number] patients a week, each on the day of treatment.',
      'Ran a [class or group] for [number] participants a [week or month].',
      'Introduced [method or outcome measure] to [clinic], now used by [number] colleagues.',
    ],
  },
  {
    field: 'emergency and imaging',
    name: 'Paramedic',
    titles: `
      emt, emergency medical technician, ambulance technician, emergency care assistant,
      ambulance driver, first responder, emergency medical responder`,
    lines: [
      'Responded to [number] calls a shift in [area], as [role in the crew].',
      'Assessed and treated patients with [kinds of emergency] on scene and on the way.',
      'Checked and stocked the vehicle before each shift, with no item missing in [number] audits.',
      'Trained [number] colleagues or students in [skill].',
      'Handed patients over to [hospital] with complete records.',
    ],
  },
  {
    field: 'emergency and imaging',
    name: 'Radiographer',
    titles: `
      radiologic technologist, radiology technician, x ray technician, sonographer,
      ultrasound technician, mri technologist, ct technologist, surgical technologist,
      surgical technician, operating department practitioner, sterile processing
      technician, radiation therapist`,
    lines: [
      'Carried out [number] [kinds of examination or procedure] a day on [equipment].',
      'Positioned and reassured patients, keeping repeat images under [number]%.',
      'Applied [safety rule] to protect patients and staff on every case.',
      'Checked [equipment] daily and reported faults before they delayed patients.',
      'Shortened waiting for [examination] from [time] to [time] by [what you changed].',
    ],
  },
  {
    field: 'dental',
    name: 'Dental assistant',
    titles: `
      dental nurse, dental hygienist, dentist, dental receptionist, dental office
      manager, dental therapist, dental technician, orthodontic assistant, practice
      manager`,
    lines: [
      'Assisted with or carried out [number] treatments a day, such as [treatment].',
      'Took [images or impressions] with few retakes and prepared them for the same visit.',
      'Sterilized instruments and rooms by [rule], passing every inspection.',
      'Explained treatment and aftercare, so that [number]% of patients kept their next appointment.',
      'Kept charts, supplies and schedule in order for [number] dentists.',
    ],
  },
  {
    field: 'pharmacy',
    name: 'Pharmacist',
    titles: `
      pharmacy technician, pharmacy assistant, clinical pharmacist, dispensing
      assistant, pharmacy manager, dispenser, pharmacy dispenser`,
    lines: [
      'Dispensed [number] prescriptions a day with [number] errors in [period].',
      'Counseled patients on [medicines], finding [number] interactions or double prescriptions a [month].',
      'Managed stock worth [amount], lowering expired items by [number]%.',
      'Settled [number] insurance or prescriber queries a [day or week].',
      'Started [service, such as vaccination], used by [number] patients.',
    ],
  },
  {
    field: 'medical office',
    name: 'Medical assistant',
    titles: `
      medical receptionist, medical secretary, medical office assistant, medical biller,
      medical coder, phlebotomist, patient coordinator, medical administrator, health
      information technician, medical records clerk, patient services representative,
      ward clerk, medical office manager, billing specialist, medical billing
      specialist, healthcare administrator, patient access representative`,
    lines: [
      'Received and prepared [number] patients a day for [number] clinicians.',
      'Scheduled visits so that missed appointments fell from [number]% to [number]%.',
      'Kept records in [system] complete and confidential.',
      'Submitted or coded [number] claims a [week or month], with [number]% accepted at first submission.',
      'Took [vital signs or blood samples] from [number] patients a day with care.',
    ],
  },
  {
    field: 'medicine',
    name: 'Physician',
    titles: `
      doctor, medical doctor, general practitioner, gp, surgeon, resident physician,
      medical officer, physician assistant, physician associate, hospitalist,
      pediatrician, psychiatrist, optometrist, anesthesiologist, consultant physician,
      house officer`,
    lines: [
      'Treated [number] patients a [day or week] in [specialty].',
      'Performed [number] [procedures], with a complication rate of [number]%.',
      'Led rounds and discharge planning with a team of [number].',
      'Audited [practice] and changed [step], improving [outcome] by [number]%.',
      'Taught [number] students and residents in [subject].',
    ],
  },
  {
    field: 'mental health',
    name: 'Counselor',
    titles: `
      therapist, psychologist, counsellor, mental health counselor, psychotherapist,
      school counselor, behavior analyst, substance abuse counselor, behavioral
      therapist, clinical psychologist, mental health worker, assistant psychologist,
      addiction counselor, guidance counselor, registered behavior technician`,
    lines: [
      'Held a caseload of [number] clients with [kinds of concern], in [individual or group] sessions.',
      'Developed treatment plans by [approach] and reviewed them every [period].',
      'De-escalated [kind of crisis] and arranged [further care].',
      'Recorded sessions and outcomes on time, with [number]% of clients reporting [change].',
      'Led workshops on [subject] for [number] participants.',
    ],
  },
  {
    field: 'animals',
    name: 'Veterinary technician',
    titles: `
      veterinary nurse, vet nurse, vet tech, veterinarian, veterinary assistant, =vet,
      animal care assistant, animal care worker, dog groomer, pet groomer`,
    lines: [
      'Cared for [number] animals a day, from [kind] to [kind].',
      'Assisted with [number] operations a week and watched over recovery.',
      'Ran [tests or images] in the practice, with results within [time].',
      'Advised owners on [feeding, medicine or behavior] after each visit.',
      'Kept rooms, cages and instruments clean by [rule].',
    ],
  },
];
