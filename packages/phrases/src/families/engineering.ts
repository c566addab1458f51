import type { RoleFamily } from '../role-family.ts';

export const ENGINEERING: readonly RoleFamily[] = [
  {
    field: 'electronics',
    name: 'Electrical engineer',
    titles: `
      electronics engineer, embedded engineer, embedded software engineer, firmware
      engineer, hardware engineer, electronic engineer, electronics technician, power
      engineer, fpga engineer, electrical design engineer`,
    lines: [
      'Designed [circuit or board] for [product], from requirements to a tested prototype in [number] weeks.',
      'Programmed firmware for [device], bringing [measure] down by [number]%.',
      'Tested [number] units against [standard] and documented every deviation.',
      'Diagnosed [fault] with [instrument] and changed [part], reducing returns by [number]%.',
      'Selected components for [product], lowering its unit cost by [amount].',
    ],
  },
  {
    field: 'electronics',
    name: 'Automation engineer',
    titles: `
      controls engineer, plc programmer, control systems engineer, instrumentation
      technician, instrumentation engineer, robotics engineer, automation technician,
      controls technician`,
    lines: [
      'Programmed [controller] for [line or machine], raising output by [number] units an hour.',
      'Commissioned [number] [machines or cells] on site and trained the operators.',
      'Reduced unplanned stops of [line] from [number] to [number] a [week or month] by [what you changed].',
      'Rebuilt the operator screens of [system], so that faults are found in [time].',
      'Calibrated [number] instruments a [period] and kept records ready for audit.',
    ],
  },
  {
    field: 'mechanical engineering',
    name: 'Mechanical engineer',
    titles: `
      design engineer, product design engineer, mechanical designer, cad technician, cad
      designer, drafter, mechanical design engineer, aerospace engineer, engineering
      technician, draughtsman`,
    lines: [
      'Designed [part or assembly] in [design tool], from sketch to production drawings.',
      'Saved [amount] per unit of [product] by [change of material, part or process].',
      'Calculated and tested [load, heat or flow] of [component], confirming it against [standard].',
      'Built [number] prototypes of [product] and settled [problem] before tooling was ordered.',
      'Worked with [suppliers or production] to cut scrap of [part] from [number]% to [number]%.',
    ],
  },
  {
    field: 'maintenance',
    name: 'Maintenance technician',
    titles: `
      maintenance engineer, maintenance mechanic, millwright, industrial mechanic,
      maintenance worker, maintenance supervisor, maintenance manager, facilities
      technician, building maintenance technician, handyman, caretaker, facilities
      manager, maintenance electrician, field service technician, field service
      engineer, service technician`,
    lines: [
      'Maintained [number] [machines or buildings], completing [number]% of planned work on schedule.',
      'Repaired [equipment] within [time], avoiding [number] hours of lost production.',
      'Planned preventive maintenance for [equipment], reducing breakdowns by [number]%.',
      'Organized spare parts for [site], lowering stock worth [amount] without shortages.',
      'Followed lockout and permit rules on every job, with [number] months free of accidents.',
    ],
  },
  {
    field: 'heating and cooling',
    name: 'HVAC technician',
    titles: `
      hvac engineer, refrigeration technician, heating engineer, hvac installer,
      refrigeration engineer, air conditioning technician, gas engineer, boiler
      technician, hvac mechanic`,
    lines: [
      'Installed and commissioned [number] [heating or cooling systems] in [homes or buildings].',
      'Diagnosed faults on [type of system], solving [number]% on the first visit.',
      'Serviced [number] customers a week under maintenance contracts.',
      'Handled refrigerant by [rule or certificate] and kept complete records.',
      'Advised customers on [upgrade], saving them [number]% of energy.',
    ],
  },
  {
    field: 'vehicles',
    name: 'Automotive technician',
    titles: `
      mechanic, auto mechanic, vehicle technician, automotive mechanic, car mechanic,
      diesel mechanic, motor mechanic, diesel technician, service advisor, auto body
      technician, panel beater, mot tester`,
    lines: [
      'Diagnosed and repaired [number] vehicles a week, from [system] to [system].',
      'Reduced comebacks to [number]% by road-testing every repair.',
      'Serviced [makes or kinds of vehicle] to the maker’s schedule and documented each step.',
      'Explained faults and prices to customers in plain words, with [number]% of estimates approved.',
      'Coached [number] apprentices in [skill] and workshop safety.',
    ],
  },
];
