// What the thank-you message shows beside its words. It is fetched while a form is being sent (`useThanksParts.ts`).
export { NightTower } from '@uno/ui/house/NightTower';
export { dueDates } from '../../../i18n/dueDates.ts';
