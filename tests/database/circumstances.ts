import type { SubmissionContext } from '../../site/src/leads/validate.ts';

/** A submission context in which only the answers can be wrong. */
export const personCircumstances: SubmissionContext = {
  trap: '',
  elapsed: 60_000,
  minutesLeft: 0,
  today: '2025-01-01',
  unread: [],
  early: false,
};
