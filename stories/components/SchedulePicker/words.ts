import type { SchedulePickerLabels } from '@uno/ui/SchedulePicker';

/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    legend: 'How often should we come?',
    hint: 'You can change it at any time.',
    error: 'Please select a cleaning frequency.',
    labels: {
      frequency: {
        'one-time': 'One-time',
        weekly: 'Weekly',
        'three-per-week': '3 times per week',
        nightly: 'Nightly (Mon–Fri)',
        'bi-weekly': 'Bi-weekly',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        custom: 'Custom',
      },
      days: 'On which days?',
      day: {
        Mon: { short: 'Mon', full: 'Monday' },
        Tue: { short: 'Tue', full: 'Tuesday' },
        Wed: { short: 'Wed', full: 'Wednesday' },
        Thu: { short: 'Thu', full: 'Thursday' },
        Fri: { short: 'Fri', full: 'Friday' },
        Sat: { short: 'Sat', full: 'Saturday' },
        Sun: { short: 'Sun', full: 'Sunday' },
      },
      shifts: 'At what time of day?',
      shift: { day: 'Daytime', night: 'Nighttime' },
      timesPerWeek: (times) => (times === 1 ? 'once per week' : `${times} times per week`),
    } satisfies SchedulePickerLabels,
  },
  'fr-CA': {
    legend: 'À quelle fréquence devons-nous passer?',
    hint: 'Vous pourrez la modifier en tout temps.',
    error: 'Veuillez choisir une fréquence d’entretien.',
    labels: {
      frequency: {
        'one-time': 'Une seule fois',
        weekly: 'Chaque semaine',
        'three-per-week': '3 fois par semaine',
        nightly: 'Chaque soir (lun. au ven.)',
        'bi-weekly': 'Aux deux semaines',
        monthly: 'Chaque mois',
        quarterly: 'Chaque trimestre',
        custom: 'Sur mesure',
      },
      days: 'Quels jours?',
      day: {
        Mon: { short: 'Lun.', full: 'Lundi' },
        Tue: { short: 'Mar.', full: 'Mardi' },
        Wed: { short: 'Mer.', full: 'Mercredi' },
        Thu: { short: 'Jeu.', full: 'Jeudi' },
        Fri: { short: 'Ven.', full: 'Vendredi' },
        Sat: { short: 'Sam.', full: 'Samedi' },
        Sun: { short: 'Dim.', full: 'Dimanche' },
      },
      shifts: 'À quel moment de la journée?',
      shift: { day: 'De jour', night: 'De nuit' },
      timesPerWeek: (times) => `${times} fois par semaine`,
    } satisfies SchedulePickerLabels,
  },
};
