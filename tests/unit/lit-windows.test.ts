import { litWindows } from '@uno/drawings/pages/closing';
import { expect, test } from 'vitest';

const services = ['office', 'building', 'warehouse', 'postConstruction', 'addOns', 'duct'] as const;

test('each service’s page ends with other lit windows', () => {
  expect(new Set(services.map((service) => JSON.stringify(litWindows(service)))).size).toBe(services.length);
});

test('every lit window is in one of the façade’s thirteen columns', () => {
  expect(services.flatMap((service) => litWindows(service).filter(([column]) => column < 0 || column > 12))).toEqual([]);
});
