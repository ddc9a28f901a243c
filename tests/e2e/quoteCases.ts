import type { Answers } from './form.ts';

export const contact = { name: 'Sam O’Neil', email: 'sam@example.com', phone: '514 555 0100' } as const;
export const noShift = { day: false, night: false };

export interface Case {
  answers: Answers & { service: string };
  stored: Record<string, unknown>;
}

/** Two services with answers of their own. tests/database/lead-fields.test.ts covers each field and option of every service. */
export const services: readonly Case[] = [
  {
    answers: {
      service: 'office',
      sqft: '8,000',
      floors_served: '2',
      restrooms: '6',
      kitchens: '1',
      conferenceRooms: '5',
      receptionAreas: '0',
      interiorWindows: true,
      exteriorWindows: true,
      highTouch: true,
      frequency: 'nightly',
      includeWeekends: true,
      include: 'The lobby & the <terrace>',
      company: 'A < B Inc.',
    },
    stored: {
      company: 'A < B Inc.',
      sqft: 8000,
      floors_served: 2,
      schedule: { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: { day: false, night: true } },
      service_details: {
        restrooms: 6,
        kitchens: 1,
        conferenceRooms: 5,
        receptionAreas: 0,
        interiorWindows: true,
        exteriorWindows: true,
        highTouch: true,
        preferences: { frequency: 'nightly', includeWeekends: true, include: 'The lobby & the' },
      },
    },
  },
  {
    answers: { service: 'duct-ventilation', hvacSystems: '7', lastDuctClean: '>3y', frequency: 'monthly' },
    stored: {
      schedule: { kind: 'monthly', days: [], timesPerWeek: null, shifts: noShift },
      service_details: { hvacSystems: 7, lastDuctClean: '>3y', preferences: { frequency: 'monthly' } },
    },
  },
];
