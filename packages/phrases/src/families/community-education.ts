import type { RoleFamily } from '../role-family.ts';

export const COMMUNITY_EDUCATION: readonly RoleFamily[] = [
  {
    field: 'social work',
    name: 'Social worker',
    titles: `
      case manager, case worker, youth worker, family support worker, community worker,
      outreach worker, social care worker, social services assistant, probation officer,
      residential support worker, housing officer, community outreach coordinator,
      victim advocate, key worker`,
    lines: [
      'Managed [number] cases at a time, visiting each [person or family] every [period].',
      'Assessed needs and risks and agreed on a plan with [people concerned].',
      'Connected [number] people with [housing, benefits or treatment].',
      'Testified or reported to [court or authority] with complete records.',
      'Started [group or service], attended by [number] people a [week or month].',
    ],
  },
  {
    field: 'charity',
    name: 'Fundraiser',
    titles: `
      fundraising manager, development officer, development director, grant writer,
      volunteer coordinator, nonprofit manager, charity manager, fundraising officer,
      volunteer manager`,
    lines: [
      'Raised [amount] from [number] donors for [cause].',
      'Wrote [number] applications to [funders], of which [number] were granted.',
      'Recruited and guided [number] volunteers for [activity].',
      'Organized [event] with [number] guests, bringing in [amount].',
      'Reported results to [board or funder], who renewed [amount] of support.',
    ],
  },
  {
    field: 'education',
    name: 'Teacher',
    titles: `
      school teacher, primary school teacher, high school teacher, elementary teacher,
      elementary school teacher, secondary school teacher, mathematics teacher,
      substitute teacher, educator, tutor, special education teacher, supply teacher,
      esl teacher, english teacher, instructor, music teacher, =teaching, head teacher,
      school principal, assistant principal, vice principal`,
    lines: [
      'Taught [subject] to [number] students aged [range], in classes of [number].',
      'Planned lessons for [level], adapted to students with [needs].',
      'Raised the share of students reaching [standard] from [number]% to [number]%.',
      'Led [club, trip or project] with [number] students.',
      'Met families regularly and agreed on steps for students who struggled with [difficulty].',
      'Shared [method or material] with [number] colleagues.',
    ],
  },
  {
    field: 'education',
    name: 'Lecturer',
    titles: `
      professor, university lecturer, assistant professor, associate professor, adjunct
      professor, teaching fellow, academic advisor, adjunct instructor, adjunct faculty,
      graduate teaching assistant, =academic`,
    lines: [
      'Lectured on [subject] to [number] students a term.',
      'Developed [course], rated [number] out of [number] by students.',
      'Supervised [number] theses to completion.',
      'Published [number] papers on [subject] in [journals].',
      'Chaired [committee or program] with [number] members.',
    ],
  },
  {
    field: 'education',
    name: 'Teaching assistant',
    titles: `
      teacher assistant, teacher aide, paraprofessional, learning support assistant,
      classroom assistant, special needs assistant, teachers aide, instructional aide`,
    lines: [
      'Supported [number] students in [class], alone and in small groups.',
      'Helped students with [need] take part in [activity].',
      'Prepared materials for [subject] and kept records of progress.',
      'Calmed conflicts and kept routines during [times of day].',
      'Read with [number] students a week, [number] of whom moved up a level.',
    ],
  },
  {
    field: 'training',
    name: 'Trainer',
    titles: `
      training specialist, learning and development specialist, instructional designer,
      training manager, training coordinator, corporate trainer, learning and
      development manager, learning designer, learning and development coordinator,
      training officer`,
    lines: [
      'Trained [number] people in [subject], rated [number] out of [number].',
      'Designed [course] in [tool], completed by [number]% of those enrolled.',
      'Asked [teams] what they lacked and built [program] around it.',
      'Measured results of [training] by [measure], which improved by [number]%.',
      'Moved [course] online, saving [amount or time] a year.',
    ],
  },
  {
    field: 'childcare',
    name: 'Childcare worker',
    titles: `
      nanny, nursery practitioner, preschool teacher, daycare worker, babysitter, early
      childhood educator, nursery nurse, nursery assistant, early years practitioner,
      kindergarten teacher, childminder, daycare teacher, child care provider, au pair,
      nursery manager, camp counselor, playworker, early years teacher, childcare
      assistant`,
    lines: [
      'Looked after [number] children aged [range], keeping to the rules on numbers and safety.',
      'Planned play and activities on [theme] for each [day or week].',
      'Observed each child and talked about progress with parents every [period].',
      'Prepared meals and routines for children with [allergies or needs].',
      'Welcomed [number] new children and helped them settle.',
    ],
  },
];
