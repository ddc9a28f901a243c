/** The labels of the quote form as plain data, which a server component passes to a client component. */
export const labels = {
  stepper: { decrease: 'Fewer: {label}', increase: 'More: {label}', outOfBounds: 'Enter a whole number from {min} to {max}.' },
  options: [
    { value: 'one-time', label: 'Once' },
    { value: 'weekly', label: 'Weekly', days: 'counted' },
    { value: 'three-per-week', label: 'Three a week', days: 'counted', fills: { days: ['Mon', 'Wed', 'Fri'] }, becomes: 'custom' },
    { value: 'nightly', label: 'Nightly', days: 'counted', fills: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] }, becomes: 'custom' },
    { value: 'bi-weekly', label: 'Every two weeks', days: 'free' },
    { value: 'monthly', label: 'Monthly' },
    { value: 'quarterly', label: 'Quarterly' },
    { value: 'custom', label: 'Custom', days: 'counted' },
  ],
  schedule: {
    days: 'On which days?',
    day: { lang: 'en-CA' },
    shifts: 'When?',
    shift: { day: 'By day', night: 'By night' },
    summary: 'Your schedule',
    visitsPerWeek: { lang: 'en-CA', one: '{count} time a week', other: '{count} times a week' },
  },
};
