import { ExperienceLevel } from '@shortlist/model';
import { z } from 'zod';

/** The experience that a document is meant for; empty while none is chosen. */
export const ChosenLevel = ExperienceLevel.or(z.literal(''));
