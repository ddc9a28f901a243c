declare global {
  interface Window {
    /** The page's data layer, for a tag manager that may be listening. */
    dataLayer?: object[];
  }
}

/** The event of a stored lead, without personal data (behaviour.md 5.19). */
export type FormSubmitEvent =
  | { event: 'form_submit'; form_type: 'contact' }
  | { event: 'form_submit'; form_type: 'quote_request'; service: string };

/** Pushes an event to the data layer. Errors of a listener are logged, because the lead is already stored. */
export function pushEvent(event: FormSubmitEvent): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch (error) {
    console.error(error);
  }
}
