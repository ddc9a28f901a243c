import { trimBlank } from './blank.ts';
import { sanitise } from './sanitise.ts';

/** The text of a control as it was typed; empty when the form has no such control. */
export const rawTextIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The same, sanitised. */
export const textIn = (data: FormData, name: string): string => sanitise(rawTextIn(data, name));

/** An e-mail address without blank characters at its ends, and without the angle brackets that mail programs put around it. */
export const emailIn = (data: FormData, name: string): string => trimBlank(textIn(data, name), false).replace(/^<([^<>]*)>$/, '$1');

/** A phone number without blank characters at its ends. Full-width digits and signs (`５`, `－`) become ordinary ones. */
export const phoneIn = (data: FormData, name: string): string =>
  trimBlank(textIn(data, name), false).replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0));
