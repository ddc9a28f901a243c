/** What stands beside the name where there is no page around it: home screens, shared pictures. */
export const brand = {
  'brand.descriptor': 'Commercial cleaning',
} as const;
