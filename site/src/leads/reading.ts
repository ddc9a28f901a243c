import { sanitise } from './sanitise.ts';

/** The sanitised text of a control; empty when it is not there. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? sanitise(value) : '';
};
