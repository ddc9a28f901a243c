import { sanitise } from './sanitise.ts';

/** The text of a control as it was typed; empty when the form has no such control. */
export const rawTextIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The same, sanitised. */
export const textIn = (data: FormData, name: string): string => sanitise(rawTextIn(data, name));
