/** What stands beside the name where there is no page around it: home screens, shared pictures. */
export const head = {
  'head.descriptor': 'Commercial cleaning',
} as const;
