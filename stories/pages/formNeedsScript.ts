/** Why the story of a page with a form is exempt from being tried without JavaScript. */
export const formNeedsScript = {
  check: 'without-script',
  reason: 'Without JavaScript the site’s own server takes the posted form (tests/e2e/nojs.spec.ts); every other build shows a notice that says how to call and write (tests/e2e/unconfigured.spec.ts).',
  until: '2027-05-21',
} as const;
