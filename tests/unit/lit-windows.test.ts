import { litWindows } from '@uno/drawings/pages/closing';
import { expect, test } from 'vitest';

const services = ['office', 'building', 'warehouse', 'postConstruction', 'addOns', 'duct'] as const;

test('the windows that are lit at the end of each service’s page are its own', () => {
  expect(new Set(services.map((service) => JSON.stringify(litWindows(service)))).size).toBe(services.length);
});
