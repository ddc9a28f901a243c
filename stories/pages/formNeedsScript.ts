/** Why the story of a page with a form is exempt from being tried without JavaScript. */
export const formNeedsScript = {
  check: 'without-script',
  reason: 'Sending needs JavaScript: the form is not shown without it, and a notice in its place says how to call and write (tests/e2e/nojs.spec.ts, tests/e2e/contact.spec.ts).',
  until: '2027-05-21',
} as const;
