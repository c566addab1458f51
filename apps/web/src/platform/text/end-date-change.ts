import { chooseEndDate, type EndOfExperience, PRESENT, setCurrent } from '@shortlist/model';

/** Returns what an end date means for an experience: "Present" turns "Currently work here" on, any other turns it off. */
export const endDateChange = (date: string): EndOfExperience =>
  date === PRESENT ? setCurrent(true) : chooseEndDate(date);
