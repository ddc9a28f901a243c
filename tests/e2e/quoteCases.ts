import type { Answers } from './form.ts';

export const contact = { name: 'Sam O’Neil', email: 'sam@example.com', phone: '514 555 0100' } as const;
export const noShift = { day: false, night: false };

export interface Case {
  answers: Answers & { service: string };
  stored: Record<string, unknown>;
}

/** Each of the six offered services with answers of its own; between them every frequency. */
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
    answers: { service: 'building', lobbies: '1', entrances: '2', elevators: '3', stairwells: '4', mailrooms: '5', glassDoors: true, frequency: 'weekly', days: ['Sun', 'Tue'], shifts: ['day'] },
    stored: {
      schedule: { kind: 'weekly', days: ['Tue', 'Sun'], timesPerWeek: 2, shifts: { day: true, night: false } },
      service_details: { lobbies: 1, entrances: 2, elevators: 3, stairwells: 4, mailrooms: 5, glassDoors: true, preferences: { frequency: 'weekly' } },
    },
  },
  {
    answers: { service: 'warehouse', sqft: '250000', loadingDocks: '12', productionZones: '3', breakrooms: '2', machineAisles: true, frequency: 'bi-weekly', days: ['Sat'], shifts: ['day', 'night'] },
    stored: {
      sqft: 250_000,
      schedule: { kind: 'bi-weekly', days: ['Sat'], timesPerWeek: null, shifts: { day: true, night: true } },
      service_details: { loadingDocks: 12, productionZones: 3, breakrooms: 2, machineAisles: true, preferences: { frequency: 'bi-weekly' } },
    },
  },
  {
    answers: { service: 'post-construction', cleanupStage: ['final', 'rough'], floorProtection: true, constructionWindows: true, frequency: 'one-time', startDate: '2099-04-20', notes: 'Line one\nLine two' },
    stored: {
      schedule: { kind: 'one-time', days: [], timesPerWeek: null, shifts: noShift },
      service_details: { cleanupStage: ['rough', 'final'], floorProtection: true, constructionWindows: true, preferences: { frequency: 'one-time', startDate: '2099-04-20' } },
      notes: 'Line one\nLine two',
    },
  },
  {
    answers: { service: 'specialized-addons', addons: ['odor', 'carpet', 'pressure-wash'], frequency: 'quarterly' },
    stored: {
      schedule: { kind: 'quarterly', days: [], timesPerWeek: null, shifts: noShift },
      service_details: { addons: ['carpet', 'pressure-wash', 'odor'], preferences: { frequency: 'quarterly' } },
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
