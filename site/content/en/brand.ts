import { said } from '../facts.en.ts';

/** What stands beside the name where there is no page around it: home screens, shared pictures. */
export const brand = said({
  'brand.descriptor': 'Commercial cleaning',
});
