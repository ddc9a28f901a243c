/** Words of the quote's controls as plain data: a server component hands them to a client one. */
const day = (short, full) => ({ short, full });

export const labels = {
  stepper: { decrease: 'Fewer: {label}', increase: 'More: {label}', kept: 'Kept between {min} and {max}.' },
  schedule: {
    frequency: {
      'one-time': 'Once',
      weekly: 'Weekly',
      'three-per-week': 'Three a week',
      nightly: 'Nightly',
      'bi-weekly': 'Every two weeks',
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      custom: 'Custom',
    },
    days: 'On which days?',
    day: {
      Mon: day('Mon', 'Monday'),
      Tue: day('Tue', 'Tuesday'),
      Wed: day('Wed', 'Wednesday'),
      Thu: day('Thu', 'Thursday'),
      Fri: day('Fri', 'Friday'),
      Sat: day('Sat', 'Saturday'),
      Sun: day('Sun', 'Sunday'),
    },
    shifts: 'When?',
    shift: { day: 'By day', night: 'By night' },
    timesPerWeek: { lang: 'en-CA', one: '{count} time a week', other: '{count} times a week' },
  },
};
